/// A grid of character cells to draw on with dots, 2 × 4 a cell, and text.
///
/// The coordinates are dots in every mode, so that one projection serves all. Whatever lies outside
/// is clipped; coordinates that are huge, infinite or not a number draw nothing or what is in view.
package struct Canvas: Sendable {
  package let columns: Int
  package let rows: Int
  package let mode: CanvasMode
  private var cells: [CanvasCell]

  /// An empty canvas; negative sizes count as 0.
  package init(columns: Int, rows: Int, mode: CanvasMode) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.mode = mode
    cells = Array(repeating: CanvasCell(), count: self.columns * self.rows)
  }

  /// The width in dots.
  package var width: Int { columns * 2 }
  /// The height in dots.
  package var height: Int { rows * 4 }

  /// Sets the dot at a position.
  package mutating func plot(_ point: CanvasPoint, ink: Ink) {
    guard
      point.x >= 0, point.x < Double(width), point.y >= 0, point.y < Double(height)
    else { return }
    set(Int(point.x), Int(point.y), ink)
  }

  /// Draws a straight line, both ends included (Bresenham's algorithm on the clipped line).
  package mutating func line(from start: CanvasPoint, to end: CanvasPoint, ink: Ink) {
    let bounds = (Double(width), Double(height))
    guard
      !cells.isEmpty,
      let segment = Segment(start: start, end: end).clipped(width: bounds.0, height: bounds.1)
    else { return }
    var (x, y) = dot(segment.start)
    let (endX, endY) = dot(segment.end)
    let (spanX, spanY) = (abs(endX - x), -abs(endY - y))
    let (stepX, stepY) = (x < endX ? 1 : -1, y < endY ? 1 : -1)
    var error = spanX + spanY
    while true {
      set(x, y, ink)
      if x == endX, y == endY { return }
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

  /// Puts a character that is seen from afar on the cell of a position: ◉, or O in ASCII.
  package mutating func mark(_ point: CanvasPoint) {
    guard
      point.x >= 0, point.x < Double(width), point.y >= 0, point.y < Double(height)
    else { return }
    write(mode == .ascii ? "O" : "◉", .ink(.marker), Int(point.x) / 2, Int(point.y) / 4, 1)
  }

  /// Writes text over a row, from a column on which may lie outside; what does not fit is cut off.
  ///
  /// Characters without width are left out, and so is half a wide one.
  package mutating func label(_ text: String, column: Int, row: Int) {
    guard row >= 0, row < rows, column < columns else { return }
    var column = column
    for character in text {
      let width = min(2, DisplayWidth.of(character))
      guard width > 0 else { continue }
      guard column <= columns - width else { return }
      if column >= 0 { write(character, .label, column, row, width) }
      column += width
    }
  }

  /// The rows, each `columns` wide, as runs of one style; a canvas without columns has empty rows.
  package func runs() -> [[CanvasRun]] {
    (0..<rows).map { row in
      var runs: [CanvasRun] = []
      for cell in cells[row * columns..<(row + 1) * columns] {
        guard let (character, style) = appearance(cell) else { continue }
        if runs.last?.style == style {
          runs[runs.count - 1].text.append(character)
        } else {
          runs.append(CanvasRun(text: String(character), style: style))
        }
      }
      return runs
    }
  }

  /// Nil for what a wide character to the left covers.
  private func appearance(_ cell: CanvasCell) -> (Character, CanvasRun.Style)? {
    switch cell.glyph {
    case .character(let character, let style): return (character, style)
    case .covered: return nil
    case .none: break
    }
    guard let ink = Ink(rawValue: Int(cell.ink)) else { return (" ", .blank) }
    switch mode {
    case .braille: return (DotPattern.braille(cell.dots), .ink(ink))
    case .ascii: return (AsciiPattern.character(cell.dots, ink: ink), .ink(ink))
    }
  }

  private func dot(_ point: CanvasPoint) -> (x: Int, y: Int) {
    (
      Int(min(Double(width - 1), max(0, point.x))),
      Int(min(Double(height - 1), max(0, point.y)))
    )
  }

  private mutating func set(_ x: Int, _ y: Int, _ ink: Ink) {
    let index = y / 4 * columns + x / 2
    let ink = UInt8(ink.rawValue)
    // One character can't show two inks: there the dots of the lesser one give way.
    if mode == .ascii, ink != cells[index].ink {
      if ink < cells[index].ink { return }
      cells[index].dots = 0
    }
    cells[index].dots |= DotPattern.bit(column: x % 2, row: y % 4)
    cells[index].ink = max(cells[index].ink, ink)
  }

  private mutating func write(
    _ character: Character, _ style: CanvasRun.Style, _ column: Int, _ row: Int, _ width: Int
  ) {
    let start = row * columns
    for column in column..<column + width {
      // Overwriting one half of a wide character leaves a space for the other.
      if cells[start + column].glyph == .covered { blank(start + column - 1, style) }
      if column + 1 < columns, cells[start + column + 1].glyph == .covered {
        blank(start + column + 1, style)
      }
      cells[start + column].glyph = .covered
    }
    cells[start + column].glyph = .character(character, style)
  }

  private mutating func blank(_ index: Int, _ style: CanvasRun.Style) {
    cells[index].glyph = .character(" ", style)
  }
}
