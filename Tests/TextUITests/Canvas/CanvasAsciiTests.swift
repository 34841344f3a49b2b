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
    #expect(
      canvas.runs() == [
        [Span("-", .coast), Span("O", .marker)]
      ])
  }
}
