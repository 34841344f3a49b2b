package import Contracts
package import Domain
import Geo
package import TextUI

/// The land and the coasts of the Earth, as fractions of a small map: x from west to east, y from north to
/// south.
///
/// A degree is as long to the east as to the north (the plate carrée), so the map is wide and low, as a
/// window is. It ends at ``south``, because Antarctica would take a quarter of it.
package struct WorldSketch: Hashable, Sendable {
  /// The latitudes of the upper and the lower edge.
  static let (north, south) = (84.0, -57.0)

  /// The width of the map divided by its height.
  static let proportion = 360 / (north - south)

  /// Rings by the even-odd rule, which may leave the map.
  package let land: [[CanvasPoint]]
  package let lakes: [[CanvasPoint]]
  package let coasts: [[CanvasPoint]]

  package init(_ geometry: MapGeometry) {
    func rings(_ kind: MapArea.Kind) -> [[CanvasPoint]] {
      geometry.areas.filter { $0.kind == kind }.flatMap { area in
        area.rings.map { $0.map(Self.point) }
      }
    }
    land = rings(.land)
    lakes = rings(.lake)
    coasts = geometry.lines.filter { $0.layer == .coast }.map { $0.points.map(Self.point) }
  }

  /// Returns the point of a position; it leaves 0...1 if the position is above or below the map.
  package static func point(of position: Coordinate) -> CanvasPoint {
    CanvasPoint(
      x: (position.longitude + 180) / 360, y: (north - position.latitude) / (north - south))
  }

  /// The point of a point of the world; x is the same in both projections.
  private static func point(_ point: WorldPoint) -> CanvasPoint {
    CanvasPoint(x: point.x, y: Self.point(of: WebMercator.unproject(point)).y)
  }
}
