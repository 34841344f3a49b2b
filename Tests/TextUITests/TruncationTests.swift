import Testing
import TextUI

@Suite struct TruncationTests {
  @Test(arguments: [
    (9, "abcdef"), (6, "abcdef"), (5, "abcd…"), (2, "a…"), (1, "…"), (0, ""), (-3, ""),
  ])
  func cutsAtAWidth(_ width: Int, _ text: String) {
    #expect(Line("abcdef").truncated(to: width).text == text)
  }

  @Test(arguments: [(6, "日本語"), (5, "日本…"), (4, "日…"), (3, "日…"), (2, "…"), (1, "…")])
  func neverCutsAWideCharacterInTwo(_ width: Int, _ text: String) {
    let line = Line("日本語").truncated(to: width)
    #expect(line.text == text)
    #expect(line.width <= width)
  }

  @Test func keepsMarksWithTheirLetters() {
    #expect(Line("e\u{301}e\u{301}e\u{301}").truncated(to: 2).text == "e\u{301}…")
  }

  @Test func keepsStyles() {
    let line = Line([Span("ab", .title), Span("cd", .dim), Span("ef", .star)])
    #expect(line.truncated(to: 6) == line)
    #expect(line.truncated(to: 4) == Line([Span("ab", .title), Span("c", .dim), Span("…", .dim)]))
    #expect(line.truncated(to: 3) == Line([Span("ab", .title), Span("…", .dim)]))
    #expect(line.truncated(to: 2) == Line([Span("a", .title), Span("…", .title)]))
  }

  @Test func anEmptyLineStaysEmpty() {
    #expect(Line().truncated(to: 0) == Line())
    #expect(Line("").truncated(to: 5) == Line(""))
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

  @Test func aLineIsAsWideAsItsSpans() {
    #expect(Line([Span("a"), Span("日"), Span("")]).width == 3)
    #expect(Line().width == 0)
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
