import Testing
import TextUI

@Suite struct TruncationTests {
  @Test(arguments: [
    ("abcdef", 9, "abcdef"), ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 2, "a…"),
    ("abcdef", 1, "…"), ("abcdef", 0, ""), ("abcdef", -3, ""), ("", 0, ""), ("", 5, ""),
    // A wide character is never cut in two, nor a mark from its letter.
    ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 3, "日…"),
    ("日本語", 2, "…"), ("日本語", 1, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func aLineIsCutAtAWidth(whole: String, width: Int, text: String) {
    let line = Line(whole).truncated(to: width)
    #expect(line.text == text)
    #expect(line.width <= max(0, width))
  }

  @Test func keepsStyles() {
    let line = Line([Span("ab", .title), Span("cd", .dim), Span("ef", .star)])
    #expect(line.truncated(to: 6) == line)
    #expect(line.truncated(to: 4) == Line([Span("ab", .title), Span("c", .dim), Span("…", .dim)]))
    #expect(line.truncated(to: 3) == Line([Span("ab", .title), Span("…", .dim)]))
    #expect(line.truncated(to: 2) == Line([Span("a", .title), Span("…", .title)]))
  }

  @Test func takesWholeCharactersFromTheStart() {
    #expect([5, 3, 2, 1, 0, -1].map("日a本".prefix(columns:)) == ["日a本", "日a", "日", "", "", ""])
    #expect("🇵🇪x".prefix(columns: 2) == "🇵🇪")
    #expect("e\u{301}x".prefix(columns: 1) == "e\u{301}")
  }

  @Test func padsToAWidth() {
    #expect("ab".padded(to: 4) == "ab  ")
    #expect("ab".padded(to: 4, leading: true) == "  ab")
    #expect("日".padded(to: 3) == "日 ")
    #expect("abc".padded(to: 3) == "abc")
    #expect("abc".padded(to: 1) == "abc")
  }

  @Test func whatIsCutKeepsItsColors() {
    let colors = CellColors(foreground: .rgb(0xFF), background: nil)
    #expect(
      Line([Span("▄▄▄▄", colors: colors)]).truncated(to: 3).spans
        == [Span("▄▄", colors: colors), Span("…", colors: colors)])
  }

  @Test func columnsAreDroppedAcrossSpans() {
    let line = Line([Span("ab", .dim), Span("漢c", .title), Span("d")])
    #expect(
      (0...6).map { line.dropping(columns: $0).spans }
        == [
          line.spans, [Span("b", .dim), Span("漢c", .title), Span("d")],
          [Span("漢c", .title), Span("d")], [Span("c", .title), Span("d")],
          [Span("c", .title), Span("d")], [Span("d")], [],
        ])
  }
}

@Suite struct ShorteningTests {
  @Test(arguments: [
    ("", 4, ""), ("abcd", 4, "abcd"), ("abcde", 4, "abc…"), ("東京都", 6, "東京都"),
    ("東京都", 5, "東京…"), ("東京都", 4, "東…"),
  ])
  func aLongTextEndsInAnEllipsis(_ text: String, _ columns: Int, _ shortened: String) {
    #expect(text.shortened(to: columns) == shortened)
  }

  @Test func aSentenceQuotesFortyColumns() {
    #expect(
      String(repeating: "a", count: 60_000).shortened() == String(repeating: "a", count: 39) + "…")
  }
}

@Suite struct DisplayWidthTests {
  /// One kind for all pairs, so that the compiler has nothing to find out of sixty of them.
  static let widths: [(String, Int)] = [
    // Letters and signs take a column.
    ("", 0), ("a", 1), ("abc ~", 5), ("é", 1), ("e\u{301}", 1), ("o\u{302}\u{323}", 1), ("ñ", 1),
    ("Łódź", 4), ("…", 1), ("★", 1), ("─", 1), ("⣿", 1), ("°", 1), ("a\u{AD}b", 2),
    // Wide characters take two.
    ("日", 2), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("、", 2), ("ひ", 2), ("가", 2), ("\u{1100}\u{1161}", 2),
    ("\u{1100}\u{1161}\u{11A8}", 2), ("㍻", 2), ("𠮷", 2), ("〈", 2), ("\u{2329}", 2), ("〿", 1),
    ("か\u{3099}", 2),
    // Those of later versions of Unicode too, and what is to be assigned among the ideographs.
    ("\u{18B00}", 2), ("\u{18CD5}", 2), ("\u{18D00}", 2), ("\u{18D08}", 2), ("\u{2FFFD}", 2),
    ("\u{3248}", 1), ("\u{324F}", 1), ("\u{18CD6}", 1), ("\u{1F250}", 2), ("\u{1F252}", 1),
    // So do emoji, each of them one character.
    ("🙂", 2), ("🇵🇪", 2), ("🇵🇪🇪🇸", 4), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("™", 1),
    ("⌚", 2), ("a🙂b", 4),
    // Invisible characters take none.
    ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{301}", 0), ("a\u{20DD}", 1),
    // Syllables take a column for each of their letters.
    ("दिल्ली", 5), ("น้ำ", 2), ("กรุงเทพ", 6), ("ঢাকা", 4), ("عمّان", 4),
  ]

