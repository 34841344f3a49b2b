import TestSupport
import Testing
import TextUI

@Suite struct CanvasDotTests {
  @Test func eachDotOfACellIsItsBrailleDot() {
    let patterns = (0..<4).map { y in
      (0..<2).map { x in
        var canvas = Canvas(columns: 1, rows: 1, mode: .braille)
        canvas.dot(x, y, .coast)
        return canvas.lines
      }
    }
    #expect(patterns == [[["⠁"], ["⠈"]], [["⠂"], ["⠐"]], [["⠄"], ["⠠"]], [["⡀"], ["⢀"]]])
  }

  @Test func aCellUnitesItsDotsUnderTheGreatestInk() {
    var canvas = Canvas(columns: 2, rows: 1, mode: .braille)
    canvas.dot(0, 0, .coast)
    canvas.dot(1, 0, .border)
    canvas.dot(2, 0, .border)
    #expect(canvas.runs() == [[Span("⠉", .coast), Span("⠁", .border)]])
  }

  @Test func blanksBelongToALineBesideThemNotToAMark() {
    var canvas = Canvas(columns: 7, rows: 1, mode: .braille)
    canvas.dot(2, 0, .coast)
    canvas.dot(6, 0, .coast)
    canvas.mark(column: 5, row: 0, ink: .marker)
    #expect(canvas.runs() == [[Span(" ⠁ ⠁ ", .coast), Span("◉", .marker), Span(" ")]])
  }

  @Test(arguments: [(0, 3), (3, 0), (-1, -1)])
  func aCanvasWithoutCellsTakesEverything(columns: Int, rows: Int) {
    var canvas = Canvas(columns: columns, rows: rows, mode: .braille)
    canvas.dot(0, 0, .coast)
    canvas.line(from: (-5, -5), to: (5, 5), ink: .coast)
    canvas.label("x", column: 0, row: 0)
    canvas.mark(column: 0, row: 0, ink: .marker)
    #expect(canvas.runs() == Array(repeating: [], count: max(0, rows)))
  }
}

@Suite struct CanvasLineTests {
  /// Returns the dots that a line passes through, on and off the canvas, by stepping along it.
  private func sampled(_ start: (x: Int, y: Int), _ end: (x: Int, y: Int)) -> Set<Dot> {
    let steps = 1 + 4 * max(abs(end.x - start.x), abs(end.y - start.y))
    return Set(
      (0...steps).map { step in
        let t = Double(step) / Double(steps)
        return Dot(
          x: Int((Double(start.x) + Double(end.x - start.x) * t).rounded()),
          y: Int((Double(start.y) + Double(end.y - start.y) * t).rounded()))
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
      let numbers = (0..<4).map { _ in Int.random(in: -60...120, using: &generator) }
      let (start, end) = ((numbers[0], numbers[1]), (numbers[2], numbers[3]))
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
    canvas.line(from: (3, 3), to: (0, 0), ink: .coast)
    #expect(canvas.dots == [Dot(x: 0, y: 0), Dot(x: 1, y: 1), Dot(x: 2, y: 2), Dot(x: 3, y: 3)])
  }

  @Test func linesBesideTheCanvasDrawNothing() {
    var canvas = Canvas(columns: 2, rows: 1, mode: .braille)
    canvas.line(from: (-9, 1), to: (-1, 3), ink: .coast)
    canvas.line(from: (0, 9), to: (9, 0), ink: .coast)
    canvas.line(from: (5, -9), to: (5, 9), ink: .coast)
    canvas.dot(4, 0, .coast)
    canvas.dot(-1, 0, .coast)
    #expect(canvas.dots == [])
  }
}

/// A dot of a canvas.
struct Dot: Hashable {
  let x: Int
  let y: Int
}

/// A ring, in dots.
func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [CanvasPoint] {
  [(left, top), (right, top), (right, bottom), (left, bottom)].map { CanvasPoint(x: $0.0, y: $0.1) }
}

extension Canvas {
  mutating func dot(_ x: Int, _ y: Int, _ ink: Ink) { line(from: (x, y), to: (x, y), ink: ink) }

  /// The rows as plain text.
  var lines: [String] { runs().map { $0.map(\.text).joined() } }

  /// The dots that are set, read back from the Braille patterns by the table of the Unicode Standard.
  var dots: Set<Dot> {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    var dots: Set<Dot> = []
    for (row, line) in lines.enumerated() {
      for (column, character) in line.unicodeScalars.enumerated() where character != " " {
        for (bit, place) in places.enumerated() where (character.value >> bit) & 1 == 1 {
          dots.insert(Dot(x: column * 2 + place.0, y: row * 4 + place.1))
        }
      }
    }
    return dots
  }
}
