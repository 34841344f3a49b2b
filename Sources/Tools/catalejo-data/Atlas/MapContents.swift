import Atlas
import Contracts
import Domain

/// Makes the contents of the map in each resolution.
enum MapContents {
  /// The size of a dot on the largest map that each resolution draws.
  ///
  /// The next finer one takes over when the globe is 256 · 2^1.5 dots wide, and the world 256 ·
  /// 2^3.5.
  static let globeDot = Double(QuantizedPoint.limit) / 724
  static let worldDot = Double(QuantizedPoint.limit) / 2896
  /// The largest error of the globe: drawing puts its corners on the nearest half of a dot anyway.
  static let globeTolerance = globeDot / 2
  /// The shortest river of the world, all its arms together: about 900 km at the equator.
  ///
  /// Shorter ones are left out.
  static let shortestRiver = 64 * worldDot

  /// Returns the globe, made from the world.
  ///
  /// Its coast is the edge of the land, so that both agree after each has lost corners.
  static func globe(of world: AtlasContent) -> AtlasContent {
    let land = world.land.map { ring in
      let simple = LineSimplifier.simplified(ring, tolerance: globeTolerance)
      // No island is lost, however small it is.
      return simple.corners.isEmpty ? ring : simple
    }
    let lakes = world.lakes.compactMap { simplified($0, dot: globeDot, tolerance: globeTolerance) }
    let borders = world.lines.filter { $0.layer == .border }.map {
      LineSimplifier.simplified($0, tolerance: globeTolerance)
    }
    return AtlasContent(
      lines: land.flatMap { $0.lines(.coast) } + borders
        + lakes.joined().flatMap { $0.lines(.lake) },
      land: land, lakes: lakes)
  }

  /// Returns the world, made from the countries at 1:110 million.
  ///
  /// Lakes and rivers are those of 1:50 million, because the source has them at no smaller scale.
  ///
  /// `rings` has the rings of all countries as the source has them, with every border in it.
  static func world(
    rings: [SourceRing], countries: [AtlasContent.Country], lakes: [[SourceRing]],
    rivers: [[SourceLine]]
  ) -> AtlasContent {
    let lakes = lakes.compactMap { simplified($0, dot: worldDot, tolerance: worldDot) }
    let rivers = rivers.filter { $0.reduce(0) { $0 + $1.length } >= shortestRiver }.joined()
    return AtlasContent(
      lines: CountryLines.lines(of: rings).flatMap { $0.splitAtAntimeridian() }
        + lakes.joined().flatMap { $0.lines(.lake) }
        + rivers.map { LineSimplifier.simplified($0, tolerance: worldDot) },
      land: CountryLines.union(of: rings), lakes: lakes, countries: countries)
  }

  /// Returns regions, made from Natural Earth at 1:50 million.
  ///
  /// The coast is the edge of the land, so that both agree: the source's own coast has other
  /// points.
  static func region(
    land: [[Coordinate]], borders: [[Coordinate]], lakes: [[SourceRing]], rivers: [[SourceLine]]
  ) -> AtlasContent {
    let land = land.map { SourceRing($0.map(joined)) }.filter { $0.corners.count > 2 }
    return AtlasContent(
      lines: land.flatMap { $0.lines(.coast) }
        + borders.flatMap {
          SourceLine(layer: .border, points: $0.map { QuantizedPoint($0) }).splitAtAntimeridian()
        }
        + lakes.joined().flatMap { $0.lines(.lake) } + rivers.joined(),
      land: land, lakes: lakes)
  }

  /// Returns the rings of a lake that are large enough, islands among them, with fewer corners;
  /// `nil` if the lake itself is too small.
  ///
  /// Four dots are as high as a letter.
  private static func simplified(
    _ lake: [SourceRing], dot: Double, tolerance: Double
  ) -> [SourceRing]? {
    guard let shore = lake.first, shore.size >= 4 * dot else { return nil }
    let rings = lake.filter { $0.size >= 4 * dot }
      .map { LineSimplifier.simplified($0, tolerance: tolerance) }
      .filter { !$0.corners.isEmpty }
    return rings.isEmpty ? nil : rings
  }

  /// Moves a point onto the antimeridian if it lies just short of it: the source's unit is 1/120°.
  private static func joined(_ position: Coordinate) -> Coordinate {
    guard abs(position.longitude) > 179.99 else { return position }
    let longitude = position.longitude < 0 ? -180.0 : 180
    return Coordinate(latitude: position.latitude, longitude: longitude) ?? position
  }
}
