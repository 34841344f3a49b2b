import Atlas
import TestSupport
import Testing

@testable import catalejo_data

@Suite struct LineSimplifierTests {
  private func points(_ numbers: [(UInt32, UInt32)]) -> [QuantizedPoint] {
    numbers.map { QuantizedPoint(x: $0.0, y: $0.1) }
  }

  private func distance(
    _ point: QuantizedPoint, _ start: QuantizedPoint, _ end: QuantizedPoint
  ) -> Double {
    let (dx, dy) = (Double(end.x) - Double(start.x), Double(end.y) - Double(start.y))
    let (x, y) = (Double(point.x) - Double(start.x), Double(point.y) - Double(start.y))
    let square = dx * dx + dy * dy
    let part = square > 0 ? min(1, max(0, (x * dx + y * dy) / square)) : 0
    return ((x - part * dx) * (x - part * dx) + (y - part * dy) * (y - part * dy)).squareRoot()
  }

  @Test func whatIsWithinTheToleranceGoes() {
    let line = points([(0, 100), (50, 102), (100, 98), (150, 140), (200, 100)])
    #expect(
      LineSimplifier.simplified(line, tolerance: 9)
        == points([(0, 100), (100, 98), (150, 140), (200, 100)]))
    #expect(LineSimplifier.simplified(line, tolerance: 50) == points([(0, 100), (200, 100)]))
    #expect(LineSimplifier.simplified(line, tolerance: 0) == line)
  }

  @Test func noPointOfALineIsFartherAwayThanTheTolerance() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let line = (0..<30).map { index in
        QuantizedPoint(
          x: UInt32(index) * 10, y: UInt32.random(in: 0...100, using: &generator))
      }
      let simple = LineSimplifier.simplified(line, tolerance: 20)
      #expect(simple.first == line.first && simple.last == line.last)
      for point in line {
        let nearest = zip(simple, simple.dropFirst()).map { distance(point, $0, $1) }.min()
        #expect((nearest ?? .infinity) <= 20)
      }
    }
  }

  @Test func ringsStayClosedOrGo() {
    let ring = SourceRing(
      points([(10, 10), (60, 11), (110, 10), (110, 110), (60, 109), (10, 110)]))
    #expect(
      LineSimplifier.simplified(ring, tolerance: 5)
        == SourceRing(points([(10, 10), (110, 10), (110, 110), (10, 110)])))
    #expect(LineSimplifier.simplified(ring, tolerance: 200).corners == [])
  }

  @Test func whatIsOnTheEdgeOfTheWorldStaysThere() {
    let ring = SourceRing(points([(90, 10), (40, 12), (0, 15), (0, 60), (40, 61), (90, 62)]))
    #expect(
      LineSimplifier.simplified(ring, tolerance: 9)
        == SourceRing(points([(90, 10), (0, 15), (0, 60), (90, 62)])))
  }
}
