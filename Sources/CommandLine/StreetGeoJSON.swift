import Contracts
import Domain
import Geo
import JSON
import MapFeature
import Viper

/// Writes the streets of a map as features of GeoJSON (RFC 7946).
enum StreetGeoJSON {
  /// Returns what is drawn in the view; a line or an area goes on as far as its tile has it.
  static func features(of scene: MapScene) -> [JSONNode] {
    let tiles = scene.content.value?.drawing.streets?.tiles ?? []
    let view = scene.frame.rect
    return tiles.flatMap { tile in
      tile.features.compactMap { feature in
        guard isSeen(feature, in: tile.id, from: view),
          let geometry = geometry(of: feature, in: tile.id)
        else { return nil as JSONNode? }
        return [
          "type": "Feature", "geometry": geometry,
          "properties": [
            "title": .string(feature.name.isEmpty ? nil : feature.name), "marker": "street",
            "kind": .string("\(feature.kind)"),
          ],
        ]
      }
    }
  }

  /// Whether the box of a feature touches the view, on whatever turn round the Earth.
  private static func isSeen(_ feature: StreetFeature, in tile: TileID, from view: WorldRect)
    -> Bool
  {
    let (rect, width) = (tile.rect, tile.width)
    let box = WorldRect.bounding(
      feature.parts.joined().map { point in
        WorldPoint(x: rect.minX + Double(point.x) * width, y: rect.minY + Double(point.y) * width)
      })
    return (-1...1).contains { turn in
      view.intersects(
        WorldRect(
          minX: box.minX + Double(turn), minY: box.minY, maxX: box.maxX + Double(turn),
          maxY: box.maxY))
    }
  }

  /// `nil` for a feature without a point.
  private static func geometry(of feature: StreetFeature, in tile: TileID) -> JSONNode? {
    let (rect, width) = (tile.rect, tile.width)
    let parts = feature.parts.map { part in
      part.map { point in
        position(
          WorldPoint(x: rect.minX + Double(point.x) * width, y: rect.minY + Double(point.y) * width)
        )
      }
    }
    guard let first = parts.first?.first else { return nil }
    if feature.kind.shape == .area { return OutlineGeometry.geometry(lines: [], rings: parts) }
    if parts.contains(where: { $0.count > 1 }) {
      return OutlineGeometry.geometry(lines: parts, rings: [])
    }
    let points = parts.compactMap(\.first).map(OutlineGeometry.coordinates)
    return points.count == 1
      ? OutlineGeometry.geometry("Point", OutlineGeometry.coordinates(first))
      : OutlineGeometry.geometry("MultiPoint", .array(points))
  }

  /// Returns a position rounded to some ten centimetres, finer than any tile is.
  private static func position(_ point: WorldPoint) -> Coordinate {
    let position = WebMercator.unproject(point)
    func rounded(_ degrees: Double) -> Double { (degrees * 1e6).rounded() / 1e6 }
    return Coordinate(
      wrappingLatitude: rounded(position.latitude), longitude: rounded(point.x * 360 - 180))
  }
}
