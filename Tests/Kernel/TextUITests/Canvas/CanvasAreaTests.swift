import Testing

@testable import TextUI

@Suite struct CanvasAreaTests {
  private func canvas(_ columns: Int, _ rows: Int, _ mode: CanvasMode = .braille) -> Canvas {
    Canvas(columns: columns, rows: rows, mode: mode)
  }

  @Test func halvesOfACellHaveGroundsOfTheirOwn() {
    var canvas = canvas(4, 2)
    canvas.fill([rectangle(0, 0, 8, 8)], with: .open)
    // The upper half of the second cell, and all of the third.
    canvas.fill([rectangle(2, 0, 4, 2), rectangle(4, 0, 6, 8)], with: .water)
    #expect(
      canvas.runs() == [
        [
          Span(" ", on: .open), .ground(1, .water, above: .open), Span(" ", on: .water),
          Span(" ", on: .open),
        ],
        [Span("  ", on: .open), Span(" ", on: .water), Span(" ", on: .open)],
      ])
  }

  @Test func whatIsFilledLaterLiesOnTopAndAnInnerRingIsAHole() {
    var canvas = canvas(3, 1)
    canvas.fill([rectangle(0, 0, 6, 4)], with: .wood)
    canvas.fill([rectangle(0, 0, 6, 4), rectangle(2, 0, 4, 4)], with: .park)
    #expect(
      canvas.runs() == [
        [Span(" ", on: .park), Span(" ", on: .wood), Span(" ", on: .park)]
      ])
  }

  @Test func whereNoTileIsTheEmbeddedLandShows() {
    var canvas = canvas(3, 1)
    canvas.fill([rectangle(0, 0, 4, 4)])
    canvas.fill([rectangle(0, 0, 2, 4)], with: .open)
    #expect(canvas.runs() == [[Span(" ", on: .open), Span(" ", on: .land), Span(" ")]])
  }

  @Test func linesAndNamesLieOnTheGroundThatIsThere() {
    var canvas = canvas(6, 1)
    canvas.fill([rectangle(0, 0, 4, 4)], with: .open)
    canvas.fill([rectangle(4, 0, 12, 4)], with: .water)
    canvas.line(from: (0, 0), to: (3, 0), ink: .motorway)
    canvas.label("Bay", column: 3, row: 0, style: .town)
    #expect(
      canvas.runs() == [
        [
          Span("⠉⠉", .motorway, on: .open), Span(" ", on: .water), Span("Bay", .town, on: .water),
        ]
      ])
  }

  /// Blocks and ASCII have no grounds: water and houses have characters, streets lie over them.
  @Test(arguments: [(CanvasMode.blocks, "░▒▀ "), (.ascii, "~%\" ")])
  func otherCharactersHaveADrawingOfTheirOwn(mode: CanvasMode, row: String) {
    var canvas = canvas(4, 1, mode)
    canvas.fill([rectangle(0, 0, 8, 4)], with: .open)
    canvas.fill([rectangle(0, 0, 2, 4)], with: .water)
    canvas.fill([rectangle(2, 0, 4, 4)], with: .building)
    canvas.line(from: (4, 0), to: (5, 0), ink: .street)
    #expect(canvas.lines == [row])
  }

  @Test(arguments: [
    (LineStroke.solid, "⠉⠉⠉⠉"), (.wide, "⠛⠛⠛⠛"), (.dotted, "⠁⠁⠁⠁"), (.dashed, "⠉⠉ ⠉"),
  ])
  func aStrokeHasAWidthAndAPattern(stroke: LineStroke, row: String) {
    var canvas = canvas(4, 1)
    canvas.line(from: (0, 0), to: (7, 0), ink: .road, stroke)
    #expect(canvas.lines == [row])
  }

  /// The dots depend on where they are, so pieces of a line go on where others end.
  @Test func thePiecesOfADashedLineFitTogether() {
    var flat = canvas(8, 1)
    flat.line(from: (0, 0), to: (5, 0), ink: .rail, .dashed)
    flat.line(from: (5, 0), to: (15, 0), ink: .rail, .dashed)
    var one = canvas(8, 1)
    one.line(from: (0, 0), to: (15, 0), ink: .rail, .dashed)
    #expect(flat.lines == one.lines)
  }
}
