import Atlas
import Catalog
import Domain
import Geo
import Testing

@testable import catalejo_data

@Suite struct CountryOutlinesTests {
  private func ring(_ points: [(Double, Double)]) -> [Coordinate] {
    points.map { Coordinate(wrappingLatitude: $0.1, longitude: $0.0) }
  }

  private func line(_ points: [(Double, Double)]) -> [QuantizedPoint] {
    points.map { longitude, latitude in
      QuantizedPoint(
        x: UInt32(((longitude + 180) / 360 * Double(QuantizedPoint.limit)).rounded()),
        y: QuantizedPoint(
          WebMercator.project(Coordinate(wrappingLatitude: latitude, longitude: longitude))
        ).y)
    }
  }

  @Test func sharedEdgesAreOneBorderAndTheRestIsCoast() {
    let west = ring([(0, 0), (0, 10), (10, 10), (10, 5), (10, 0), (0, 0)])
    let east = ring([(10, 0), (10, 5), (10, 10), (20, 10), (20, 0), (10, 0)])
    #expect(
      CountryOutlines.lines(of: [SourceRing(west), SourceRing(east)]) == [
        SourceLine(
          layer: .coast,
          points: line([(0, 0), (0, 10), (10, 10), (20, 10), (20, 0), (10, 0), (0, 0)])),
        SourceLine(layer: .border, points: line([(10, 10), (10, 5), (10, 0)])),
      ])
  }

  @Test func theCutsAlongTheAntimeridianAndThePoleAreLeftOut() {
    let cut = QuantizedPoint.limit
    let rings = [
      [(170.0, -80.0), (180, -80), (180, -90), (170, -90), (170, -80)].map {
        // Not the wrapping initializer: it takes 180° to the other side.
        Coordinate(latitude: $0.1, longitude: $0.0)
      }.compactMap { $0 }
    ]
    let lines = CountryOutlines.lines(of: rings.map { SourceRing($0) })
    let edges = lines.flatMap { zip($0.points, $0.points.dropFirst()) }
    #expect(edges.count == 2)
    #expect(!edges.contains { $0.x == cut && $1.x == cut || $0.y == cut && $1.y == cut })
  }

  @Test func linesSplitWhereTheyWouldJumpAcrossTheWorld() {
    let near = line([(170, 0), (179, 1)])
    let far = line([(-179, 2), (-170, 3)])
    let lonely = line([(175, 4)])
    let whole = SourceLine(layer: .coast, points: near + far + lonely)
    #expect(
      whole.splitAtAntimeridian() == [
        SourceLine(layer: .coast, points: near), SourceLine(layer: .coast, points: far),
      ])
  }
}
