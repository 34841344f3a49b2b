import TestSupport
import Testing

@testable import TextUI

@Suite struct CanvasFillTests {
  /// Whether a point is inside by the even-odd rule: how many edges a ray to the left crosses
  /// (Shimrat, Algorithm 112, Communications of the ACM 5, 1962).
  private func isInside(_ x: Double, _ y: Double, _ rings: [[CanvasPoint]]) -> Bool {
    var crossings = 0
    for ring in rings {
      for (index, end) in ring.enumerated() {
        let start = ring[(index + ring.count - 1) % ring.count]
        guard (start.y > y) != (end.y > y) else { continue }
        if start.x + (y - start.y) * (end.x - start.x) / (end.y - start.y) < x { crossings += 1 }
      }
    }
    return crossings % 2 == 1
  }

  private func dots(_ grid: DotGrid) -> Set<Dot> {
    var dots: Set<Dot> = []
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        let cell = grid.dots(column: x / 2, row: y / 4)
        if cell & DotPattern.bit(column: x % 2, row: y % 4) != 0 { dots.insert(Dot(x: x, y: y)) }
      }
    }
    return dots
  }

  @Test(arguments: [10, 64, 66, 130])
  func randomRingsAgreeWithTheirDefinition(width: Int) {
    var random = SeededGenerator(seed: UInt64(width))
    for _ in 0..<40 {
      let rings = (0..<3).map { _ in
        (0..<Int.random(in: 3...9, using: &random)).map { _ in
          CanvasPoint(
            x: .random(in: -40...180, using: &random), y: .random(in: -20...60, using: &random))
        }
      }
      var grid = DotGrid(width: width, height: 40)
      grid.fill(rings, with: true)
      let expected = (0..<40).flatMap { y in
        (0..<width).compactMap { x in
          isInside(Double(x) + 0.5, Double(y) + 0.5, rings) ? Dot(x: x, y: y) : nil
        }
      }
      #expect(dots(grid) == Set(expected))
    }
  }

  @Test func piecesThatShareAnEdgeLeaveNothingOutAndHaveNothingTwice() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let (x, y) = (Double.random(in: 1...29, using: &random).rounded() / 2 + 0.25 - 0.25, 7.5)
      let corner = CanvasPoint(x: x, y: y)
      let corners = rectangle(0, 0, 20, 16)
      var union = DotGrid(width: 20, height: 16)
      var count = 0
      for (index, start) in corners.enumerated() {
        var piece = DotGrid(width: 20, height: 16)
        let ring = [start, corners[(index + 1) % 4], corner]
        piece.fill([ring], with: true)
        union.fill([ring], with: true)
        count += dots(piece).count
      }
      #expect(dots(union).count == 320)
      #expect(count == 320)
    }
  }

  @Test func anInnerRingIsAHoleAndALakeLiesOverLand() {
    var canvas = Canvas(columns: 4, rows: 2, mode: .braille)
    canvas.fill([rectangle(0, 0, 8, 8), rectangle(2, 0, 4, 4)])
    canvas.fill([rectangle(6, 4, 8, 8)], isLand: false)
    #expect(
      canvas.runs() == [
        [
          Span(" ", .plain, on: .land), Span(" "),
          Span("  ", .plain, on: .land),
        ],
        [
          Span("   ", .plain, on: .land), Span(" "),
        ],
      ])
  }

  @Test func theGroundOfACellIsWhatMostOfItIs() {
    var canvas = Canvas(columns: 3, rows: 1, mode: .braille)
    canvas.fill([rectangle(0, 0, 3, 4), rectangle(4, 0, 6, 1)])
    canvas.line(from: (0, 0), to: (5, 0), ink: .river)
    #expect(canvas.runs() == [[Span("⠉⠉", .river, on: .land), Span("⠉", .river)]])
  }

  /// Filled cells do not reach beyond the coast's dots, nor does the land behind a sign.
  @Test func landEndsWithinItsCoast() {
    var canvas = Canvas(columns: 3, rows: 2, mode: .braille)
    canvas.fill([rectangle(0, 0, 5, 8)])
    canvas.line(from: (4, 0), to: (4, 7), ink: .coast)
    canvas.mark(column: 2, row: 1, ink: .town)
    #expect(
      canvas.runs() == [
        [Span("  ", .plain, on: .land), Span("⡇", .coast)],
        [Span("  ", .plain, on: .land), Span("•", .town)],
      ])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude])
  func ringsThatAreNoPlaceDoNoHarm(number: Double) {
    for (columns, rows) in [(5, 3), (1, 1), (0, 0), (0, 4), (40, 0)] {
      for mode in CanvasMode.allCases {
        var canvas = Canvas(columns: columns, rows: rows, mode: mode)
        canvas.fill([
          rectangle(0, 0, number, 8), rectangle(number, 1, 3, number), [],
          [CanvasPoint(x: 1, y: 1)],
        ])
        canvas.fill([rectangle(-number, -number, number, number)], isLand: false)
        #expect(canvas.lines.allSatisfy { DisplayWidth.of($0) == columns })
      }
    }
  }

  @Test func hugeLandIsLandAllOver() {
    var canvas = Canvas(columns: 3, rows: 1, mode: .ascii)
    canvas.fill([rectangle(-1e12, -1e12, 1e12, 1e12)])
    #expect(canvas.lines == [".  "])
  }
}
