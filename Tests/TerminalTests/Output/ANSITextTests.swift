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

  @Test func withoutAPaletteThereIsNoEscape() {
    #expect(ANSIText(palette: nil).text([line, "x", Line()]) == "Albacete, ES★\nx\n\n")
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
}
