/// Text that commands a terminal, reorders letters or hides them: every case, each between `‹` and
/// `›`.
///
/// If a test finds a control after a `‹`, it knows where that came from.
package enum HostileText {
  /// All cases, each once.
  package static let all = cases.joined()

  /// Returns a text with all cases added to it.
  ///
  /// Each text begins with another case, so that rows that are cut show different ones.
  static func added(to text: String) -> String {
    let first = Int(FNV1a.hash(text.utf8) % UInt64(cases.count))
    return text + (cases[first...] + cases[..<first]).joined()
  }

  /// The number of cases.
  package static var caseCount: Int { cases.count }

  static let cases: [String] = (controls + sequences + formats).map { "‹\($0)›" }

  /// The controls of C0, DEL and C1 (ECMA-48).
  private static let controls = scalars(0x00...0x1F, 0x7F...0x7F, 0x80...0x9F)

  /// Bidirectional controls, separators and invisible characters (Unicode: Cf, Zl, Zp).
  private static let formats =
    scalars(
      0xAD...0xAD, 0x061C...0x061C, 0x180E...0x180E, 0x200B...0x200B, 0x200E...0x200F,
      0x2028...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB,
      0xE0001...0xE0001, 0xE0041...0xE0043, 0xE007F...0xE007F)

  /// Commands that xterm takes.
  ///
  /// Their introducers have seven bits and eight; each kind of string ends with BEL, with ST of
  /// both sorts, and not at all.
  private static let sequences: [String] =
    ["[666m", "[6n", "[3J", "[2J", "[?1049h", "[?1003h", "[8;5;5t", "[21t", "[5i", "[c", "[>c"]
    .flatMap { ["\u{1B}" + $0, "\u{9B}" + $0.dropFirst()] }
    + ["c", "7", "8", "D", "M", "E", "#8", "(0", "n", "N", "O", "Z", "\\"].map { "\u{1B}" + $0 }
    + strings.flatMap { long, short, text in
      [long, short].flatMap { start in
        ["\u{7}", "\u{1B}\\", "\u{9C}", ""].map { start + text + $0 }
      }
    }

  private static let strings = [
    ("\u{1B}]", "\u{9D}", "0;hostile"), ("\u{1B}]", "\u{9D}", "2;hostile"),
    ("\u{1B}]", "\u{9D}", "8;;file:///etc/hostile"), ("\u{1B}]", "\u{9D}", "52;c;aG9zdGlsZQ=="),
    ("\u{1B}]", "\u{9D}", "52;c;?"), ("\u{1B}]", "\u{9D}", "1337;hostile"),
    ("\u{1B}P", "\u{90}", "$q\"hostile"), ("\u{1B}P", "\u{90}", "tmux;\u{1B}\u{1B}]0;hostile\u{7}"),
    ("\u{1B}_", "\u{9F}", "Ghostile"), ("\u{1B}^", "\u{9E}", "hostile"),
    ("\u{1B}X", "\u{98}", "hostile"), ("\u{1B}k", "\u{1B}k", "hostile"),
  ]

  private static func scalars(_ ranges: ClosedRange<UInt32>...) -> [String] {
    ranges.flatMap { $0.compactMap(Unicode.Scalar.init).map { String(Character($0)) } }
  }

  // MARK: - Bytes that no text can hold

  /// Halves of surrogate pairs as JSON writes them, alone and in the wrong order.
  static let surrogates = #"‹\ud800›‹\udfff›‹\udc00\ud800›‹\ud800\u001b[666m›‹\udb40›"#

  /// Bytes that are not UTF-8 (Unicode 3.9, table 3-7): C1 of eight bits, overlong forms of ESC and
  /// CSI, a surrogate, a code point past the last, cut sequences, and a bare ESC.
  static let bytes: [[UInt8]] = [
    [0x9B, 0x36, 0x6E], [0xC0, 0x9B], [0xC1, 0x9B], [0xE0, 0x80, 0x9B], [0xE0, 0x82, 0x9B],
    [0xF0, 0x80, 0x80, 0x9B], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xF8, 0x88, 0x80, 0x80],
    [0xFE], [0xFF], [0xC2], [0xE2, 0x80], [0x1B, 0x5B, 0x36, 0x6E], [0x9D, 0x30, 0x3B, 0x07],
  ]

  /// The same bytes, each between the marks of the other cases.
  static let markedBytes = bytes.flatMap { Array("‹".utf8) + $0 + Array("›".utf8) }

  /// Returns all cases as one line of HTTP.
  ///
  /// - Parameter isField: whether it is the value of a field, which may hold neither C0 nor DEL
  ///   (RFC 9110, 5.5). Those of C1 are then there as single bytes, too.
  static func utf8(isField: Bool) -> [UInt8] {
    let bytes = all.utf8.filter { byte in
      isField ? byte >= 0x20 && byte != 0x7F : byte != 0x0D && byte != 0x0A && byte != 0
    }
    return bytes.filter { $0 != UInt8(ascii: "\"") } + (0x80...0x9F)
  }
}

// MARK: - In JSON

extension StubJSON {
  /// Returns the same structure with hostile text in every string.
  ///
  /// Cities get it only in names, and a few cases in each, because longer texts are no names.
  ///
  /// - Parameter keepsLinks: whether ids, addresses, times and codes stay, so that the entries of a
  ///   list can be opened.
  func hostile(_ endpoint: StubEndpoint, keepsLinks: Bool) -> StubJSON {
    guard keepsLinks else { return withTexts { text, _ in HostileText.added(to: text) } }
    if endpoint == .cities { return withHostileNames }
    // A page of Wikipedia is looked for by its title, so titles stay.
    let titles: Set<String> = endpoint == .wikipedia ? ["title", "from", "to"] : []
    let kept = titles.union([
      "uuid", "url", "uri", "next", "previous", "latitude", "longitude", "offset", "date", "nat",
      "gender", "published_date", "status", "type", "fullurl",
    ])
    return withTexts { text, key in
      kept.contains(key) || text.hasPrefix("http") ? text : HostileText.added(to: text)
    }
  }

  private var withHostileNames: StubJSON {
    var left: [String] = []
    return withTexts { text, key in
      guard key == "name" else { return text }
      var name = text
      while name.utf8.count < 160 {
        if left.isEmpty { left = HostileText.cases }
        name += left.removeFirst()
      }
      return name
    }
  }
}
