import UnicodeData

/// How many terminal columns text takes.
package enum DisplayWidth {
  /// The columns of a text: the sum of its characters' (after UAX #11 and what terminals do).
  package static func of(_ text: String) -> Int {
    if text.utf8Span.isKnownASCII { return text.utf8.count }
    if let columns = latin(text) { return columns }
    var width = 0
    for scalar in text.unicodeScalars {
      // What joins others is not certain: to find characters takes ten times as long.
      guard let columns = certain(scalar) else { return text.reduce(0) { $0 + of($1) } }
      width += columns
    }
    return width
  }

  /// The columns of a text of printable ASCII and Latin letters, as many as its scalars; nil for any
  /// other.
  private static func latin(_ text: String) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var columns = 0
      for byte in bytes {
        switch byte {
        case 0x20..<0x7F, 0xC3...0xCB: columns += 1
        case 0x80..<0xC0: continue
        default: return nil
        }
      }
      return columns
    } ?? nil
  }

  /// 0 for what joins the character before it, 2 for wide and emoji characters, else 1.
  ///
  /// A joined emoji (ZWJ, flag, skin tone) is one character here, so 2. A syllable of an Indic or
  /// Thai script is one too, yet terminals give each of its letters a column.
  package static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation { return 2 }
      width += of(scalar)
    }
    return width
  }

  /// The columns that all terminals give a scalar, which they keep where it is written; nil where
  /// they may differ, and for what joins the scalar before it.
  ///
  /// They agree on letters, signs and ideographs. They do not on emoji and on scripts whose letters
  /// join, and some turn what is read from right to left.
  package static func certain(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x590: 1
    case 0x1E00..<0x2000, 0x2010..<0x2028, 0x2030..<0x2060, 0x2070..<0x20D0, 0x2100..<0x2300: 1
    case 0x2500..<0x25FD, 0x2800..<0x2900: 1
    case 0x2300..<0x2C00 where scalar.properties.isEmojiPresentation: nil
    case 0x2300..<0x2C00, 0x2E80..<0x3000, 0x3001..<0x302A, 0x3041..<0x3099, 0x309B..<0xA4D0,
      0xAC00..<0xD7A4, 0xFF01..<0xFF61:
      UnicodeData.isWide(scalar) ? 2 : 1
    default: nil
    }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    // The vowels and final consonants of Hangul complete a syllable that is wide already.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    switch UnicodeData.category(of: scalar) {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return UnicodeData.isWide(scalar) ? 2 : 1
    }
  }
}

/// Which way texts are read.
package enum TextDirection {
  /// Whether the first letter that is of a direction is of one read from right to left (UAX #9, P2,
  /// with the blocks of such scripts for the classes R and AL).
  package static func isRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.first { $0.properties.isAlphabetic }.map(isRightToLeft) ?? false
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
