import Catalog
import Domain
import TextUI

/// Makes the picture of a view from the lines of the map.
struct PictureMaker: Sendable {
  let map: any MapDataManager
  let places: any PlaceDataManager
  let viewport: MapViewport
  let canvas: Size
  let overlays: MapOverlays
  /// Seconds since 1970.
  let now: Int

  /// From here on the nearer lines are drawn.
  ///
  /// Half of the straight pieces of the 1:110 million outlines are longer than 63 km. At zoom 3.5 a
  /// dot is 14 km at the equator, so they are longer than a cell is high, and their corners show.
  static let regionZoom = 3.5

  var detail: MapDetail { viewport.zoom < Self.regionZoom ? .world : .region }

  private var frame: MapFrame { MapFrame(viewport, canvas: canvas) }

  /// Asks for each turn round the Earth that is in view, and draws its lines there.
  func picture() async -> MapPicture {
    guard canvas.columns > 0, canvas.rows > 0 else { return MapPicture(canvas: canvas) }
    let rect = frame.rect
    var strokes: [MapPicture.Stroke] = []
    for turn in Int(rect.minX.rounded(.down))...Int(rect.maxX.rounded(.down)) {
      let part = WorldRect(
        minX: max(0, rect.minX - Double(turn)), minY: max(0, rect.minY),
        maxX: min(1, rect.maxX - Double(turn)), maxY: min(1, rect.maxY))
      guard part.minX < part.maxX, part.minY < part.maxY, !Task.isCancelled else { continue }
      let lines = await map.geometry(in: part, detail: detail).lines
      strokes += lines.flatMap { self.strokes(of: $0, turn: Double(turn)) }
    }
    return MapPicture(canvas: canvas, strokes: strokes)
  }

  private static func layer(of layer: MapLayer) -> MapPicture.Layer {
    switch layer {
    case .coast: .coast
    case .border: .border
    case .lake: .lake
    case .river: .river
    }
  }

  private func strokes(of line: MapLine, turn: Double) -> [MapPicture.Stroke] {
    let frame = frame
    let clipper = LineClipper(width: frame.width, height: frame.height)
    let points = line.points.map { frame.canvas(WorldPoint(x: $0.x + turn, y: $0.y)) }
    return clipper.pieces(of: points).map { piece in
      var dots: [MapDot] = []
      for dot in piece.compactMap(frame.dot) where dot != dots.last { dots.append(dot) }
      return MapPicture.Stroke(layer: Self.layer(of: line.layer), dots: dots)
    }
  }
}
