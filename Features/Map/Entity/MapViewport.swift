package import Domain
import Glibc
import TextUI

/// Where one looks at the world, and from how near.
package struct MapViewport: Hashable, Sendable {
  /// The world is 256·2^zoom dots wide, as on web maps; below 0 it is smaller than theirs.
  static let zoomRange = -8.0...14.0
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
  var worldDots: Double { 256 * exp2(zoom) }

  /// The same place, not zoomed out farther than makes sense on a canvas of this size (in cells).
  ///
  /// The limit is where the whole world fits the canvas, or the world is as small as on web maps.
  func within(_ canvas: Size) -> MapViewport {
    let dots = min(2 * max(1, canvas.columns), 4 * max(1, canvas.rows))
    return MapViewport(center: center, zoom: max(zoom, min(0, log2(Double(dots) / 256))))
  }

  /// So many levels nearer; farther where negative.
  func zoomed(by levels: Double) -> MapViewport {
    MapViewport(center: center, zoom: zoom + levels)
  }

  func centered(on center: WorldPoint) -> MapViewport {
    MapViewport(center: center, zoom: zoom)
  }

  private static func wrapped(_ point: WorldPoint) -> WorldPoint {
    guard point.x.isFinite, point.y.isFinite else { return WorldPoint(x: 0.5, y: 0.5) }
    let x = point.x - point.x.rounded(.down)
    // A tiny negative x rounds up to 1, which is 0.
    return WorldPoint(x: x < 1 ? x : 0, y: min(1, max(0, point.y)))
  }
}

extension MapViewport {
  /// From no nearer are places looked at that were fitted into a view.
  static let nearestFit = 10.0

  /// Centered on a box, with a tenth of the canvas free on each side.
  init(fitting box: WorldRect, canvas: Size) {
    let (width, height) = (box.maxX - box.minX, box.maxY - box.minY)
    let room = (
      x: Double(max(1, canvas.columns)) * 2 * 0.8, y: Double(max(1, canvas.rows)) * 4 * 0.8
    )
    // Dots for the whole world: as many as fit in both directions.
    let dots = min(room.x / max(width, 1e-9), room.y / max(height, 1e-9))
    let center = WorldPoint(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
    let fitted = MapViewport(center: center, zoom: min(Self.nearestFit, log2(dots / 256)))
    self = fitted.within(canvas)
  }
}
