import Testing
import TextUI

@Suite struct CanvasBlockTests {
  private func canvas(_ columns: Int, _ rows: Int = 1) -> Canvas {
    Canvas(columns: columns, rows: rows, mode: .blocks)
  }

  @Test func eachQuadrantHasItsCharacter() {
    // The order of the Unicode chart is another one.
    let expected = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
    for (quadrants, character) in expected.enumerated() {
      var canvas = canvas(1)
      for quadrant in 0..<4 where quadrants >> quadrant & 1 == 1 {
        let (x, y) = (Double(quadrant % 2), Double(quadrant / 2 * 2))
        canvas.fill([rectangle(x, y, x + 1, y + 2)])
      }
      #expect(canvas.lines == [String(character)])
    }
  }

  @Test func landIsSolid() {
    var canvas = canvas(4)
    canvas.fill([rectangle(0, 0, 5, 4)])
    #expect(
      canvas.runs() == [
        [Span("██▌", .land), Span(" ")]
      ])
  }

  @Test(arguments: [Ink.coast, .lake])
  func aShoreBelongsToTheLand(ink: Ink) {
    var canvas = canvas(2)
    canvas.fill([rectangle(0, 0, 2, 4)])
    canvas.line(from: (2, 0), to: (2, 1), ink: ink)
    #expect(canvas.runs() == [[Span("█▘", .land)]])
  }

  @Test func linesAreLeftOutOfTheLandWithTheirColorBehindIt() {
    var canvas = canvas(3)
    canvas.fill([rectangle(0, 0, 4, 4)])
    canvas.line(from: (0, 0), to: (5, 0), ink: .river)
    #expect(
      canvas.runs() == [
        [
          Span("▄▄", .land, on: .river),
          Span("▀", .river),
        ]
      ])
  }

  @Test func whereLandSeaAndALineMeetTheSeaStaysTheTerminals() {
    var canvas = canvas(1)
    canvas.fill([rectangle(0, 0, 1, 4)])
    canvas.dot(0, 0, .border)
    #expect(canvas.runs() == [[Span("▖", .land)]])
  }
}
