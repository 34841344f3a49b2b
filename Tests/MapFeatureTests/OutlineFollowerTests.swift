import Catalog
import Domain
import Testing

@testable import MapFeature

/// A square country, and lines that run along it, leave it and cross it.
@Suite struct OutlineFollowerTests {
  private let follower = OutlineFollower([points((0.4, 0.4), (0.5, 0.4), (0.5, 0.5), (0.4, 0.5))])

  @Test func aBorderThatRunsAlongItIsItsOwn() {
    let border = points((0.4, 0.4003), (0.45, 0.3998), (0.5, 0.4))
    #expect(follower.stretches(of: MapLine(layer: .border, points: border)) == [border])
    // The last side of a ring goes back to its first corner.
    let west = points((0.4, 0.5), (0.4, 0.4))
    #expect(follower.stretches(of: MapLine(layer: .coast, points: west)) == [west])
  }

  @Test func aLineIsCutWhereItLeaves() {
    let line = points(
      (0.3, 0.4), (0.35, 0.4), (0.4, 0.4), (0.42, 0.4), (0.44, 0.4), (0.46, 0.3), (0.48, 0.4),
      (0.5, 0.4))
    #expect(
      follower.stretches(of: MapLine(layer: .border, points: line)) == [
        points((0.4, 0.4), (0.42, 0.4), (0.44, 0.4)), points((0.48, 0.4), (0.5, 0.4)),
      ])
  }

  @Test func whatCrossesItIsNot() {
    let diagonal = points((0.4, 0.4), (0.5, 0.5))
    #expect(follower.stretches(of: MapLine(layer: .border, points: diagonal)) == [])
    let river = points((0.4, 0.4), (0.45, 0.4), (0.5, 0.4))
    #expect(follower.stretches(of: MapLine(layer: .river, points: river)) == [])
  }

  /// What is near for a large one is far for a small one.
  @Test func aSmallCountryIsFollowedMoreClosely() {
    let line = MapLine(layer: .border, points: points((0.4, 0.4005), (0.401, 0.4005)))
    let small = OutlineFollower([
      points((0.4, 0.4), (0.401, 0.4), (0.401, 0.401), (0.4, 0.401))
    ])
    #expect(small.stretches(of: line) == [])
    #expect(follower.stretches(of: line) == [line.points])
  }
}
