import Catalog
import Domain

/// Makes the map of regions of what Natural Earth has at 1:50 million.
enum RegionContent {
  /// The coast is the edge of the land, so that both agree: the source has it apart, with other
  /// points.
  static func content(
    land: [[Coordinate]], borders: [[Coordinate]], lakes: [[SourceRing]], rivers: [[SourceLine]]
  ) -> AtlasContent {
    let land = land.map { SourceRing($0.map(joined)) }.filter { $0.corners.count > 2 }
    return AtlasContent(
      lines: land.flatMap { $0.lines(.coast) }
        + borders.flatMap { SourceLine(layer: .border, positions: $0).splitAtAntimeridian() }
        + lakes.joined().flatMap { $0.lines(.lake) } + rivers.joined(),
      land: land, lakes: lakes)
  }

  /// What the source, whose unit is 1/120°, puts a unit short of the antimeridian belongs on it.
  private static func joined(_ position: Coordinate) -> Coordinate {
    guard abs(position.longitude) > 179.99 else { return position }
    let longitude = position.longitude < 0 ? -180.0 : 180
    return Coordinate(latitude: position.latitude, longitude: longitude) ?? position
  }
}
