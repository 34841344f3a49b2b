import Testing
import TextUI

@Suite struct WrappingTests {
  @Test func breaksAtSpaces() {
    #expect(Wrapping.wrap("the quick brown fox", to: 9) == ["the quick", "brown fox"])
    #expect(Wrapping.wrap("the quick brown fox", to: 8) == ["the", "quick", "brown", "fox"])
    #expect(Wrapping.wrap("the quick brown fox", to: 100) == ["the quick brown fox"])
  }

  @Test func runsOfSpacesAreOne() {
    #expect(Wrapping.wrap("  a   b  ", to: 10) == ["a b"])
    #expect(Wrapping.wrap("", to: 10) == [])
    #expect(Wrapping.wrap("   ", to: 10) == [])
  }

  @Test(arguments: ["a b\nc", "a b\r\nc", "a b\n\nc", "a b\rc"])
  func lineBreaksStartALine(_ text: String) {
    #expect(Wrapping.wrap(text, to: 10) == ["a b", "c"])
  }

  @Test func cutsLongWords() {
    #expect(Wrapping.wrap("abcdefgh", to: 3) == ["abc", "def", "gh"])
    #expect(Wrapping.wrap("a bcdefg h", to: 3) == ["a", "bcd", "efg", "h"])
    #expect(Wrapping.wrap("abcdef", to: 3) == ["abc", "def"])
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

  @Test func measuresColumns() {
    #expect(Wrapping.wrap("日本 語", to: 5) == ["日本", "語"])
    #expect(Wrapping.wrap("日本語", to: 5) == ["日本", "語"])
    #expect(Wrapping.wrap("e\u{301}e\u{301} x", to: 4) == ["e\u{301}e\u{301} x"])
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
