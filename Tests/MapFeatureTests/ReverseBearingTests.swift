import Domain
import TestSupport
import Testing

@testable import MapFeature

@Suite struct ReverseBearingTests {
  @Test func looksBackFromThePlace() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      let here = Coordinate(
        wrappingLatitude: .random(in: -89...89, using: &random),
        longitude: .random(in: -180...180, using: &random))
      let there = Coordinate(
        wrappingLatitude: .random(in: -89...89, using: &random),
        longitude: .random(in: -180...180, using: &random))
      let back = ReverseBearing.bearing(
        to: here, leaving: Geodesy.bearing(from: here, to: there),
        kilometres: Geodesy.distance(from: here, to: there))
      let off = (back - Geodesy.bearing(from: there, to: here)).magnitude
      #expect(min(off, 360 - off) < 1e-3)
    }
  }

  @Test func isNotTheOppositeWhereMeridiansConverge() {
    // From 60° N a quarter of the way round the pole: both look northward.
    let here = Coordinate(wrappingLatitude: 60, longitude: 0)
    let there = Coordinate(wrappingLatitude: 60, longitude: 90)
    let out = Geodesy.bearing(from: here, to: there)
    let back = ReverseBearing.bearing(
      to: here, leaving: out, kilometres: Geodesy.distance(from: here, to: there))
    #expect(out.rounded() == 49)
    #expect(back.rounded() == 311)
  }
}
