/// The characters a canvas is drawn with.
package enum CanvasMode: String, CaseIterable, Sendable {
  /// Braille patterns: each dot is visible, and land is the ground behind the dots.
  case braille
  /// Block elements, 2 × 2 in a cell: land is solid.
  case blocks
  /// ASCII alone: the dots of a cell choose one character, and land is dotted.
  case ascii
}

/// A grid of character cells for drawing: areas, dots (2 × 4 in a cell) and text.
///
/// Coordinates are dots in every mode, so one projection serves all. Everything outside is clipped. A
/// ring with a coordinate that is infinite or not a number is left out.
package struct Canvas: Sendable {
  package let columns: Int
  package let rows: Int
  package let mode: CanvasMode
  var cells: [CanvasCell]
  var land: DotGrid
  /// The grounds of a street map; `nil` if it has none.
  var areas: AreaGrid?
  /// The relief; `nil` if the ground is flat, as it is in all modes but Braille.
  var relief: ReliefGround?
  var glyphs: [CanvasGlyph] = []
  /// The cells of each label.
  var labels: [Range<Int>] = []

  /// Makes an empty canvas; a negative size counts as 0.
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

  /// Makes the inside of rings land or, with `isLand` false, water, by the even-odd rule.
  ///
  /// The rings are closed without repeating their first points. A dot is inside if its middle is.
  package mutating func fill(_ rings: [[CanvasPoint]], isLand: Bool = true) {
    land.fill(rings, with: isLand)
  }

  /// Gives the land and the water that were filled before the tones of a relief.
  ///
  /// A palette without colors for them shows what it would without.
  package mutating func fill(_ samples: ReliefSamples) {
    guard mode == .braille, samples.columns > 0, samples.rows > 0 else { return }
    relief = ReliefGround(samples, columns: columns, rows: rows, on: land)
  }

  /// Fills the inside of rings with the ground of a style, over all grounds that were filled before.
  ///
  /// A half of a cell is filled if its middle is inside. Lines and text are drawn over the grounds.
  package mutating func fill(_ rings: [[CanvasPoint]], with style: TextStyle) {
    var grid = areas ?? AreaGrid(columns: columns, rows: rows)
    areas = nil
    grid.fill(rings, with: style)
    areas = grid
  }

  /// Draws a straight line with both ends (Bresenham's algorithm); a line without length is a dot.
  package mutating func line(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), ink: Ink, _ stroke: LineStroke = .solid
  ) {
    guard !cells.isEmpty else { return }
    var (x, y) = start
    let (spanX, spanY) = (abs(end.x - x), -abs(end.y - y))
    let isFlat = spanX > -spanY
    if stroke == .wide {
      let beside = isFlat ? (x: 0, y: 1) : (x: 1, y: 0)
      line(
        from: (x + beside.x, y + beside.y), to: (end.x + beside.x, end.y + beside.y), ink: ink)
    }
    let (stepX, stepY) = (x < end.x ? 1 : -1, y < end.y ? 1 : -1)
    var error = spanX + spanY
    // Nearly all lines of a map lie within the canvas.
    let isWhole = contains(x, y) && contains(end.x, end.y)
    let (columns, pen) = (columns, CanvasCell.Pen(ink, mode: mode))
    let (width, height) = (width, height)
    var cells = cells.mutableSpan
    while true {
      if isWhole || x >= 0 && x < width && y >= 0 && y < height,
        stroke.hasDot(at: isFlat ? x : y)
      {
        cells[y >> 2 * columns + x >> 1].set(DotPattern.bit(column: x & 1, row: y & 3), pen)
      }
      if x == end.x, y == end.y { return }
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

  /// Returns whether a range of cells of a row is without signs and text.
  ///
  /// Cells beside the canvas are free; a row above or below it has no room.
  package func isFree(_ columns: Range<Int>, _ row: Int) -> Bool {
    guard row >= 0, row < rows else { return false }
    return columns.clamped(to: 0..<self.columns).allSatisfy { column in
      cells[row * self.columns + column].glyph == CanvasCell.none
    }
  }

  /// Puts the sign of an ink on a cell, which can be seen from afar.
  ///
  /// - Parameter sign: another sign in place of the ink's; ASCII has the ink's only.
  package mutating func mark(column: Int, row: Int, ink: Ink, sign: Character? = nil) {
    guard contains(column * 2, row * 4) else { return }
    let sign =
      mode == .ascii
      ? Character(Unicode.Scalar(AsciiPattern.character(0, ink: ink))) : sign ?? ink.sign
    write(sign, ink.style, nil, column, row, 1)
  }

  /// Writes text over a row, starting at a column that may lie outside; text beyond the edges is cut
  /// off.
  ///
  /// The text is made safe. Characters without width are left out, as is a wide character that is
  /// partly outside. The whole label has one ground, so that it stays one run.
  package mutating func label(
    _ text: String, column: Int, row: Int, style: TextStyle = .label
  ) {
    guard row >= 0, row < rows, column < columns else { return }
    let start = max(0, column)
    var column = column
    for character in SafeText.clean(text) {
      let width = DisplayWidth.of(character)
      guard width > 0 else { continue }
      guard column <= columns - width else { break }
      if column >= 0 { write(character, style, labels.count, column, row, width) }
      column += width
    }
    if column > start {
      labels.append(row * columns + start..<row * columns + column)
    }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < width && y >= 0 && y < height
  }

  private mutating func write(
    _ character: Character, _ style: TextStyle, _ label: Int?, _ column: Int, _ row: Int,
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

  /// Replaces all parts of a wide character by spaces, because one of them is overwritten.
  private mutating func blankCharacter(at index: Int, _ style: TextStyle) {
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

/// The look of a line apart from its ink.
package enum LineStroke: Hashable, Sendable {
  case solid
  /// Two dots wide.
  case wide
  /// Every second dot.
  case dotted
  /// Four dots of six.
  case dashed

  /// Whether a dot is drawn, by its column in a flat line and by its row in a steep one.
  ///
  /// So dashes stand still while further lines are drawn, and go on where two lines meet.
  func hasDot(at index: Int) -> Bool {
    switch self {
    case .solid, .wide: true
    case .dotted: index & 1 == 0
    case .dashed: (index % 6 + 6) % 6 < 4
    }
  }
}

/// A position on a canvas, in dots from its top left corner: dot (2, 3) covers 2..<3 and 3..<4.
package struct CanvasPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