  @Test(arguments: widths)
  func aTextIsAsWideAsTerminalsShowIt(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  /// Latin texts are told by their bytes, others by their characters.
  @Test func aTextIsAsWideAsItsCharacters() {
    let odd = (0xA0...0x3FF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      let text = "a" + String(Character($0)) + "b"
      return DisplayWidth.of(text) != text.reduce(0) { $0 + DisplayWidth.of($1) }
    }
    #expect(odd == [])
  }
}

@Suite struct TextDirectionTests {
  @Test(arguments: [
    ("لندن", true), ("לונדון", true), ("12 لندن", true), ("(ܐ)", true), ("ߞ", true), ("𐤀", true),
    ("", false), ("12", false), ("London", false), ("London لندن", false), ("東京", false),
    ("ลอนดอน", false), ("Москва", false),
  ])
  func theFirstLetterSaysWhichWayATextIsRead(_ text: String, isFromTheRight: Bool) {
    #expect(TextDirection.isRightToLeft(text) == isFromTheRight)
  }
}

@Suite struct WrappingTests {
  @Test(arguments: [
    ("the quick brown fox", 9, ["the quick", "brown fox"]),
    ("the quick brown fox", 8, ["the", "quick", "brown", "fox"]),
    ("the quick brown fox", 100, ["the quick brown fox"]),
    // Several spaces are one.
    ("  a   b  ", 10, ["a b"]), ("", 10, []), ("   ", 10, []),
    // Line breaks start a line.
    ("a b\nc", 10, ["a b", "c"]), ("a b\r\nc", 10, ["a b", "c"]), ("a b\n\nc", 10, ["a b", "c"]),
    ("a b\rc", 10, ["a b", "c"]),
    // A word that is too long is cut.
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdefg h", 3, ["a", "bcd", "efg", "h"]),
    ("abcdef", 3, ["abc", "def"]),
    // Columns count, not characters.
    ("日本 語", 5, ["日本", "語"]), ("日本語", 5, ["日本", "語"]),
    ("e\u{301}e\u{301} x", 4, ["e\u{301}e\u{301} x"]),
  ])
  func linesEndAtSpaces(text: String, width: Int, lines: [String]) {
    #expect(Wrapping.wrap(text, to: width) == lines)
  }

  @Test(arguments: [
    ("«abcdef».", ["«abcde", "f»."]), ("abcdefg”", ["abcdef", "g”"]),
    ("abcd (efg", ["abcd", "(efg"]),
    ("abcde(fg)", ["abcde", "(fg)"]), ("Quoi ?", ["Quoi ?"]), ("abcde ?", ["abcd", "e ?"]),
    ("......", ["......"]), (".......", ["......", "."]), ("((((((((", ["((((((", "(("]),
    ("日本語。", ["日本", "語。"]),
  ])
  func punctuationStaysWithItsWord(text: String, lines: [String]) {
    #expect(Wrapping.wrap(text, to: 6) == lines)
  }

  @Test(arguments: [1, 0, -5])
  func takesAnyWidth(_ width: Int) {
    #expect(Wrapping.wrap("ab c", to: width) == ["a", "b", "c"])
    // Wider than the line; it can't be cut.
    #expect(Wrapping.wrap("日本", to: width) == ["日", "本"])
  }

  @Test func takesAWordOfAMegabyte() {
    let lines = Wrapping.wrap(String(repeating: "x", count: 1 << 20), to: 64)
    #expect(lines == Array(repeating: String(repeating: "x", count: 64), count: 1 << 14))
  }
}

@Suite struct WrappingLineTests {
  private let line = Line([
    Span("Port", .title), Span(" of  the", .dim), .separator(), Span("Isles e", .star),
    Span("\u{301}", .dim), Span(" end"),
  ])

  @Test(arguments: [1, 3, 4, 5, 8, 12, 20])
  func itsTextBreaksAsTextDoes(_ width: Int) {
    #expect(Wrapping.wrap(line, to: width).map(\.text) == Wrapping.wrap(line.text, to: width))
  }

  @Test func eachPartKeepsItsLook() {
    #expect(
      Wrapping.wrap(line, to: 9) == [
        Line([Span("Port", .title), Span(" of", .dim)]),
        Line([Span("the", .dim), Span(" · ")]).withoutEnd,
        Line([Span("Isles e", .star), Span("\u{301}", .dim)]),
        Line([Span("end")]),
      ])
  }

  @Test func whatFitsStaysAsItIs() {
    #expect(Wrapping.wrap(line, to: line.width) == [line])
    #expect(Wrapping.wrap(Line(), to: 5) == [])
    #expect(Wrapping.wrap(Line([Span(""), Span("", .dim)]), to: 5) == [])
  }
}

extension Line {
  /// The last span without the space it ends with.
  fileprivate var withoutEnd: Line {
    Line(spans.dropLast() + [Span(String((spans.last?.text ?? "").dropLast()))])
  }
}

@Suite struct SpanWrappingTests {
  private let spans = [Span("ab", .title), Span("cd ef"), Span("日本")]

  @Test(arguments: [
    (17, ["ab · cd ef · 日本"]), (16, ["ab · cd ef", "日本"]), (12, ["ab · cd ef", "日本"]),
    (9, ["ab", "cd ef", "日本"]), (1, ["ab", "cd ef", "日本"]),
  ])
  func noneIsBroken(width: Int, lines: [String]) {
    let wrapped = Wrapping.wrap(spans, separatedBy: .separator(), to: width)
    #expect(wrapped.map(\.text) == lines)
  }

  @Test func eachLooksAsItDid() {
    #expect(
      Wrapping.wrap(spans, separatedBy: .separator(), to: 9).map(\.spans) == spans.map { [$0] })
    #expect(Wrapping.wrap([], separatedBy: .separator(), to: 9) == [])
  }
}
