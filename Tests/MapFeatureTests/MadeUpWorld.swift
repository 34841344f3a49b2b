import Catalog
import Domain
import Geo
import Glibc
import TestSupport

/// Islands with ragged coasts, lakes, borders and rivers, all over the world.
enum MadeUpWorld {
  /// One of them at the antimeridian, cut there; one around the South Pole.
  static let geometry = make()

  private static func make() -> MapGeometry {
    var random = SeededGenerator(seed: 11)
    var (lines, areas): ([MapLine], [MapArea]) = ([], [])
    func add(_ layer: MapLayer, _ kind: MapArea.Kind, _ x: Double, _ y: Double, _ size: Double) {
      for part in cut(island(x, y, size, &random)) {
        lines.append(MapLine(layer: layer, points: part + part.prefix(1)))
        areas.append(MapArea(kind: kind, rings: [part]))
      }
    }
    for _ in 0..<12 {
      add(
        .coast, .land, .random(in: 0.1...0.9, using: &random),
        .random(in: 0.1...0.9, using: &random), exp(.random(in: -9 ... -2.5, using: &random)))
    }
    add(.coast, .land, 1, 0.55, 0.05)
    add(.coast, .land, 0.5, 0.98, 0.2)
    // Something is in the middle at every zoom.
    for zoom in 0...14 { add(.coast, .land, 0.5, 0.5, 0.2 * exp2(-Double(zoom))) }
    add(.lake, .lake, 0.52, 0.48, 0.03)
    lines.append(
      MapLine(layer: .border, points: [WorldPoint(x: 0, y: 0.3), WorldPoint(x: 1, y: 0.4)]))
    lines.append(
      MapLine(
        layer: .river,
        points: (0...50).map { WorldPoint(x: 0.5 + Double($0 % 3) / 200, y: Double($0) / 50) }))
    return MapGeometry(
      lines: lines, areas: areas.filter { $0.kind == .land } + areas.filter { $0.kind == .lake })
  }

  private static func island(
    _ x: Double, _ y: Double, _ size: Double, _ random: inout SeededGenerator
  ) -> [WorldPoint] {
    (0..<400).map { step in
      let angle = Double(step) / 200 * .pi
      let radius = size * .random(in: 0.7...1, using: &random)
      return WorldPoint(
        x: x + radius * cos(angle), y: min(1, max(0, y + radius * sin(angle))))
    }
  }

  /// At the antimeridian, by moving what is beyond it onto it.
  private static func cut(_ ring: [WorldPoint]) -> [[WorldPoint]] {
    guard ring.contains(where: { $0.x > 1 }) else { return [ring] }
    return [
      ring.map { WorldPoint(x: min(1, $0.x), y: $0.y) },
      ring.map { WorldPoint(x: max(0, $0.x - 1), y: $0.y) },
    ]
  }
}

/// The world that is made up.
struct MadeUpMap: MapDataManager {
  func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry { MadeUpWorld.geometry }
  func outline(of country: String) async -> [[WorldPoint]]? { nil }
  func countries(in rect: WorldRect) async -> [MapCountry] { [] }
}
