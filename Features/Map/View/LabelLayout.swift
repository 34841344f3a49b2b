import TextUI

/// Chooses the names on a map and their positions.
///
/// The chosen place comes first, then the marks, then the towns, the most populous first, then the
/// countries, the greatest first, then the degrees of the graticule. No name is written twice: neither for
/// a place that is seen on two turns round the Earth nor for two places with one name. Only the order and
/// the dots decide, so that a view that is moved a little looks much the same.
struct LabelLayout {
  private typealias Cell = (column: Int, row: Int)

  /// The cells for each name: a canvas has at most one name for this number of cells.
  private static let cellsPerName = 40

  /// The blank columns beside a name without a sign, so that it is not read as a part of another name.
  private static let gapOfUnsigned = 3

  /// The canvas with the signs and names that were added.
  private(set) var canvas: Canvas
  private let mostLabels: Int
  private var labelCount = 0
  private var names: Set<String> = []

  init(_ canvas: consuming Canvas) {
    mostLabels = max(4, canvas.columns * canvas.rows / Self.cellsPerName)
    self.canvas = canvas
  }

  /// Adds the signs and names of a drawing.
  ///
  /// - Parameters:
  ///   - drawing: the places, countries and degrees to name.
  ///   - label: the name of the marker.
  ///   - shift: the dots by which the drawing is moved to the right and down.
  ///   - marksMiddle: whether the middle of the view has a sign.
  ///   - credit: those who made the streets, and the row at whose end they stand; no name hides them.
  mutating func add(
    _ drawing: MapDrawing, label: String, shift: MapDot, marksMiddle: Bool,
    credit: (text: String, row: Int)?
  ) {
    if let credit {
      let line = Line(" " + SafeText.clean(credit.text)).truncated(to: canvas.columns)
      canvas.label(line.text, column: canvas.columns - line.width, row: credit.row, style: .dim)
    }
    func cell(_ dot: MapDot) -> Cell { ((dot.x + shift.x) >> 1, (dot.y + shift.y) >> 2) }
    // A place outside has no sign to name. While the window is resized, the marker may be outside.
    let marker = drawing.marker.map(cell).flatMap {
      sign(.marker, $0, drawing.markerSign) ? $0 : nil
    }
    let signs = PointSigns(mode: canvas.mode)
    // If several marks share a cell, the first one is seen.
    let marks = drawing.marks.filter { mark in
      let cell = cell(mark.dot)
      guard sign(mark.ink, cell, mark.sign) else { return false }
      if let text = signs.text(of: mark) {
        canvas.label(text, column: cell.column, row: cell.row, style: signs.style(of: mark))
      }
      return true
    }
    if marksMiddle { sign(.middle, (canvas.columns / 2, canvas.rows / 2)) }
    if let marker, !name(label, .label, beside: marker) { cut(label, beside: marker) }
    for mark in marks.prefix(4 * mostLabels) where labelCount < mostLabels {
      // The number of a cluster stands for all of its points.
      if mark.isPoint, mark.count > 1 { continue }
      var sign = cell(mark.dot)
      sign.column += (signs.text(of: mark)?.count ?? 1) - 1
      name(mark.title, .label, beside: sign)
    }
    for town in drawing.towns where labelCount < mostLabels {
      let sign = cell(town.dot)
      guard !names.contains(town.title), !names.contains(town.name),
        (0..<canvas.columns).contains(sign.column),
        canvas.isFree(sign.column - 1..<sign.column + 2, sign.row),
        name(town.name, .town, beside: sign, staying: drawing.streets != nil)
      else { continue }
      self.sign(.town, sign)
    }
    // A place that has a mark already has the country after its name: "Andorra la Vella, AD".
    for title in [label] + marks.map(\.title) {
      names.formUnion(title.lastIndex(of: ",").map { [String(title[..<$0])] } ?? [])
    }
    let others = names
    for name in drawing.streets?.names ?? [] where name.isOneOfMany || !others.contains(name.text) {
      add(name, at: cell(name.dot), sign: name.sign.map(cell))
    }
    for country in drawing.countries where labelCount < mostLabels {
      guard !names.contains(country.name) else { continue }
      let name = SafeText.clean(country.name)
      for stretch in country.stretches {
        let (column, row) = cell(stretch.dot)
        let end = (stretch.dot.x + shift.x + stretch.width) >> 1
        guard self.name(name, within: column + 2..<max(column + 2, end - 1), row) else { continue }
        names.insert(name)
        break
      }
    }
    for tick in drawing.ticks {
      write(tick.degrees + (canvas.mode == .ascii ? "" : "°"), .town, cell(tick.dot))
    }
  }

