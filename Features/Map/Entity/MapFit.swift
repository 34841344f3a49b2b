package import Domain
import Glibc
package import TextUI

/// Finds the view that shows all of some points.
package enum MapFit {
  /// From no nearer are places looked at that were fitted into a view.
  package static let nearest = 10.0

  /// Shows the smallest box around the points, however it lies to the antimeridian; nil for no
  /// points.
  package static func viewport(_ points: [WorldPoint], canvas: Size) -> MapViewport? {
    WorldRect.around(points).map { viewport($0, canvas: canvas) }
  }

  /// Centered on a box, with a tenth of the canvas free on each side.
  package static func viewport(_ box: WorldRect, canvas: Size) -> MapViewport {
    let (width, height) = (box.maxX - box.minX, box.maxY - box.minY)
    let room = (
      x: Double(max(1, canvas.columns)) * 2 * 0.8, y: Double(max(1, canvas.rows)) * 4 * 0.8
    )
    // Dots for the whole world: as many as fit in both directions.
    let dots = min(room.x / max(width, 1e-9), room.y / max(height, 1e-9))
    let center = WorldPoint(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
    return MapViewport(center: center, zoom: min(nearest, log2(dots / 256))).within(canvas)
  }
}
