import Domain
import Testing

@Suite struct WorldRectTests {
  private let rect = WorldRect(minX: 0.2, minY: 0.2, maxX: 0.4, maxY: 0.4)

  @Test(arguments: [
    WorldRect(minX: 0.2, minY: 0.2, maxX: 0.4, maxY: 0.4),
    WorldRect(minX: 0.25, minY: 0.25, maxX: 0.3, maxY: 0.3),
    WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1),
    WorldRect(minX: 0.4, minY: 0.4, maxX: 0.5, maxY: 0.5),
    WorldRect(minX: 0, minY: 0.3, maxX: 1, maxY: 0.3),
  ])
  func meetsWhatTouchesIt(_ other: WorldRect) {
    #expect(rect.intersects(other))
    #expect(other.intersects(rect))
  }

  @Test(arguments: [
    WorldRect(minX: 0.41, minY: 0.2, maxX: 0.5, maxY: 0.4),
    WorldRect(minX: 0, minY: 0.2, maxX: 0.19, maxY: 0.4),
    WorldRect(minX: 0.2, minY: 0.41, maxX: 0.4, maxY: 0.5),
    WorldRect(minX: 0.2, minY: 0, maxX: 0.4, maxY: 0.19),
  ])
  func doesNotMeetTheRest(_ other: WorldRect) {
    #expect(!rect.intersects(other))
    #expect(!other.intersects(rect))
  }
}
