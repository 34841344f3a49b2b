import Atlas
import Catalog

/// Makes the map of the world of the countries at 1:110 million and of lakes and rivers at 1:50
/// million, which are there at no smaller scale.
enum WorldContent {
  /// A dot where the map of regions takes over: the world is 256 · 2^3.5 dots wide there.
  static let dot = Double(QuantizedPoint.limit) / 2896
  /// A lake that is smaller is left out: four dots are as high as a letter.
  static let smallestLake = 4 * dot
  /// A river that is shorter, all its arms together, is left out: about 900 km at the equator.
  static let shortestRiver = 64 * dot

  /// `rings` has those of all countries as the source has them, with each border it knows.
  static func content(
    rings: [SourceRing], countries: [AtlasContent.Country], lakes: [[SourceRing]],
    rivers: [[SourceLine]]
  ) -> AtlasContent {
    let lakes = lakes.compactMap(simplified)
    return AtlasContent(
      lines: CountryOutlines.lines(of: rings).flatMap { $0.splitAtAntimeridian() }
        + lakes.joined().flatMap { $0.lines(.lake) } + rivers.flatMap(simplified),
      land: RingUnion.outline(of: rings), lakes: lakes, countries: countries)
  }

  /// The rings that are large enough, islands among them; nil where the lake itself is not.
  private static func simplified(_ lake: [SourceRing]) -> [SourceRing]? {
    guard let shore = lake.first, size(shore) >= smallestLake else { return nil }
    let rings = lake.filter { size($0) >= smallestLake }
      .map { LineSimplifier.simplified($0, tolerance: dot) }
      .filter { !$0.corners.isEmpty }
    return rings.isEmpty ? nil : rings
  }

  private static func simplified(_ river: [SourceLine]) -> [SourceLine] {
    guard river.reduce(0, { $0 + length($1) }) >= shortestRiver else { return [] }
    return river.map { line in
      SourceLine(
        layer: .river, points: LineSimplifier.simplified(line.points, tolerance: dot))
    }
  }

  /// How wide or high a ring is, whichever is more.
  private static func size(_ ring: SourceRing) -> Double {
    let sides = [\QuantizedPoint.x, \.y].map { axis in
      let numbers = ring.corners.map { $0[keyPath: axis] }
      return (numbers.max() ?? 0) - (numbers.min() ?? 0)
    }
    return Double(sides.max() ?? 0)
  }

  private static func length(_ line: SourceLine) -> Double {
    zip(line.points, line.points.dropFirst()).reduce(0) { sum, edge in
      let x = Double(edge.0.x) - Double(edge.1.x)
      let y = Double(edge.0.y) - Double(edge.1.y)
      return sum + (x * x + y * y).squareRoot()
    }
  }
}
