import Testing
import TextUI

@testable import Terminal

@Suite struct PictureOutputTests {
  private let red = Span("▄", colors: CellColors(foreground: .rgb(0xFF0102), background: nil))
  private let inverse = Span(
    "▋▌", colors: CellColors(foreground: .indexed(7), background: .rgb(0x10), isInverse: true))

  @Test func cellsHaveColorsOfTheirOwn() {
    #expect(
      ANSIText(palette: .sixteen).text(Line([red, inverse, Span("x")]))
        == "\u{1B}[38;2;255;1;2m▄\u{1B}[0m\u{1B}[7;37;48;2;0;0;16m▋▌\u{1B}[0mx")
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

  @Test func withoutAPaletteCellsHaveNone() {
    #expect(ANSIText(palette: nil).text(Line([red, inverse])) == "▄▋▌")
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
