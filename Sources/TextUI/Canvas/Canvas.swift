/// The characters a canvas is drawn with.
package enum CanvasMode: String, CaseIterable, Sendable {
  /// Braille patterns: each dot is seen, and land is the ground behind them.
  case braille
  /// Block elements, 2 × 2 a cell: land is solid.
  case blocks
  /// ASCII only: the dots of a cell choose one character, and land is dotted.
  case ascii
}

/// A grid of character cells to draw on with areas, dots, 2 × 4 a cell, and text.
///
/// The coordinates are dots in every mode, so that one projection serves all. Whatever lies outside
/// is clipped; coordinates that are huge, infinite or not a number draw nothing or what is in view.
package struct Canvas: Sendable {
  package let columns: Int
  package let rows: Int
  package let mode: CanvasMode
  var cells: [CanvasCell]
  var land: DotGrid
  var glyphs: [CanvasGlyph] = []
  var labels: [CanvasLabel] = []

  /// An empty canvas; negative sizes count as 0.
  package init(columns: Int, rows: Int, mode: CanvasMode) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.mode = mode
    cells = Array(repeating: CanvasCell(), count: self.columns * self.rows)
    land = DotGrid(width: self.columns * 2, height: self.rows * 4)
  }

  /// The width in dots.
  package var width: Int { columns * 2 }
  /// The height in dots.
  package var height: Int { rows * 4 }

  /// Makes land of what is inside rings by the even-odd rule, or water where it is not `land`.
  ///
  /// The rings are closed without repeating their first points; a dot counts where its middle is.
  package mutating func fill(_ rings: [[CanvasPoint]], isLand: Bool = true) {
    land.fill(rings, with: isLand)
  }

  /// Sets the dot at a position.
  package mutating func plot(_ point: CanvasPoint, ink: Ink) {
    guard contains(point) else { return }
    set(Int(point.x), Int(point.y), ink)
  }

  /// Draws a straight line, both ends included (Bresenham's algorithm on the clipped line).
  package mutating func line(from start: CanvasPoint, to end: CanvasPoint, ink: Ink) {
    guard !cells.isEmpty, let (from, to) = visible(Segment(start: start, end: end)) else { return }
    var (x, y) = from
    let (spanX, spanY) = (abs(to.x - x), -abs(to.y - y))
    let (stepX, stepY) = (x < to.x ? 1 : -1, y < to.y ? 1 : -1)
    var error = spanX + spanY
    let (columns, pen) = (columns, CanvasCell.Pen(ink, mode: mode))
    var cells = cells.mutableSpan
    while true {
      cells[y >> 2 * columns + x >> 1].set(DotPattern.bit(column: x & 1, row: y & 3), pen)
      if x == to.x, y == to.y { return }
      let doubled = 2 * error
      if doubled >= spanY {
        error += spanY
        x += stepX
      }
      if doubled <= spanX {
        error += spanX
        y += stepY
      }
    }
  }

  /// Puts the character of an ink on the cell of a position: one that is seen from afar.
  package mutating func mark(_ point: CanvasPoint, ink: Ink = .marker) {
    guard contains(point) else { return }
    let character =
      mode == .ascii
      ? Character(Unicode.Scalar(AsciiPattern.character(0, ink: ink))) : Self.mark(of: ink)
    write(character, .ink(ink), nil, Int(point.x) / 2, Int(point.y) / 4, 1)
  }

  private static func mark(of ink: Ink) -> Character {
    switch ink {
    case .favorite: "★"
    case .place: "◆"
    case .middle: "┼"
    case .marker: "◉"
    default: "•"
    }
  }

  /// Writes text over a row, from a column on which may lie outside; what does not fit is cut off.
  ///
  /// It is made safe. Characters without width are left out, and so is a wide one of which a part is
  /// outside. All of it has one ground, so that it stays one run.
  package mutating func label(_ text: String, column: Int, row: Int, ink: Ink = .marker) {
    guard row >= 0, row < rows, column < columns else { return }
    let start = max(0, column)
    var column = column
    for character in SafeText.clean(text) {
      let width = DisplayWidth.of(character)
      guard width > 0 else { continue }
      guard column <= columns - width else { break }
      if column >= 0 { write(character, .label(ink), labels.count, column, row, width) }
      column += width
    }
    if column > start {
      labels.append(CanvasLabel(cells: row * columns + start..<row * columns + column))
    }
  }

  /// The dots a line starts and ends with.
  private func visible(_ line: Segment) -> (from: (x: Int, y: Int), to: (x: Int, y: Int))? {
    // Nearly all lines of a map are short and within it.
    if contains(line.start), contains(line.end) {
      return ((Int(line.start.x), Int(line.start.y)), (Int(line.end.x), Int(line.end.y)))
    }
    return line.clipped(width: Double(width), height: Double(height)).map {
      (dot($0.start), dot($0.end))
    }
  }

  private func contains(_ point: CanvasPoint) -> Bool {
    point.x >= 0 && point.x < Double(width) && point.y >= 0 && point.y < Double(height)
  }

  /// The dot of a point within 0...width × 0...height; the far edges count as their last dots.
  private func dot(_ point: CanvasPoint) -> (x: Int, y: Int) {
    (min(width - 1, Int(point.x)), min(height - 1, Int(point.y)))
  }

  private mutating func set(_ x: Int, _ y: Int, _ ink: Ink) {
    cells[y / 4 * columns + x / 2].set(
      DotPattern.bit(column: x % 2, row: y % 4), CanvasCell.Pen(ink, mode: mode))
  }

  private mutating func write(
    _ character: Character, _ style: CanvasRun.Style, _ label: Int?, _ column: Int, _ row: Int,
    _ width: Int
  ) {
    let start = row * columns
    for column in column..<column + width {
      blankCharacter(at: start + column, style)
    }
    if column + width < columns, cells[start + column + width].glyph == CanvasCell.covered {
      blankCharacter(at: start + column + width, style)
    }
    for column in column + 1..<column + width {
      cells[start + column].glyph = CanvasCell.covered
    }
    cells[start + column].glyph = Int32(glyphs.count)
    glyphs.append(CanvasGlyph(character: character, style: style, label: label))
  }

  /// Overwriting a part of a wide character leaves spaces for the rest.
  private mutating func blankCharacter(at index: Int, _ style: CanvasRun.Style) {
    guard cells[index].glyph == CanvasCell.covered else { return }
    var first = index
    while cells[first].glyph == CanvasCell.covered { first -= 1 }
    let old = cells[first].glyph
    let label = old >= 0 ? glyphs[Int(old)].label : nil
    var next = first
    repeat {
      cells[next].glyph = Int32(glyphs.count)
      glyphs.append(CanvasGlyph(character: " ", style: style, label: label))
      next += 1
    } while next % columns != 0 && cells[next].glyph == CanvasCell.covered
  }
}
