import Testing
import TextUI

@testable import Terminal

@Suite struct StreetTextureTests {
  private let line = Line([
    Span("  ", on: .open), .ground(2, .water, above: .open), .ground(1, nil, above: .water),
    Span("  ", on: .water), Span("⠉", .street, on: .water), Span(" ", on: .building),
  ])

  @Test func halvesAreBlocksInThePalettesColors() {
    let shown = ANSIText(palette: .dark).text(line)
    #expect(
      shown
        == "\u{1B}[48;5;237m  \u{1B}[38;5;17m▀▀\u{1B}[49m▄\u{1B}[48;5;17m  \u{1B}[38;5;252m⠉\u{1B}[48;5;240m \u{1B}[0m"
    )
  }

  /// Without colors for grounds, water and houses have characters; shores stay blank.
  @Test func withoutColorsWaterAndHousesAreDrawn() {
    #expect(StreetTexture.drawn(line).text == "     ~~⠉░")
    #expect(ANSIText(palette: nil).text(line) == "     ~~⠉░")
    #expect(ANSIText(palette: nil, isPlain: true).text(line) == "       ⠉ ")
  }

  /// A ferry has the blanks beside it in its span; a name keeps its own.
  @Test func waterBesideALineIsDrawn() {
    let line = Line([Span("  ⠉⠉ ⠉ ", .river, on: .water), Span(" a b ", .street, on: .water)])
    #expect(ANSIText(palette: nil).text(line) == "~~⠉⠉~⠉~ a b ")
  }

  @Test func millionsOfColorsAreUsedWhereTheyAre() {
    let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    let palette = Palette(.dark, in: environment)
    #expect(palette.ground(.water) == .rgb(0x16304D))
    #expect(Palette(.dark, in: ["TERM": "xterm-256color"]).ground(.water) == .indexed(17))
    #expect(Palette.sixteen.ground(.water) == nil)
  }
}
