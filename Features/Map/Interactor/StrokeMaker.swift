import Domain
import TextUI

/// Turns lines and areas of the world into dots of a view.
struct StrokeMaker: Sendable {
  let frame: MapFrame
  private let clipper: LineClipper

  init(_ frame: MapFrame) {
    self.frame = frame
    clipper = LineClipper(width: frame.width, height: frame.height)
  }

  /// The parts of a line in view; of dots that follow one another and are the same, one.
  func strokes(
    _ layer: MapPicture.Layer, _ points: [WorldPoint], offset: Double = 0
  ) -> [MapPicture.Stroke] {
    clipper.pieces(of: canvas(points, offset)).map { piece in
      var dots: [MapDot] = []
      for point in piece {
        if let dot = frame.dot(point), dot != dots.last { dots.append(dot) }
      }
      return MapPicture.Stroke(layer: layer, dots: dots)
    }
  }

  /// The rings that touch the view.
  ///
  /// Their corners go to the nearest half of a dot, so that few are left of many and pieces that were
  /// cut from one another still fit.
  func rings(_ rings: [[WorldPoint]], offset: Double) -> [[CanvasPoint]] {
    rings.compactMap { ring in
      var points: [CanvasPoint] = []
      points.reserveCapacity(ring.count)
      var low = CanvasPoint(x: .infinity, y: .infinity)
      var high = CanvasPoint(x: -.infinity, y: -.infinity)
      for point in canvas(ring, offset) {
        let corner = CanvasPoint(x: (point.x * 2).rounded() / 2, y: (point.y * 2).rounded() / 2)
        if corner == points.last { continue }
        points.append(corner)
        low = CanvasPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
        high = CanvasPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
      }
      let isSeen = low.x < frame.width && high.x > 0 && low.y < frame.height && high.y > 0
      return isSeen && points.count > 2 ? points : nil
    }
  }

  private func canvas(_ points: [WorldPoint], _ offset: Double) -> [CanvasPoint] {
    let (scale, center) = (frame.viewport.worldDots, frame.viewport.center)
    let (left, top) = (frame.width / 2, frame.height / 2)
    return points.map {
      CanvasPoint(
        x: ($0.x + offset - center.x) * scale + left, y: ($0.y - center.y) * scale + top)
    }
  }
}
