import TextUI

/// Draws areas, lines, signs and names on a canvas of so many cells.
struct DrawingLayout {
  let mode: CanvasMode
  let canvas: Size

  /// - Parameters:
  ///   - drawing: what there is to draw.
  ///   - label: names the marker.
  ///   - marksMiddle: whether the middle of the view has a sign.
  func lines(
    _ drawing: MapDrawing, label: String, marksMiddle: Bool = false
  ) -> [Line] {
    var canvas = Canvas(columns: canvas.columns, rows: canvas.rows, mode: mode)
    // In dots: half the difference of the sizes, so that the middle stays the middle.
    let shift = MapDot(
      x: self.canvas.columns - drawing.canvas.columns,
      y: 2 * (self.canvas.rows - drawing.canvas.rows))
    canvas.fill(Self.rings(drawing.land, shift))
    canvas.fill(Self.rings(drawing.lakes, shift), isLand: false)
    for stroke in drawing.strokes { draw(stroke, shift, on: &canvas) }
    var layout = LabelLayout(self.canvas)
    layout.add(
      drawing, label: label, degrees: mode == .ascii ? "" : "°", shift: shift,
      marksMiddle: marksMiddle)
    for sign in layout.signs {
      canvas.mark(
        CanvasPoint(x: Double(sign.column * 2), y: Double(sign.row * 4)), ink: sign.ink)
    }
    for label in layout.labels {
      canvas.label(
        label.place.text, column: label.place.column, row: label.place.row, ink: label.ink)
    }
    return canvas.runs().map { runs in
      Line(
        runs.map { run in
          Span(run.text, Self.style(of: run.style), on: run.ground.map(Self.style(of:)))
        })
    }
  }

  private func draw(_ stroke: MapDrawing.Stroke, _ shift: MapDot, on canvas: inout Canvas) {
    /// The middle of a dot.
    func point(_ dot: MapDot) -> CanvasPoint {
      CanvasPoint(x: Double(dot.x + shift.x) + 0.5, y: Double(dot.y + shift.y) + 0.5)
    }
    guard let first = stroke.dots.first else { return }
    var start = point(first)
    if stroke.dots.count == 1 { canvas.plot(start, ink: stroke.ink) }
    for dot in stroke.dots.dropFirst() {
      let end = point(dot)
      canvas.line(from: start, to: end, ink: stroke.ink)
      start = end
    }
  }

  private static func rings(_ rings: [[CanvasPoint]], _ shift: MapDot) -> [[CanvasPoint]] {
    guard shift != MapDot(x: 0, y: 0) else { return rings }
    return rings.map { ring in
      ring.map { CanvasPoint(x: $0.x + Double(shift.x), y: $0.y + Double(shift.y)) }
    }
  }
}

extension DrawingLayout {
  static func style(of style: CanvasRun.Style) -> TextStyle {
    switch style {
    case .blank: .plain
    case .land: .land
    case .ink(let ink): self.style(of: ink)
    // Degrees are for reading, as towns' names are.
    case .label(.town), .label(.graticule): .town
    case .label(.border): .country
    case .label: .label
    }
  }

  static func style(of ground: CanvasRun.Ground) -> TextStyle {
    switch ground {
    case .land: .land
    case .ink(let ink): style(of: ink)
    }
  }

  private static func style(of ink: Ink) -> TextStyle {
    switch ink {
    case .graticule: .graticule
    case .night: .night
    case .border: .border
    case .river: .river
    case .lake: .lake
    case .coast: .coast
    case .town: .town
    case .place, .middle: .accent
    case .favorite: .star
    case .marker: .marker
    }
  }
}
