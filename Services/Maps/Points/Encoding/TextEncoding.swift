/// The encoding of a text, as its first bytes tell.
enum TextEncoding: Hashable {
  /// Bytes that are not UTF-8 are read as windows-1252.
  case utf8
  /// Another one, by the name that iconv(3) knows.
  case named(String)

  static let latin = TextEncoding.named("windows-1252")

  /// As it is said; `nil` if it needs no word.
  var name: String? {
    switch self {
    case .utf8: nil
    case .named(let name): name.hasPrefix("UTF") ? String(name.dropLast(2)) : name
    }
  }

  /// Finds the encoding by a byte order mark, by the zeros of 16 bits, or by what XML declares.
  ///
  /// - Returns: how many bytes a mark takes, too.
  static func detect(_ start: [UInt8]) -> (encoding: TextEncoding, mark: Int) {
    let marks: [([UInt8], TextEncoding)] = [
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .named("UTF-32LE")),
      ([0, 0, 0xFE, 0xFF], .named("UTF-32BE")), ([0xFF, 0xFE], .named("UTF-16LE")),
      ([0xFE, 0xFF], .named("UTF-16BE")),
    ]
    if let (mark, encoding) = marks.first(where: { start.starts(with: $0.0) }) {
      return (encoding, mark.count)
    }
    return (wide(start) ?? declared(start) ?? .utf8, 0)
  }

  /// Letters of most texts have a zero in one of their two bytes, always the same.
  private static func wide(_ start: [UInt8]) -> TextEncoding? {
    let sample = start.prefix(2048)
    var zeros = [0, 0]
    for index in sample.indices where sample[index] == 0 { zeros[index & 1] += 1 }
    guard zeros != [0, 0], zeros.contains(0), 8 * (zeros[0] + zeros[1]) >= sample.count else {
      return nil
    }
    return .named(zeros[0] == 0 ? "UTF-16LE" : "UTF-16BE")
  }

  /// The `encoding` of `<?xml … ?>`; `nil` for UTF-8, and for UTF-16, which it is not by its bytes.
  private static func declared(_ start: [UInt8]) -> TextEncoding? {
    let text = start.drop(while: \.isBlank).prefix(256)
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let words = String(decoding: text[..<end], as: UTF8.self).split { $0 == "\"" || $0 == "'" }
    guard
      let key = words.firstIndex(where: {
        $0.filter { !$0.isWhitespace }.lowercased().hasSuffix("encoding=")
      }), words.indices.contains(key + 1)
    else { return nil }
    let name = words[key + 1].lowercased()
    switch name {
    case "utf-8", "utf8": return nil
    case _ where name.hasPrefix("utf-16") || name.hasPrefix("utf-32"): return nil
    // Whoever says these writes the marks and letters of windows-1252, as browsers know
    // (encoding.spec.whatwg.org, 4.2).
    case "iso-8859-1", "latin1", "latin-1", "us-ascii", "ascii", "cp1252", "windows-1252":
      return .latin
    default: return .named(String(words[key + 1]))
    }
  }
}

/// windows-1252, with the five bytes that mean nothing as the control characters they are in
/// ISO 8859-1 (encoding.spec.whatwg.org, index windows-1252).
enum Windows1252 {
  private static let signs: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  static func append(_ byte: UInt8, to text: inout [UInt8]) {
    guard byte >= 0x80 else { return text.append(byte) }
    let value = (0x80..<0xA0).contains(byte) ? signs[Int(byte) - 0x80] : UInt32(byte)
    text += (Unicode.Scalar(value).flatMap { UTF8.encode($0) }).map(Array.init) ?? []
  }
}
