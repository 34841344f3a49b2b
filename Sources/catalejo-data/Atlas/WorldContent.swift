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
    let lakes = lakes.compactMap {
      LakeSource.simplified($0, smallest: smallestLake, tolerance: dot)
    }
    return AtlasContent(
      lines: CountryOutlines.lines(of: rings).flatMap { $0.splitAtAntimeridian() }
        + lakes.joined().flatMap { $0.lines(.lake) } + rivers.flatMap(simplified),
      land: RingUnion.outline(of: rings), lakes: lakes, countries: countries)
  }

  private static func simplified(_ river: [SourceLine]) -> [SourceLine] {
    guard river.reduce(0, { $0 + length($1) }) >= shortestRiver else { return [] }
    return river.map { line in
      SourceLine(
        layer: .river, points: LineSimplifier.simplified(line.points, tolerance: dot))
    }
  }

  private static func length(_ line: SourceLine) -> Double {
    zip(line.points, line.points.dropFirst()).reduce(0) { sum, edge in
      let x = Double(edge.0.x) - Double(edge.1.x)
      let y = Double(edge.0.y) - Double(edge.1.y)
      return sum + (x * x + y * y).squareRoot()
    }
  }
}
