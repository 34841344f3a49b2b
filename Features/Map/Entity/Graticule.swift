import Domain
import Geo
import TextUI

/// The meridians and parallels of a view, at round steps.
struct Graticule: Sendable {
  private static let steps = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005]

  /// The least distance of two meridians in dots; only the greatest step may be narrower.
  private static let leastDots = 32.0

  /// The lines in view.
  private(set) var strokes: [MapDrawing.Stroke] = []
  /// The labels at the upper and the left edge, in degrees.
  private(set) var ticks: [MapDrawing.Tick] = []
  /// The degrees from line to line.
  let step: Double

  init(_ frame: MapFrame) {
    let degree = frame.worldDots / 360
    step = Self.steps.last { $0 * degree >= Self.leastDots } ?? Self.steps[0]
    let rect = frame.rect
    let top = max(0, frame.canvas(WorldPoint(x: 0.5, y: 0)).y)
    // If the view crosses the antimeridian, the degrees go beyond a half turn.
    for degrees in multiples(from: rect.minX * 360 - 180, to: rect.maxX * 360 - 180) {
      let x = degrees / 360 + 0.5
      let middle = frame.canvas(WorldPoint(x: x, y: 0.5))
      strokes += frame.strokes(.graticule, [WorldPoint(x: x, y: 0), WorldPoint(x: x, y: 1)])
      mark(CanvasPoint(x: middle.x, y: top), 180 - (180 - degrees).turned, in: frame)
    }
    let north = WebMercator.unproject(WorldPoint(x: 0.5, y: rect.minY)).latitude
    let south = WebMercator.unproject(WorldPoint(x: 0.5, y: rect.maxY)).latitude
    for degrees in multiples(from: south, to: north) {
      let y = WebMercator.project(Coordinate(wrappingLatitude: degrees, longitude: 0)).y
      let middle = frame.canvas(WorldPoint(x: 0.5, y: y))
      strokes += frame.strokes(
        .graticule, [WorldPoint(x: rect.minX, y: y), WorldPoint(x: rect.maxX, y: y)])
      mark(CanvasPoint(x: 0, y: middle.y), degrees, in: frame)
    }
  }

  /// Returns the multiples of the step in a range.
  ///
  /// They are counted in steps. A step below 1 divides a degree into a whole number of parts, so dividing
  /// by that number keeps the decimals exact.
  private func multiples(from low: Double, to high: Double) -> [Double] {
    let (first, last) = (Int((low / step).rounded(.up)), Int((high / step).rounded(.down)))
    return stride(from: first, through: last, by: 1).map {
      step < 1 ? Double($0) / (1 / step).rounded() : Double($0) * step
    }
  }

  private mutating func mark(_ point: CanvasPoint, _ degrees: Double, in frame: MapFrame) {
    guard let dot = frame.dot(point) else { return }
    ticks.append(MapDrawing.Tick(dot: dot, degrees: degrees.written(in: 1000)))
  }
}

extension Double {
  /// Degrees within 0..<360.
  fileprivate var turned: Double { self - (self / 360).rounded(.down) * 360 }

  /// Degrees rounded to the nearest 1/`parts`: "3.25", "-5".
  ///
  /// The decimal sign is a point in every language, as in positions; a whole number has none.
  func written(in parts: Double) -> String {
    let number = (self * parts).rounded() / parts
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
