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

  @Test func bordersAreDotted() {
    var canvas = Canvas(columns: 5, rows: 3, mode: .ascii)
    canvas.line(from: CanvasPoint(x: 0, y: 1), to: CanvasPoint(x: 9, y: 1), ink: .border)
    canvas.line(from: CanvasPoint(x: 4, y: 0), to: CanvasPoint(x: 4, y: 11), ink: .border)
    #expect(canvas.lines == ["..:..", "  :  ", "  :  "])
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
        [CanvasRun(text: "-", style: .ink(.coast)), CanvasRun(text: "*", style: .ink(.marker))]
      ])
  }
}
