import Testing
import TextUI

@Suite struct CanvasAsciiTests {
  @Test func coastsFollowTheirDirection() {
    var canvas = Canvas(columns: 12, rows: 4, mode: .ascii)
    let corners = [(1.0, 15.0), (7, 3), (14, 3), (22, 11), (22, 15), (1, 15)]
    for (start, end) in zip(corners, corners.dropFirst()) {
      canvas.line(
        from: CanvasPoint(x: start.0, y: start.1), to: CanvasPoint(x: end.0, y: end.1),
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
      canvas.line(from: CanvasPoint(x: 0, y: 1), to: CanvasPoint(x: 3, y: 1), ink: ink)
      return canvas.lines[0]
    }
    #expect(lines == ["''", "%%", "::", "~~", "--", "--"])
  }

  @Test func marksHaveCharactersOfTheirOwn() {
    var canvas = Canvas(columns: 4, rows: 1, mode: .ascii)
    for (column, ink) in [Ink.town, .place, .favorite, .marker].enumerated() {
      canvas.mark(CanvasPoint(x: Double(column * 2), y: 0), ink: ink)
    }
    #expect(canvas.lines == ["o+*O"])
  }

  @Test func landIsDottedAndWaterIsNot() {
    var canvas = Canvas(columns: 8, rows: 3, mode: .ascii)
    canvas.fill([rectangle(0, 0, 14, 12)])
    canvas.fill([rectangle(4, 4, 6, 8)], isLand: false)
    canvas.line(from: CanvasPoint(x: 0, y: 10), to: CanvasPoint(x: 15, y: 10), ink: .river)
    #expect(canvas.lines == [".   .   ", "      . ", "~~~~~~~~"])
    #expect(canvas.runs()[1].map(\.style) == [.land, .blank, .land, .blank])
  }

  @Test func bordersAreDotted() {
    var canvas = Canvas(columns: 5, rows: 3, mode: .ascii)
    canvas.line(from: CanvasPoint(x: 0, y: 1), to: CanvasPoint(x: 9, y: 1), ink: .border)
    canvas.line(from: CanvasPoint(x: 4, y: 0), to: CanvasPoint(x: 4, y: 11), ink: .border)
    #expect(canvas.lines == [":::::", "  :  ", "  :  "])
  }

  @Test func theGreatestInkChoosesTheCharacter() {
    var canvas = Canvas(columns: 2, rows: 1, mode: .ascii)
    canvas.line(from: CanvasPoint(x: 0, y: 0), to: CanvasPoint(x: 0, y: 3), ink: .border)
    canvas.line(from: CanvasPoint(x: 0, y: 1), to: CanvasPoint(x: 1, y: 1), ink: .coast)
    canvas.line(from: CanvasPoint(x: 1, y: 0), to: CanvasPoint(x: 1, y: 3), ink: .border)
    canvas.plot(CanvasPoint(x: 2, y: 0), ink: .coast)
    canvas.plot(CanvasPoint(x: 3, y: 3), ink: .marker)
    #expect(
      canvas.runs() == [
        [CanvasRun(text: "-", style: .ink(.coast)), CanvasRun(text: "O", style: .ink(.marker))]
      ])
  }
}
