import UnicodeData

/// Computes the number of terminal columns that text takes.
package enum DisplayWidth {
  /// Returns the columns of a text, the sum of its characters' (after UAX #11 and what terminals do).
  package static func of(_ text: String) -> Int {
    if text.utf8Span.isKnownASCII { return text.utf8.count }
    if let columns = latin(text) { return columns }
    var width = 0
    for scalar in text.unicodeScalars {
      // This scalar may join others, so the characters have to be found, which takes ten times as
      // long.
      guard let columns = certain(scalar) else { return text.reduce(0) { $0 + of($1) } }
      width += columns
    }
    return width
  }

  /// Returns the columns of a text of printable ASCII and Latin letters, which is the number of its
  /// scalars; `nil` for any other text.
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

  /// Returns 0 for a character that joins the one before it, 2 for wide and emoji characters, else 1.
  ///
  /// A joined emoji (ZWJ, flag, skin tone) is one character here and has 2. A syllable of an Indic or
  /// Thai script is one character too, but terminals give each of its letters a column.
  package static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation { return 2 }
      width += of(scalar)
    }
    return width
  }

  /// Returns the columns that all terminals give a scalar, if they also keep it where it is written.
  ///
  /// `nil` if terminals differ, or the scalar joins the one before it.
  ///
  /// They agree on letters, signs and ideographs. They differ on emoji and on scripts whose letters
  /// join, and some reorder text that is read from right to left.
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

/// The direction in which a text is read.
package enum TextDirection {
  /// Returns whether the first letter with a direction is read from right to left (UAX #9, P2; the
  /// classes R and AL are taken from the blocks of such scripts).
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
