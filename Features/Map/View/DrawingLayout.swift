import TextUI

/// Draws strokes, marker and label on a canvas of so many cells.
struct DrawingLayout {
  let mode: CanvasMode
  let canvas: Size

  func lines(_ drawing: MapDrawing, label: String) -> [Line] {
    var canvas = Canvas(columns: canvas.columns, rows: canvas.rows, mode: mode)
    // In dots: half the difference of the sizes, so that the middle stays the middle.
    let shift = (
      x: self.canvas.columns - drawing.picture.canvas.columns,
      y: 2 * (self.canvas.rows - drawing.picture.canvas.rows)
    )
    for stroke in drawing.picture.strokes {
      draw(stroke.dots.map { point($0, shift) }, ink(of: stroke.layer), on: &canvas)
    }
    if let marker = drawing.marker {
      let point = point(marker, shift)
      canvas.mark(point)
      let column = Int((point.x / 2).rounded(.down))
      if let place = LabelPlace(label, besides: column, columns: canvas.columns) {
        canvas.label(place.text, column: place.column, row: Int((point.y / 4).rounded(.down)))
      }
    }
    return canvas.runs().map { runs in Line(runs.map { Span($0.text, style(of: $0.style)) }) }
  }

  private func draw(_ points: [CanvasPoint], _ ink: Ink, on canvas: inout Canvas) {
    if points.count == 1 { canvas.plot(points[0], ink: ink) }
    for (start, end) in zip(points, points.dropFirst()) {
      canvas.line(from: start, to: end, ink: ink)
    }
  }

  /// The middle of a dot.
  private func point(_ dot: MapDot, _ shift: (x: Int, y: Int)) -> CanvasPoint {
    CanvasPoint(x: Double(dot.x + shift.x) + 0.5, y: Double(dot.y + shift.y) + 0.5)
  }

  private func ink(of layer: MapPicture.Layer) -> Ink {
    switch layer {
    case .coast, .lake, .river: .coast
    case .border, .graticule, .night: .border
    }
  }

  private func style(of style: CanvasRun.Style) -> TextStyle {
    switch style {
    case .blank: .plain
    case .label: .label
    case .ink(.coast): .coast
    case .ink(.border): .border
    case .ink(.marker): .marker
    }
  }
}
