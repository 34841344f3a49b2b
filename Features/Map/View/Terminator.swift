import Domain
import Glibc
import TextUI

/// The line between day and night: where the middle of the Sun is on the horizon, refraction left out.
struct Terminator: Sendable {
  /// Where the Sun is in the zenith.
  let sun: Coordinate

  /// Whether the Sun is farther than a quarter turn from its zenith.
  func isNight(at point: WorldPoint) -> Bool {
    Geodesy.distance(from: sun, to: WebMercator.unproject(point)) > Geodesy.earthRadius * .pi / 2
  }

  /// Its y at an x of the world; beyond 0...1 where it is nearer to a pole than the world reaches.
  ///
  /// tan φ = -cos(λ - λ☉) / tan δ, and y is asinh(tan φ) in disguise. At an equinox δ is 0 and the
  /// line runs from pole to pole: the smallest δ makes it as good as upright.
  func y(atX x: Double) -> Double {
    let hour = Geodesy.radians(x * 360 - 180 - sun.longitude)
    let slope = tan(Geodesy.radians(sun.latitude))
    let divisor = abs(slope) < 1e-9 ? 1e-9 : slope
    return 0.5 - asinh(-cos(hour) / divisor) / (2 * .pi)
  }

  /// A point for each dot of the view's width, cut where the world ends.
  func strokes(_ projection: MapProjection) -> [MapDrawing.Stroke] {
    let rect = projection.frame.rect
    let dots = Int(projection.frame.width)
    guard dots > 0 else { return [] }
    let width = rect.maxX - rect.minX
    let line = (0...dots).map { dot in
      let x = width * Double(dot) / Double(dots)
      return CanvasPoint(x: x, y: y(atX: rect.minX + x))
    }
    return LineClipper(width: width, height: 1).pieces(of: line).flatMap { piece in
      projection.strokes(.night, piece.map { WorldPoint(x: $0.x + rect.minX, y: $0.y) })
    }
  }
}
