import Testing
import TextUI

@testable import Terminal

@Suite struct ANSITextTests {
  private let line = Line([
    Span("Al", .match), Span("bacete", .match), Span(", "), Span("ES", .dim), Span("★", .star),
  ])

  @Test func stylesBecomeSequencesThatEndWithTheText() {
    #expect(
      ANSIText(palette: .sixteen).text(line)
        == "\u{1B}[1;4mAlbacete\u{1B}[0m, \u{1B}[2mES\u{1B}[0m\u{1B}[35m★\u{1B}[0m")
  }

  @Test func landWithoutAColorIsDotted() {
    let line = Line([
      Span("   "), Span("   ", on: .land), Span("⠉  ⠒", .coast, on: .land),
      Span(" Lima", .town, on: .land), Span("  ", .land, on: .land),
    ])
    #expect(
      ANSIText(palette: .mono).text(line)
        == "   \u{1B}[2m ⠂ \u{1B}[0m\u{1B}[1m⠉\u{1B}[0m\u{1B}[2m ⠂\u{1B}[0m"
        + "\u{1B}[1m⠒\u{1B}[0m Lima\u{1B}[2m ⠂\u{1B}[0m")
    #expect(ANSIText(palette: nil).text(line) == line.text)
    #expect(!ANSIText(palette: .dark).text(line).contains("⠂"))
    #expect(!ANSIText(palette: .light).text(line).contains("⠂"))
    #expect(ANSIText(palette: .sixteen, isPlain: true).text(line) == line.spoken)
  }

  @Test func withoutAPaletteThereIsNoEscape() {
    #expect(ANSIText(palette: nil).text([line, "x", Line()]) == "Albacete, ES★\nx\n\n")
  }

  @Test func linksAreWrittenWhereTheyCanBeFollowed() throws {
    let (one, two) = (
      try #require(TextLink("https://example.org/1")),
      try #require(TextLink("https://example.org/2"))
    )
    let line = Line([
      Span("a "), Span("b", .title, link: one), Span("c", link: one), Span("d", link: two),
      Span(" e"),
    ])
    let (start, end) = ("\u{1B}]8;;https://example.org/", "\u{1B}]8;;\u{1B}\\")
    #expect(
      ANSIText(palette: .mono, showsLinks: true).text([line, Line([Span("f", link: two)])])
        == "a \(start)1\u{1B}\\\u{1B}[1mb\u{1B}[0mc\(end)\(start)2\u{1B}\\d\(end) e\n"
        + "\(start)2\u{1B}\\f\(end)\n")
    #expect(ANSIText(palette: nil).text(line) == "a bcd e")
    #expect(ANSIText(palette: .mono, isPlain: true, showsLinks: true).text(line) == "a bcd e")
  }

  @Test func linearTextHasNoEscapesAndSaysWhatMarksMean() {
    let marked = Line([Span("★", .star, spoken: "favorite"), .separator(), Span("x", .title)])
    #expect(
      ANSIText(palette: .dark, isPlain: true).text([line, marked])
        == "Albacete, ES★\nfavorite, x\n")
  }

  @Test func plainTextIsUntouched() {
    let lines: [Line] = ["plain", Line([Span("", .title), Span("a"), Span("", .dim)])]
    #expect(ANSIText(palette: .sixteen).text(lines) == "plain\na\n")
  }

  @Test func whatIsBehindTheTextIsTheThemesAffair() {
    let line = Line([Span("⠉", .border, on: .land), Span(" ", on: .land), Span("x", on: .coast)])
    #expect(
      ANSIText(palette: .dark).text(line)
        == "\u{1B}[38;5;247;48;5;237m⠉\u{1B}[0m\u{1B}[48;5;237m \u{1B}[0mx")
    #expect(ANSIText(palette: .sixteen).text(line) == "\u{1B}[2m⠉ \u{1B}[0mx")
    #expect(ANSIText(palette: nil).text(line) == "⠉ x")
    #expect(line.truncated(to: 2).spans.map(\.ground) == [.land, .land])
  }
}
