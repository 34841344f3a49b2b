import Testing
import TextUI

@Suite struct CanvasAsciiTests {
  @Test func coastsFollowTheirDirection() {
    var canvas = Canvas(columns: 12, rows: 4, mode: .ascii)
    let corners = [(x: 1, y: 15), (7, 3), (14, 3), (22, 11), (22, 15), (1, 15)]
    for (start, end) in zip(corners, corners.dropFirst()) {
      canvas.line(
        from: start, to: end,
        ink: .coast)
    }
    #expect(
      canvas.lines == [
        "   _____    ",
        "  _/   \"-_  ",
        " _/      \"-_",
        "_|_________|",
      ])
  }

  @Test func eachKindOfLineHasItsCharacter() {
    let lines = [Ink.graticule, .night, .border, .river, .lake, .coast].map { ink in
      var canvas = Canvas(columns: 2, rows: 1, mode: .ascii)
      canvas.line(from: (0, 1), to: (3, 1), ink: ink)
      return canvas.lines[0]
    }
    #expect(lines == ["''", "%%", "::", "~~", "--", "--"])
  }

  @Test(arguments: [
    (CanvasMode.ascii, "o+*XO"), (.braille, "•◆★┼◉"), (.blocks, "•◆★┼◉"),
  ])
  func signsHaveCharactersOfTheirOwn(mode: CanvasMode, row: String) {
    var canvas = Canvas(columns: 5, rows: 1, mode: mode)
    for (column, ink) in [Ink.town, .place, .favorite, .middle, .marker, .town].enumerated() {
      canvas.mark(column: column, row: 0, ink: ink)
      canvas.dot(column * 2, 0, .coast)
    }
    #expect(canvas.lines == [row])
  }

  @Test func landIsDottedAndWaterIsNot() {
    var canvas = Canvas(columns: 8, rows: 3, mode: .ascii)
    canvas.fill([rectangle(0, 0, 14, 12)])
    canvas.fill([rectangle(4, 4, 6, 8)], isLand: false)
    canvas.line(from: (0, 10), to: (15, 10), ink: .river)
    #expect(canvas.lines == [".   .   ", "      . ", "~~~~~~~~"])
    #expect(canvas.runs()[1].map(\.style) == [.land, .plain, .land, .plain])
  }

  @Test func theGreatestInkChoosesTheCharacter() {
    var canvas = Canvas(columns: 2, rows: 1, mode: .ascii)
    canvas.line(from: (0, 0), to: (0, 3), ink: .border)
    canvas.line(from: (0, 1), to: (1, 1), ink: .coast)
    canvas.line(from: (1, 0), to: (1, 3), ink: .border)
    canvas.dot(2, 0, .coast)
    canvas.dot(3, 3, .marker)
    #expect(canvas.runs() == [[Span("-", .coast), Span("O", .marker)]])
  }
}

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
    #expect(canvas.runs() == [[Span("██▌", .land), Span(" ")]])
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
    #expect(canvas.runs() == [[Span("▄▄", .land, on: .river), Span("▀", .river)]])
  }

  @Test func whereLandSeaAndALineMeetTheSeaStaysTheTerminals() {
    var canvas = canvas(1)
    canvas.fill([rectangle(0, 0, 1, 4)])
    canvas.dot(0, 0, .border)
    #expect(canvas.runs() == [[Span("▖", .land)]])
  }
}
