import Atlas
import Contracts
import Domain

/// Makes what the map has in each resolution.
enum MapContents {
  /// Where the next finer map takes over, a map is so many dots wide: 256 · 2^1.5 the globe, and
  /// 256 · 2^3.5 the world.
  static let globeDot = Double(QuantizedPoint.limit) / 724
  static let worldDot = Double(QuantizedPoint.limit) / 2896
  /// Corners of the globe go to the nearest half of a dot when they are drawn: as much may be off.
  static let globeTolerance = globeDot / 2
  /// A river of the world that is shorter, all its arms together, is left out: about 900 km at the
  /// equator.
  static let shortestRiver = 64 * worldDot

  /// The globe, made of the world.
  ///
  /// The coast is the edge of the land, so that both agree after each has lost its corners.
  static func globe(of world: AtlasContent) -> AtlasContent {
    let land = world.land.map { ring in
      let simple = LineSimplifier.simplified(ring, tolerance: globeTolerance)
      // An island is never lost, however small.
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

  /// The world, made of the countries at 1:110 million and of lakes and rivers at 1:50 million, which
  /// are there at no smaller scale.
  ///
  /// `rings` has those of all countries as the source has them, with each border it knows.
  static func world(
    rings: [SourceRing], countries: [AtlasContent.Country], lakes: [[SourceRing]],
    rivers: [[SourceLine]]
  ) -> AtlasContent {
    let lakes = lakes.compactMap { simplified($0, dot: worldDot, tolerance: worldDot) }
    let rivers = rivers.filter { $0.reduce(0) { $0 + $1.length } >= shortestRiver }.joined()
    return AtlasContent(
      lines: CountryOutlines.lines(of: rings).flatMap { $0.splitAtAntimeridian() }
        + lakes.joined().flatMap { $0.lines(.lake) }
        + rivers.map { LineSimplifier.simplified($0, tolerance: worldDot) },
      land: CountryOutlines.union(of: rings), lakes: lakes, countries: countries)
  }

  /// Regions, made of what Natural Earth has at 1:50 million.
  ///
  /// The coast is the edge of the land, so that both agree: the source has it apart, with other
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

  /// The rings of a lake that are large enough, islands among them, with fewer corners; nil where the
  /// lake itself is not: four dots are as high as a letter.
  private static func simplified(
    _ lake: [SourceRing], dot: Double, tolerance: Double
  ) -> [SourceRing]? {
    guard let shore = lake.first, shore.size >= 4 * dot else { return nil }
    let rings = lake.filter { $0.size >= 4 * dot }
      .map { LineSimplifier.simplified($0, tolerance: tolerance) }
      .filter { !$0.corners.isEmpty }
    return rings.isEmpty ? nil : rings
  }

  /// What the source, whose unit is 1/120°, puts a unit short of the antimeridian belongs on it.
  private static func joined(_ position: Coordinate) -> Coordinate {
    guard abs(position.longitude) > 179.99 else { return position }
    let longitude = position.longitude < 0 ? -180.0 : 180
    return Coordinate(latitude: position.latitude, longitude: longitude) ?? position
  }
}
