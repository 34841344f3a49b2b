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
    var strokes: [MapPicture.Stroke] = []
    var dots: [MapDot] = []
    let place = place(offset)
    clipper.follow(points.lazy.map(place)) { point in
      if let dot = frame.dot(point), dot != dots.last { dots.append(dot) }
    } end: {
      strokes.append(MapPicture.Stroke(layer: layer, dots: dots))
      dots = []
    }
    return strokes
  }

  /// The rings that touch the view.
  ///
  /// Their corners go to the nearest half of a dot, so that few are left of many and pieces that were
  /// cut from one another still fit.
  func rings(_ rings: [[WorldPoint]], offset: Double) -> [[CanvasPoint]] {
    let place = place(offset)
    return rings.compactMap { ring in
      var points: [CanvasPoint] = []
      var low = CanvasPoint(x: .infinity, y: .infinity)
      var high = CanvasPoint(x: -.infinity, y: -.infinity)
      var last = CanvasPoint(x: .nan, y: .nan)
      for corner in ring {
        var point = place(corner)
        point.x = (point.x * 2).rounded() / 2
        point.y = (point.y * 2).rounded() / 2
        // Not `==` of the points: most are left out here, and this way it costs no call.
        if point.x == last.x, point.y == last.y { continue }
        last = point
        points.append(point)
        low = CanvasPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CanvasPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      let isSeen = low.x < frame.width && high.x > 0 && low.y < frame.height && high.y > 0
      return isSeen && points.count > 2 ? points : nil
    }
  }

  /// What `MapFrame` does for one point, with all that is the same for many taken out.
  private func place(_ offset: Double) -> (WorldPoint) -> CanvasPoint {
    let (scale, center) = (frame.viewport.worldDots, frame.viewport.center)
    let (left, top) = (frame.width / 2, frame.height / 2)
    return { point in
      CanvasPoint(
        x: (point.x + offset - center.x) * scale + left, y: (point.y - center.y) * scale + top)
    }
  }
}