  /// Writes the name of a street map at its place, and its sign; neither if something else is there.
  private mutating func add(_ name: StreetDrawing.Name, at start: Cell, sign: Cell?) {
    guard start.column >= 0, start.column + name.width <= canvas.columns,
      canvas.isFree(start.column - 1..<start.column + name.width + 1, start.row),
      sign.map({ canvas.isFree($0.column..<$0.column + 1, $0.row) }) ?? true
    else { return }
    write(name.text, name.width, name.kind.nameStyle, start)
    names.insert(name.text)
    if let sign, let (ink, character) = name.kind.sign { self.sign(ink, sign, character) }
  }

  /// Writes a sign into a cell; returns false if the cell is outside or taken.
  ///
  /// - Parameter character: the sign; `nil` for that of the ink.
  @discardableResult
  private mutating func sign(_ ink: Ink, _ cell: Cell, _ character: Character? = nil) -> Bool {
    guard (0..<canvas.columns).contains(cell.column),
      canvas.isFree(cell.column..<cell.column + 1, cell.row)
    else { return false }
    canvas.mark(column: cell.column, row: cell.row, ink: ink, sign: character)
    return true
  }

  /// Writes a whole name beside a sign, at the first position with room: right, left, above, below.
  ///
  /// - Parameter staying: whether it is left out where the edge cuts it, so that it never changes sides.
  @discardableResult
  private mutating func name(
    _ name: String, _ style: TextStyle, beside sign: Cell, staying: Bool = false
  ) -> Bool {
    let text = SafeText.clean(name)
    let width = DisplayWidth.of(text)
    guard width > 0, width <= canvas.columns else { return false }
    let middle = sign.column - width / 2
    let nearest = staying ? middle : min(max(0, middle), canvas.columns - width)
    // `before` and `after` are the columns that have to be free beyond the blanks around the name.
    let positions = [
      (start: sign.column + 2, row: sign.row, before: 0, after: 1),
      (sign.column - 1 - width, sign.row, 1, 0), (nearest, sign.row - 1, 1, 1),
      (nearest, sign.row + 1, 1, 1),
    ]
    for (start, row, before, after) in positions {
      let isInside = start >= 0 && start + width <= canvas.columns
      guard isInside || staying,
        canvas.isFree(start - 1 - before..<start + width + 1 + after, row)
      else { continue }
      if isInside {
        write(text, width, style, (start, row))
        names.insert(name)
      }
      return isInside
    }
    return false
  }

  /// Writes a name in the middle of some columns of a row, or as near to it as there is room.
  private mutating func name(_ name: String, within columns: Range<Int>, _ row: Int) -> Bool {
    let room = columns.clamped(to: 0..<canvas.columns)
    let width = DisplayWidth.of(name)
    guard width > 0, room.count >= width else { return false }
    let starts = room.lowerBound...room.upperBound - width
    let middle = room.lowerBound + (room.count - width) / 2
    let gap = 1 + Self.gapOfUnsigned
    for step in 0...starts.count {
      for start in step == 0 ? [middle] : [middle - step, middle + step]
      where starts.contains(start) && canvas.isFree(start - gap..<start + width + gap, row) {
        write(name, width, .country, (start, row))
        return true
      }
    }
    return false
  }

