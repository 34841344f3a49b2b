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
    append(layer, points, offset: offset, to: &strokes)
    return strokes
  }

  func append(
    _ layer: MapPicture.Layer, _ points: [WorldPoint], offset: Double,
    to strokes: inout [MapPicture.Stroke]
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    // The far edges count as their last dots.
    let (lastX, lastY) = (frame.width - 1, frame.height - 1)
    var dots: [MapDot] = []
    clipper.follow(points.lazy.map(place(offset))) { point in
      let dot = MapDot(x: Int(min(point.x, lastX)), y: Int(min(point.y, lastY)))
      if dot != dots.last { dots.append(dot) }
    } end: {
      strokes.append(MapPicture.Stroke(layer: layer, dots: dots))
      dots = []
    }
  }

  /// The corners of a ring, nil for one that does not touch the view.
  ///
  /// They go to the nearest half of a dot, so that few are left of many and pieces that were cut from
  /// one another still fit.
  func ring(_ ring: [WorldPoint], offset: Double) -> [CanvasPoint]? {
    let place = place(offset)
    var points: [CanvasPoint] = []
    points.reserveCapacity(ring.count)
    var (west, east) = (Double.infinity, -Double.infinity)
    var (north, south) = (west, east)
    var last = CanvasPoint(x: .nan, y: .nan)
    for corner in ring {
      var point = place(corner)
      point.x = Self.half(point.x)
      point.y = Self.half(point.y)
      // Not `==` of the points: most are left out here, and this way it costs no call.
      if point.x == last.x, point.y == last.y { continue }
      last = point
      points.append(point)
      (west, east) = (min(west, point.x), max(east, point.x))
      (north, south) = (min(north, point.y), max(south, point.y))
    }
    let isSeen = west < frame.width && east > 0 && north < frame.height && south > 0
    return isSeen && points.count > 2 ? points : nil
  }

  /// The nearest half.
  ///
  /// Beyond 2⁵² there are only whole numbers: the sum rounds, without a call for each corner.
  private static func half(_ value: Double) -> Double {
    let whole = 0x1.8p52
    return (value * 2 + whole - whole) / 2
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
