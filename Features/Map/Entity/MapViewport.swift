package import Domain
package import Geo
package import TextUI

/// The middle of a view and its zoom.
package struct MapViewport: Hashable, Sendable {
  /// The world is 256·2^zoom dots wide, as on web maps; below 0 it is smaller than theirs.
  package static let zoomRange = -8.0...18.0
  package static let defaultZoom = 5.0

  /// The zoom from which the lines of Natural Earth stray by more than a cell.
  ///
  /// Those of 1:50 million are some hundred metres off, and at zoom 12 a cell is 76 m wide at the
  /// equator.
  static let exactZoom = 12.0

  /// The zoom from which a service is asked for streets: farther out, the embedded map has enough.
  static let streetZoom = 9.0

  /// The middle, with x in 0..<1: going round the Earth ends where it started.
  package private(set) var center: WorldPoint
  package private(set) var zoom: Double

  /// Brings any zoom into range; NaN counts as the default.
  package init(center: WorldPoint, zoom: Double = defaultZoom) {
    self.center = Self.wrapped(center)
    let zoom = zoom.isNaN ? Self.defaultZoom : zoom
    self.zoom = min(Self.zoomRange.upperBound, max(Self.zoomRange.lowerBound, zoom))
  }

  /// The width and the height of the world in dots.
  var worldDots: Double { WebMercator.dots(atZoom: zoom) }

  /// Returns the viewport, not zoomed out farther than makes sense on a canvas of a size in cells.
  ///
  /// At the limit, the whole world fits the canvas, or the world is as small as on web maps.
  func within(_ canvas: Size) -> MapViewport {
    let dots = min(2 * max(1, canvas.columns), 4 * max(1, canvas.rows))
    let least = min(0, WebMercator.zoom(ofDots: Double(dots)))
    return MapViewport(center: center, zoom: max(zoom, least))
  }

  /// Returns the viewport zoomed in by a number of levels; out if that is negative.
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
  /// The part of the world's height where people live, from 72° N to 56° S.
  private static let inhabited = 0.17...0.73

  /// Fits the inhabited world into a canvas: once round the Earth, if that is not too high.
  static func world(on canvas: Size) -> MapViewport {
    let height = inhabited.upperBound - inhabited.lowerBound
    let dots = min(2 * Double(max(1, canvas.columns)), 4 * Double(max(1, canvas.rows)) / height)
    let center = WorldPoint(x: 0.5, y: inhabited.lowerBound + height / 2)
    return MapViewport(center: center, zoom: WebMercator.zoom(ofDots: dots)).within(canvas)
  }

  /// The greatest zoom of a view that is fitted to places.
  static let nearestFit = 10.0

  /// Fits a box into a canvas, with a tenth of the canvas free on each side.
  init(fitting box: WorldRect, canvas: Size) {
    // The dots for the whole world with which the box fits in both directions.
    let dots = min(
      Double(max(1, canvas.columns)) * 2 * 0.8 / max(box.maxX - box.minX, 1e-9),
      Double(max(1, canvas.rows)) * 4 * 0.8 / max(box.maxY - box.minY, 1e-9))
    let center = WorldPoint(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
    let zoom = min(Self.nearestFit, WebMercator.zoom(ofDots: dots))
    let fitted = MapViewport(center: center, zoom: zoom)
    self = fitted.within(canvas)
  }
}

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
  /// The width and the height of the world in dots, worked out once: each projected point needs it.
  let worldDots: Double

  package init(_ viewport: MapViewport, canvas: Size) {
    self.viewport = viewport
    worldDots = viewport.worldDots
    size = canvas
    width = Double(max(0, canvas.columns)) * 2
    height = Double(max(0, canvas.rows)) * 4
  }

  /// The part of the world in view.
  ///
  /// x leaves 0...1 if the view crosses the antimeridian, y if the view is higher than the world.
  package var rect: WorldRect {
    let corner = world(CanvasPoint(x: 0, y: 0))
    let opposite = world(CanvasPoint(x: width, y: height))
    return WorldRect(minX: corner.x, minY: corner.y, maxX: opposite.x, maxY: opposite.y)
  }

  /// The width of the view on the ground in its middle row, at most once round the Earth.
  var kilometresWide: Double { parallel * min(1, width / worldDots) }

  /// The length of the parallel through the middle, in kilometres: Mercator stretches it by 1/cos φ.
  private var parallel: Double {
    Geodesy.parallel(at: WebMercator.unproject(viewport.center).latitude)
  }

  func world(_ point: CanvasPoint) -> WorldPoint {
    WorldPoint(
      x: viewport.center.x + (point.x - width / 2) / worldDots,
      y: viewport.center.y + (point.y - height / 2) / worldDots)
  }

  func canvas(_ point: WorldPoint) -> CanvasPoint {
    CanvasPoint(
      x: (point.x - viewport.center.x) * worldDots + width / 2,
      y: (point.y - viewport.center.y) * worldDots + height / 2)
  }

  /// The dot of a position, on the turn round the Earth that is nearest to the middle; `nil` if it is
  /// out of view.
  package func dot(of position: Coordinate) -> MapDot? { dot(of: WebMercator.project(position)) }

  /// The dot of a point of the world, as of its position.
  package func dot(of point: WorldPoint) -> MapDot? {
    var point = point
    point.x -= (point.x - viewport.center.x).rounded()
    return dot(canvas(point))
  }

  /// The dot that a point lies on; `nil` outside the canvas.
  ///
  /// The far edges count as their last dots.
  func dot(_ point: CanvasPoint) -> MapDot? {
    guard (0...width).contains(point.x), (0...height).contains(point.y), width > 0, height > 0
    else { return nil }
    return MapDot(x: Int(min(point.x, width - 1)), y: Int(min(point.y, height - 1)))
  }

  /// The view moved by a third of itself, in whole cells: all that is drawn moves by as many.
  func panned(_ direction: CompassPoint) -> MapFrame {
    func third(_ cells: Int, _ toward: String, _ away: String) -> Int {
      let name = direction.rawValue
      let third = max(1, Int((Double(cells) / 3).rounded()))
      return name.contains(toward) ? third : name.contains(away) ? -third : 0
    }
    return dragged(
      columns: third(size.columns, "W", "E"), rows: third(size.rows, "N", "S"))
  }

  /// The view after a drag: its content moves right by `columns` cells and down by `rows`.
  func dragged(columns: Int, rows: Int) -> MapFrame {
    centered(
      on: world(
        CanvasPoint(x: width / 2 - 2 * Double(columns), y: height / 2 - 4 * Double(rows))))
  }

  /// The view moved until none of its edges is beyond the world's northern or southern end; a world
  /// that is lower than the view is in its middle.
  package var clamped: MapFrame {
    let half = height / 2 / worldDots
    let y = half >= 0.5 ? 0.5 : min(1 - half, max(half, viewport.center.y))
    return centered(on: WorldPoint(x: viewport.center.x, y: y))
  }

  private func centered(on center: WorldPoint) -> MapFrame {
    MapFrame(viewport.centered(on: center), canvas: size)
  }

  // MARK: - The scale bar

  /// A round length on the ground, and how many columns it takes in the middle row.
  ///
  /// It is the longest that takes at most a third of the view; `nil` if that is less than two columns
  /// or one metre.
  var scaleBar: (metres: Int, columns: Int)? {
    let perColumn = 2 * 1000 * parallel / worldDots
    let limit = Double(size.columns / 3) * perColumn
    guard let metres = Self.roundLengths.last(where: { Double($0) <= limit }) else { return nil }
    let columns = Int((Double(metres) / perColumn).rounded())
    return columns >= 2 ? (metres, columns) : nil
  }

  /// The lengths in metres: 1, 2 or 5 times a power of ten, up to 20,000 km, half the equator.
  private static let roundLengths: [Int] = {
    let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]
    return powers.flatMap { power in [power, 2 * power, 5 * power] }.filter { $0 <= 20_000_000 }
  }()
}
