import Testing

@testable import Domain

@Suite struct WorldRectTests {
  private func around(_ columns: [Double]) -> WorldRect? {
    WorldRect.around(columns.map { WorldPoint(x: $0, y: 0.5) })
  }

  private func rect(_ minX: Double, _ maxX: Double) -> WorldRect {
    WorldRect(minX: minX, minY: 0.5, maxX: maxX, maxY: 0.5)
  }

  @Test func isAsSmallAsThePointsLetItBe() {
    #expect(around([]) == nil)
    #expect(around([0.25]) == rect(0.25, 0.25))
    #expect(around([0.5, 0.25, 0.375]) == rect(0.25, 0.5))
    let points = [WorldPoint(x: 0.25, y: 0.75), WorldPoint(x: 0.5, y: 0.125)]
    #expect(
      WorldRect.around(points) == WorldRect(minX: 0.25, minY: 0.125, maxX: 0.5, maxY: 0.75))
  }

  @Test func crossesTheAntimeridianWhereThatIsShorter() {
    #expect(around([0.125, 0.875]) == rect(0.875, 1.125))
    #expect(around([0, 0.125, 0.75, 0.875]) == rect(0.75, 1.125))
    // As wide either way.
    #expect(around([0.25, 0.75]) == rect(0.25, 0.75))
  }

  @Test func turnsRoundTheEarthDoNotCount() {
    #expect(around([1]) == rect(0, 0))
    #expect(around([1.25, -0.5]) == rect(0.25, 0.5))
    #expect(around([-0.125, 1.125]) == rect(0.875, 1.125))
  }

  /// No gap between two neighboring points is wider than the one that is left out.
  @Test func theWidestGapIsLeftOut() {
    var state: UInt64 = 5
    for _ in 0..<200 {
      let columns = (0..<7).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 48) / 65536
      }
      let sorted = columns.sorted()
      let gaps = zip(sorted, sorted.dropFirst() + [sorted[0] + 1]).map { $1 - $0 }
      let box = around(columns)
      #expect(box.map { 1 - ($0.maxX - $0.minX) } == gaps.max())
      #expect(box.map { (0..<1).contains($0.minX) } == true)
    }
  }
}
