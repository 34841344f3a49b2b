package import Domain
import Glibc
package import TextUI

/// A viewport on a canvas: the arithmetic between dots and the world.
///
/// Dots are counted from the top left corner; the viewport's center is in the middle.
package struct MapFrame: Hashable, Sendable {
  package let viewport: MapViewport
  /// In dots: 2 × 4 a cell.
  package let width: Double
  package let height: Double

  /// The size is in cells.
  package init(_ viewport: MapViewport, canvas: Size) {
    self.viewport = viewport
    width = Double(max(0, canvas.columns)) * 2
    height = Double(max(0, canvas.rows)) * 4
  }

  /// What is in view.
  ///
  /// x leaves 0...1 where the view crosses the antimeridian, y where it is higher
  /// than the world.
  package var rect: WorldRect {
    let corner = world(CanvasPoint(x: 0, y: 0))
    let opposite = world(CanvasPoint(x: width, y: height))
    return WorldRect(minX: corner.x, minY: corner.y, maxX: opposite.x, maxY: opposite.y)
  }

  /// How wide the view is on the ground in its middle row, at most once round the Earth.
  package var kilometresWide: Double {
    let latitude = WebMercator.unproject(viewport.center).latitude
    let parallel = 2 * Double.pi * Geodesy.earthRadius * cos(Geodesy.radians(latitude))
    return parallel * min(1, width / viewport.worldDots)
  }

  package func world(_ point: CanvasPoint) -> WorldPoint {
    WorldPoint(
      x: viewport.center.x + (point.x - width / 2) / viewport.worldDots,
      y: viewport.center.y + (point.y - height / 2) / viewport.worldDots)
  }

  package func canvas(_ point: WorldPoint) -> CanvasPoint {
    CanvasPoint(
      x: (point.x - viewport.center.x) * viewport.worldDots + width / 2,
      y: (point.y - viewport.center.y) * viewport.worldDots + height / 2)
  }

  /// The dot of a position, on the turn round the Earth that is nearest to the middle; nil where it
  /// is out of view.
  package func dot(of position: Coordinate) -> MapDot? { dot(of: WebMercator.project(position)) }

  /// The dot of a point of the world, as of its position.
  package func dot(of point: WorldPoint) -> MapDot? {
    var point = point
    point.x -= (point.x - viewport.center.x).rounded()
    return dot(canvas(point))
  }

  /// The dot a point lies on; nil outside the canvas.
  ///
  /// The far edges count as their last dots.
  package func dot(_ point: CanvasPoint) -> MapDot? {
    guard (0...width).contains(point.x), (0...height).contains(point.y), width > 0, height > 0
    else { return nil }
    return MapDot(x: Int(min(point.x, width - 1)), y: Int(min(point.y, height - 1)))
  }

  /// The viewport moved by a third of the view.
  package func panned(_ direction: CompassPoint) -> MapViewport {
    let (east, south) = direction.step
    return viewport.centered(
      on: world(
        CanvasPoint(x: width * (0.5 + Double(east) / 3), y: height * (0.5 + Double(south) / 3))))
  }

  /// The viewport that has what is in view so many cells further to the right and down.
  package func dragged(columns: Int, rows: Int) -> MapViewport {
    viewport.centered(
      on: world(CanvasPoint(x: width / 2 - 2 * Double(columns), y: height / 2 - 4 * Double(rows))))
  }

  /// The viewport moved until no edge of the view is beyond the world's northern or southern end; a
  /// world that is lower than the view is in its middle.
  package var clamped: MapViewport {
    let half = height / 2 / viewport.worldDots
    let y = half >= 0.5 ? 0.5 : min(1 - half, max(half, viewport.center.y))
    return viewport.centered(on: WorldPoint(x: viewport.center.x, y: y))
  }
}

extension CompassPoint {
  /// How far east and south one step goes.
  fileprivate var step: (east: Int, south: Int) {
    switch self {
    case .north: (0, -1)
    case .northEast: (1, -1)
    case .east: (1, 0)
    case .southEast: (1, 1)
    case .south: (0, 1)
    case .southWest: (-1, 1)
    case .west: (-1, 0)
    case .northWest: (-1, -1)
    }
  }
}
