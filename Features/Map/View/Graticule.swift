import Domain
import Geo
import TextUI

/// The meridians and parallels of a view, at round steps.
struct Graticule: Sendable {
  private static let steps = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005]

  /// Meridians are no nearer to one another than so many dots, but for the greatest step.
  private static let leastDots = 32.0

  let frame: MapFrame
  /// In degrees.
  let step: Double
  private let rect: WorldRect

  init(_ frame: MapFrame) {
    self.frame = frame
    let degree = frame.viewport.worldDots / 360
    step = Self.steps.last { $0 * degree >= Self.leastDots } ?? Self.steps[0]
    rect = frame.rect
  }

  /// How often the step fits a whole number of degrees, or the other way round: counting in steps
  /// keeps decimals exact.
  private func degrees(_ count: Int) -> Double {
    step < 1 ? Double(count) / (1 / step).rounded() : Double(count) * step
  }

  /// In steps from longitude 0; beyond a half turn where the view is.
  private var meridians: ClosedRange<Int> {
    let (west, east) = (rect.minX * 360 - 180, rect.maxX * 360 - 180)
    let first = Int((west / step).rounded(.up))
    return first...max(first, Int((east / step).rounded(.down)))
  }

  /// In steps from the equator, within the square world.
  private var parallels: [Int] {
    let north = WebMercator.unproject(WorldPoint(x: 0.5, y: rect.minY)).latitude
    let south = WebMercator.unproject(WorldPoint(x: 0.5, y: rect.maxY)).latitude
    let (first, last) = (Int((south / step).rounded(.up)), Int((north / step).rounded(.down)))
    return first <= last ? Array(first...last) : []
  }

  var strokes: [MapDrawing.Stroke] {
    meridians.flatMap { count in
      let x = degrees(count) / 360 + 0.5
      return frame.strokes(.graticule, [WorldPoint(x: x, y: 0), WorldPoint(x: x, y: 1)])
    }
      + parallels.flatMap { count in
        let y = self.y(count)
        return frame.strokes(
          .graticule, [WorldPoint(x: rect.minX, y: y), WorldPoint(x: rect.maxX, y: y)])
      }
  }

  /// Degrees at the upper and the left edge.
  var ticks: [MapDrawing.Tick] {
    let top = max(0, frame.canvas(WorldPoint(x: 0.5, y: 0)).y)
    let above = meridians.compactMap { count in
      let degrees = degrees(count)
      let x = frame.canvas(WorldPoint(x: degrees / 360 + 0.5, y: 0.5)).x
      return tick(CanvasPoint(x: x, y: top), 180 - (180 - degrees).turned)
    }
    let beside = parallels.compactMap { count in
      tick(
        CanvasPoint(x: 0, y: frame.canvas(WorldPoint(x: 0.5, y: y(count))).y), degrees(count))
    }
    return above + beside
  }

  private func y(_ count: Int) -> Double {
    WebMercator.project(Coordinate(wrappingLatitude: degrees(count), longitude: 0)).y
  }

  private func tick(_ point: CanvasPoint, _ degrees: Double) -> MapDrawing.Tick? {
    frame.dot(point).map { MapDrawing.Tick(dot: $0, degrees: degrees.written(in: 1000)) }
  }
}

extension Double {
  /// Degrees within 0..<360.
  fileprivate var turned: Double { self - (self / 360).rounded(.down) * 360 }
}
