import TestSupport
import Testing
import TextUI

@Suite struct CanvasLineTests {
  /// The dots a line comes through, on and off the canvas, by stepping along it.
  private func sampled(_ start: CanvasPoint, _ end: CanvasPoint) -> Set<Dot> {
    let steps = 1 + Int(4 * max(abs(end.x - start.x), abs(end.y - start.y)))
    return Set(
      (0...steps).map { step in
        let t = Double(step) / Double(steps)
        return Dot(
          x: Int((start.x + (end.x - start.x) * t).rounded(.down)),
          y: Int((start.y + (end.y - start.y) * t).rounded(.down)))
      })
  }

  private func neighbourhood(_ dots: Set<Dot>) -> Set<Dot> {
    Set(
      dots.flatMap { dot in
        (-1...1).flatMap { dx in (-1...1).map { Dot(x: dot.x + dx, y: dot.y + $0) } }
      })
  }

  @Test func randomLinesAgreeWithSamplingWithinOneDot() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let numbers = (0..<4).map { _ in Double.random(in: -60...120, using: &generator) }
      let start = CanvasPoint(x: numbers[0], y: numbers[1])
      let end = CanvasPoint(x: numbers[2], y: numbers[3])
      var canvas = Canvas(columns: 30, rows: 15, mode: .braille)
      canvas.line(from: start, to: end, ink: .coast)
      let (drawn, expected) = (canvas.dots, sampled(start, end))
      let visible = expected.filter { (0..<60).contains($0.x) && (0..<60).contains($0.y) }
      #expect(drawn.subtracting(neighbourhood(expected)) == [], "\(start) \(end)")
      #expect(visible.subtracting(neighbourhood(drawn)) == [], "\(start) \(end)")
    }
  }

  @Test func linesIncludeBothEnds() {
    var canvas = Canvas(columns: 2, rows: 1, mode: .braille)
    canvas.line(from: CanvasPoint(x: 3, y: 3), to: CanvasPoint(x: 0, y: 0), ink: .coast)
    #expect(canvas.dots == [Dot(x: 0, y: 0), Dot(x: 1, y: 1), Dot(x: 2, y: 2), Dot(x: 3, y: 3)])
  }

  @Test func aLineWithoutLengthIsADot() {
    var canvas = Canvas(columns: 2, rows: 1, mode: .braille)
    canvas.line(from: CanvasPoint(x: 2, y: 2), to: CanvasPoint(x: 2, y: 2), ink: .coast)
    #expect(canvas.dots == [Dot(x: 2, y: 2)])
  }

  @Test func hugeLinesAreClippedWhereTheyCross() {
    var canvas = Canvas(columns: 2, rows: 1, mode: .braille)
    canvas.line(from: CanvasPoint(x: -1e300, y: 2), to: CanvasPoint(x: 1e300, y: 2), ink: .coast)
    #expect(canvas.dots == Set((0..<4).map { Dot(x: $0, y: 2) }))
  }

  @Test func linesBesideTheCanvasDrawNothing() {
    var canvas = Canvas(columns: 2, rows: 1, mode: .braille)
    canvas.line(from: CanvasPoint(x: -9, y: 1), to: CanvasPoint(x: -1, y: 3), ink: .coast)
    canvas.line(from: CanvasPoint(x: 0, y: 9), to: CanvasPoint(x: 9, y: 0), ink: .coast)
    canvas.line(from: CanvasPoint(x: 5, y: -9), to: CanvasPoint(x: 5, y: 9), ink: .coast)
    canvas.plot(CanvasPoint(x: 4, y: 0), ink: .coast)
    canvas.plot(CanvasPoint(x: -0.5, y: 0), ink: .coast)
    #expect(canvas.dots == [])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e308])
  func coordinatesThatAreNoPlaceDrawNothing(number: Double) {
    var canvas = Canvas(columns: 2, rows: 1, mode: .braille)
    canvas.plot(CanvasPoint(x: number, y: 1), ink: .coast)
    canvas.plot(CanvasPoint(x: 1, y: number), ink: .coast)
    canvas.mark(CanvasPoint(x: number, y: 1))
    canvas.line(from: CanvasPoint(x: number, y: 9), to: CanvasPoint(x: 2, y: 9), ink: .coast)
    canvas.line(from: CanvasPoint(x: -number, y: 2), to: CanvasPoint(x: number, y: 2), ink: .coast)
    #expect(canvas.dots == [])
  }
}
