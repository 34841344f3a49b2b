package import Domain
import Glibc
package import TextUI

/// Where one looks at the world, and from how near.
package struct MapViewport: Hashable, Sendable {
  /// The world is 256·2^zoom dots wide, as on web maps; below 0 it is smaller than theirs.
  package static let zoomRange = -8.0...14.0
  package static let defaultZoom = 5.0

  /// x is in 0..<1: going round the Earth ends where it started.
  package private(set) var center: WorldPoint
  package private(set) var zoom: Double

  /// Any zoom is brought into range; what is not a number counts as the default.
  package init(center: WorldPoint, zoom: Double = defaultZoom) {
    self.center = Self.wrapped(center)
    let zoom = zoom.isNaN ? Self.defaultZoom : zoom
    self.zoom = min(Self.zoomRange.upperBound, max(Self.zoomRange.lowerBound, zoom))
  }

  /// How many dots wide and high the world is.
  package var worldDots: Double { 256 * exp2(zoom) }

  /// From no farther away is a canvas of so many cells looked at: there the whole world fits it, or
  /// it is as small as on web maps.
  package static func farthest(_ canvas: Size) -> Double {
    let dots = min(2 * max(1, canvas.columns), 4 * max(1, canvas.rows))
    return min(0, log2(Double(dots) / 256))
  }

  /// The same place, from no farther away than a canvas of so many cells is looked at.
  package func within(_ canvas: Size) -> MapViewport {
    MapViewport(center: center, zoom: max(zoom, Self.farthest(canvas)))
  }

  /// So many levels nearer; farther where negative.
  package func zoomed(by levels: Double) -> MapViewport {
    MapViewport(center: center, zoom: zoom + levels)
  }

  package func centered(on center: WorldPoint) -> MapViewport {
    MapViewport(center: center, zoom: zoom)
  }

  private static func wrapped(_ point: WorldPoint) -> WorldPoint {
    guard point.x.isFinite, point.y.isFinite else { return WorldPoint(x: 0.5, y: 0.5) }
    let x = point.x - point.x.rounded(.down)
    // A tiny negative x rounds up to 1, which is 0.
    return WorldPoint(x: x < 1 ? x : 0, y: min(1, max(0, point.y)))
  }
}
