import Atlas
import Testing

@testable import catalejo_data

@Suite struct RingCleanerTests {
  private func points(_ numbers: [(UInt32, UInt32)]) -> [QuantizedPoint] {
    numbers.map { QuantizedPoint(x: $0.0, y: $0.1) }
  }

  @Test func cornersOnAStraightLineAndSpikesGo() {
    let ring = points([
      (0, 0), (3, 0), (3, 0), (9, 0), (12, 0), (9, 0), (9, 9), (5, 7), (9, 9), (0, 9), (0, 4),
    ])
    #expect(RingCleaner.simplified(ring) == points([(0, 0), (9, 0), (9, 9), (0, 9)]))
  }

  @Test func theEndGoesOnAtTheStart() {
    let ring = points([(5, 0), (9, 0), (9, 9), (0, 9), (0, 0), (4, 0)])
    #expect(RingCleaner.simplified(ring) == points([(9, 0), (9, 9), (0, 9), (0, 0)]))
  }

  @Test func whatEnclosesNothingIsNothing() {
    #expect(RingCleaner.simplified([]) == [])
    #expect(RingCleaner.simplified(points([(1, 1), (2, 2)])) == [])
    #expect(RingCleaner.simplified(points([(1, 1), (1, 5), (1, 3), (1, 9)])) == [])
  }

  @Test func slantedCornersStay() {
    let ring = points([(0, 0), (5, 1), (9, 9), (1, 5)])
    #expect(RingCleaner.simplified(ring) == ring)
  }
}
