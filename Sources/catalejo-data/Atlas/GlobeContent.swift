import Atlas
import Catalog

/// Makes the map of the globe of that of the world.
enum GlobeContent {
  /// A dot where the map of the world takes over: the world is 256 · 2^1.5 dots wide there.
  static let dot = Double(QuantizedPoint.limit) / 724
  /// Corners go to the nearest half of a dot when they are drawn: as much may be off.
  static let tolerance = dot / 2
  /// A lake that is smaller is left out: four dots are as high as a letter.
  static let smallestLake = 4 * dot

  /// The coast is the edge of the land, so that both agree after each has lost its corners.
  static func content(of world: AtlasContent) -> AtlasContent {
    let land = world.land.map { ring in
      let simple = LineSimplifier.simplified(ring, tolerance: tolerance)
      // An island is never lost, however small.
      return simple.corners.isEmpty ? ring : simple
    }
    let lakes = world.lakes.compactMap {
      LakeSource.simplified($0, smallest: smallestLake, tolerance: tolerance)
    }
    let borders = world.lines.filter { $0.layer == .border }.map {
      SourceLine(
        layer: .border, points: LineSimplifier.simplified($0.points, tolerance: tolerance))
    }
    return AtlasContent(
      lines: land.flatMap { $0.lines(.coast) } + borders
        + lakes.joined().flatMap { $0.lines(.lake) },
      land: land, lakes: lakes)
  }
}