  /// Writes a name with a blank on both sides, as far as these are on the map.
  ///
  /// The blanks keep the lines of the map away from it.
  private mutating func write(_ name: String, _ width: Int, _ style: TextStyle, _ start: Cell) {
    let before = start.column > 0 ? " " : ""
    let after = start.column + width < canvas.columns ? " " : ""
    write(before + name + after, style, (max(0, start.column - 1), start.row))
  }

  /// Names the chosen place, even if its name has to be cut: to the right; to the left if only that side
  /// has room for the whole name; on the side with more room if neither has.
  ///
  /// The text has a blank toward the marker. If not even one character and the ellipsis fit, no name is
  /// written.
  private mutating func cut(_ label: String, beside sign: Cell) {
    let line = Line(label)
    let (left, right) = (sign.column - 1, canvas.columns - sign.column - 2)
    let isRight = right >= left || line.width <= right
    let shown = line.truncated(to: isRight ? right : left)
    guard shown.width > 0, shown.text != "…" else { return }
    let written = write(
      isRight ? " " + shown.text : shown.text + " ", .label,
      (isRight ? sign.column + 1 : sign.column - 1 - shown.width, sign.row))
    if written { names.insert(label) }
  }

  /// Writes a text if all of its cells are free and on the map; returns whether it was written.
  @discardableResult
  private mutating func write(_ text: String, _ style: TextStyle, _ start: Cell) -> Bool {
    let columns = start.column..<start.column + DisplayWidth.of(text)
    guard columns == columns.clamped(to: 0..<canvas.columns), canvas.isFree(columns, start.row)
    else { return false }
    canvas.label(text, column: start.column, row: start.row, style: style)
    labelCount += 1
    return true
  }
}

extension MapDrawing {
  /// Draws areas, lines, signs and names on a canvas.
  ///
  /// If the drawing was made for another size, its middle stays in the middle.
  ///
  /// - Parameters:
  ///   - mode: the characters to draw with.
  ///   - size: the size of the canvas in cells.
  ///   - label: the name of the marker.
  ///   - marksMiddle: whether the middle of the view has a sign.
  ///   - credit: those who made the streets, and the row at whose end they stand; `nil` if they are named
  ///     elsewhere.
  /// - Returns: a line for each row of cells.
  func lines(
    _ mode: CanvasMode, on size: Size, label: String, marksMiddle: Bool = false,
    credit: (text: String, row: Int)? = nil
  ) -> [Line] {
    var canvas = Canvas(columns: size.columns, rows: size.rows, mode: mode)
    // In dots: half the difference of the sizes.
    let shift = MapDot(
      x: size.columns - self.canvas.columns, y: 2 * (size.rows - self.canvas.rows))
    canvas.fill(Self.rings(land, shift))
    canvas.fill(Self.rings(lakes, shift), isLand: false)
    if let relief { canvas.fill(relief) }
    for area in streets?.areas ?? [] {
      canvas.fill(Self.rings(area.rings, shift), with: area.ground)
    }
    for stroke in (streets?.strokes ?? []) + strokes + trail {
      guard let first = stroke.dots.first else { continue }
      var start = (x: first.x + shift.x, y: first.y + shift.y)
      if stroke.dots.count == 1 { canvas.line(from: start, to: start, ink: stroke.ink) }
      for dot in stroke.dots.dropFirst() {
        let end = (x: dot.x + shift.x, y: dot.y + shift.y)
        canvas.line(from: start, to: end, ink: stroke.ink, stroke.stroke)
        start = end
      }
    }
    var layout = LabelLayout(consume canvas)
    layout.add(self, label: label, shift: shift, marksMiddle: marksMiddle, credit: credit)
    return layout.canvas.runs().map { Line($0) }
  }

  private static func rings(_ rings: [[CanvasPoint]], _ shift: MapDot) -> [[CanvasPoint]] {
    guard shift != MapDot(x: 0, y: 0) else { return rings }
    return rings.map { ring in
      ring.map { CanvasPoint(x: $0.x + Double(shift.x), y: $0.y + Double(shift.y)) }
    }
  }
}
