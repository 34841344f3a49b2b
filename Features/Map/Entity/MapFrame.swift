package import Domain
import Glibc
package import TextUI

/// A viewport on a canvas: the arithmetic between dots and the world.
///
/// Dots are counted from the top left corner; the viewport's center is in the middle.
package struct MapFrame: Hashable, Sendable {
  package let viewport: MapViewport
  /// In cells.
  let size: Size
  /// In dots: 2 × 4 a cell.
  let width: Double
  let height: Double

  package init(_ viewport: MapViewport, canvas: Size) {
    self.viewport = viewport
    size = canvas
    width = Double(max(0, canvas.columns)) * 2
    height = Double(max(0, canvas.rows)) * 4
  }

  /// What is in view.
  ///
  /// x leaves 0...1 where the view crosses the antimeridian, y where it is higher
  /// than the world.
  var rect: WorldRect {
    let corner = world(CanvasPoint(x: 0, y: 0))
    let opposite = world(CanvasPoint(x: width, y: height))
    return WorldRect(minX: corner.x, minY: corner.y, maxX: opposite.x, maxY: opposite.y)
  }

  /// How wide the view is on the ground in its middle row, at most once round the Earth.
  var kilometresWide: Double {
    let latitude = WebMercator.unproject(viewport.center).latitude
    let parallel = 2 * Double.pi * Geodesy.earthRadius * cos(Geodesy.radians(latitude))
    return parallel * min(1, width / viewport.worldDots)
  }

  func world(_ point: CanvasPoint) -> WorldPoint {
    WorldPoint(
      x: viewport.center.x + (point.x - width / 2) / viewport.worldDots,
      y: viewport.center.y + (point.y - height / 2) / viewport.worldDots)
  }

  func canvas(_ point: WorldPoint) -> CanvasPoint {
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
  func dot(_ point: CanvasPoint) -> MapDot? {
    guard (0...width).contains(point.x), (0...height).contains(point.y), width > 0, height > 0
    else { return nil }
    return MapDot(x: Int(min(point.x, width - 1)), y: Int(min(point.y, height - 1)))
  }

  /// The view moved by a third of itself.
  func panned(_ direction: CompassPoint) -> MapFrame {
    let (east, south) = direction.step
    return centered(
      on: world(
        CanvasPoint(x: width * (0.5 + Double(east) / 3), y: height * (0.5 + Double(south) / 3))))
  }

  /// The view after a drag: its content moves right by `columns` cells and down by `rows`.
  func dragged(columns: Int, rows: Int) -> MapFrame {
    centered(
      on: world(CanvasPoint(x: width / 2 - 2 * Double(columns), y: height / 2 - 4 * Double(rows))))
  }

  /// The view moved until none of its edges is beyond the world's northern or southern end; a world
  /// that is lower than the view is in its middle.
  package var clamped: MapFrame {
    let half = height / 2 / viewport.worldDots
    let y = half >= 0.5 ? 0.5 : min(1 - half, max(half, viewport.center.y))
    return centered(on: WorldPoint(x: viewport.center.x, y: y))
  }

  private func centered(on center: WorldPoint) -> MapFrame {
    MapFrame(viewport.centered(on: center), canvas: size)
  }
}

extension MapFrame {
  /// A round length on the ground, and how many columns it takes in the middle row.
  ///
  /// The longest that takes at most a third of the view; nil where that is not even two columns or one
  /// metre. Mercator stretches by 1/cos φ, so it is true at the latitude of the center only.
  var scaleBar: (metres: Int, columns: Int)? {
    let latitude = WebMercator.unproject(viewport.center).latitude
    let equator = 2 * Double.pi * Geodesy.earthRadius * 1000
    let perColumn = 2 * equator * cos(Geodesy.radians(latitude)) / viewport.worldDots
    let limit = Double(size.columns / 3) * perColumn
    guard let metres = Self.roundLengths.last(where: { Double($0) <= limit }) else { return nil }
    let columns = Int((Double(metres) / perColumn).rounded())
    return columns >= 2 ? (metres, columns) : nil
  }

  /// 1, 2 or 5 times a power of ten, up to 20,000 km, half the equator.
  private static let roundLengths: [Int] = {
    let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]
    return powers.flatMap { power in [power, 2 * power, 5 * power] }.filter { $0 <= 20_000_000 }
  }()
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
