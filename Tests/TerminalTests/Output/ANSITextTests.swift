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
        == "\u{1B}[1;4mAlbacete\u{1B}[m, \u{1B}[2mES\u{1B}[;35m★\u{1B}[0m")
  }

  @Test func landWithoutAColorIsDotted() {
    let line = Line([
      Span("   "), Span("   ", on: .land), Span("⠉  ⠒", .coast, on: .land),
      Span(" Lima", .town, on: .land), Span("  ", .land, on: .land),
    ])
    #expect(
      ANSIText(palette: .mono).text(line)
        == "   \u{1B}[2m ⠂ \u{1B}[;1m⠉\u{1B}[;2m ⠂"
        + "\u{1B}[;1m⠒\u{1B}[m Lima\u{1B}[2m ⠂\u{1B}[0m")
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
        == "a \(start)1\u{1B}\\\u{1B}[1mb\u{1B}[mc\(end)\(start)2\u{1B}\\d\(end) e\n"
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

  @Test func whatIsBehindTheTextIsTheThemesAffair() {
    let line = Line([Span("⠉", .border, on: .land), Span(" ", on: .land), Span("x", on: .coast)])
    #expect(
      ANSIText(palette: .dark).text(line)
        == "\u{1B}[38;5;249;48;5;237m⠉ \u{1B}[mx")
    #expect(ANSIText(palette: .sixteen).text(line) == "\u{1B}[2m⠉ \u{1B}[mx")
    #expect(ANSIText(palette: nil).text(line) == "⠉ x")
    #expect(line.truncated(to: 2).spans.map(\.ground) == [.land, .land])
  }
}

@Suite struct PictureOutputTests {
  private let red = Span("▄", colors: CellColors(foreground: .rgb(0xFF0102), background: nil))
  private let inverse = Span(
    "▋▌", colors: CellColors(foreground: .indexed(7), background: .rgb(0x10), isInverse: true))

  @Test func cellsHaveColorsOfTheirOwn() {
    #expect(
      ANSIText(palette: .sixteen).text(Line([red, inverse, Span("x")]))
        == "\u{1B}[38;2;255;1;2m▄\u{1B}[7;37;48;2;0;0;16m▋▌\u{1B}[mx")
  }

  @Test func theFirstSixteenColorsHaveShortCodes() {
    let pairs = [(0, 7), (8, 15), (16, 255)].map { (fore, back) in
      let colors = CellColors(
        foreground: .indexed(UInt8(fore)), background: .indexed(UInt8(back)))
      return Span("x", colors: colors)
    }
    #expect(
      pairs.map { ANSIText(palette: .sixteen).text(Line([$0])) }
        == ["30;47", "90;107", "38;5;16;48;5;255"].map { "\u{1B}[\($0)mx\u{1B}[0m" })
  }

  @Test func withoutColorsThereIsOnlyTheirShape() {
    #expect(
      ANSIText(palette: .mono).text(Line([red, inverse])) == "▄\u{1B}[7m▋▌\u{1B}[0m")
  }

  @Test func aPictureTakesThePlaceOfItsSymbols() {
    let sequence = "\u{1B}Pq#0~-\u{1B}\\"
    var first = Line([red, inverse, Span(" Name", .dim)])
    first.graphic = Graphic(.sixel, columns: 3, rows: 2, sequence: sequence)
    let lines = [first, Line([inverse, Span("  more")]), "after"]
    #expect(
      ANSIText(palette: .sixteen).text(lines)
        == "\n\n\u{1B}[2A\u{1B}7\(sequence)\u{1B}8\u{1B}[3C\u{1B}[2m Name\u{1B}[0m\n"
        + "\u{1B}[3C more\nafter\n")
  }

  @Test func aPictureWithoutItsRowsIsSymbols() {
    var line = Line([red])
    line.graphic = Graphic(
      .kitty, columns: 3, rows: 2, sequence: "\u{1B}_Ga=T;AA==\u{1B}\\")
    #expect(ANSIText(palette: nil).text([line]) == "▄\n")
    #expect(ANSIText(palette: nil).text(line) == "▄")
  }
}
