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
        [CanvasRun(text: "██▌", style: .land), CanvasRun(text: " ", style: .blank)]
      ])
  }

  @Test(arguments: [Ink.coast, .lake])
  func aShoreBelongsToTheLand(ink: Ink) {
    var canvas = canvas(2)
    canvas.fill([rectangle(0, 0, 2, 4)])
    canvas.line(from: CanvasPoint(x: 2, y: 0), to: CanvasPoint(x: 2, y: 1), ink: ink)
    #expect(canvas.runs() == [[CanvasRun(text: "█▘", style: .land)]])
  }

  @Test func linesAreLeftOutOfTheLandWithTheirColorBehindIt() {
    var canvas = canvas(3)
    canvas.fill([rectangle(0, 0, 4, 4)])
    canvas.line(from: CanvasPoint(x: 0, y: 0), to: CanvasPoint(x: 5, y: 0), ink: .river)
    #expect(
      canvas.runs() == [
        [
          CanvasRun(text: "▄▄", style: .land, on: .ink(.river)),
          CanvasRun(text: "▀", style: .ink(.river)),
        ]
      ])
  }

  @Test func whereLandSeaAndALineMeetTheSeaStaysTheTerminals() {
    var canvas = canvas(1)
    canvas.fill([rectangle(0, 0, 1, 4)])
    canvas.plot(CanvasPoint(x: 0, y: 0), ink: .border)
    #expect(canvas.runs() == [[CanvasRun(text: "▖", style: .land)]])
  }
}
