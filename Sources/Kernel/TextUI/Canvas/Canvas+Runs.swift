extension Canvas {
  /// Returns the rows, each `columns` wide, as runs of one style; a canvas without columns has empty
  /// rows.
  ///
  /// The style of a blank can't be seen, so blanks between lines join the run beside them: a coast is
  /// one run, not one for each of its cells.
  package func runs() -> [[Span]] {
    let grounds = labels.map(ground)
    let tones = labels.map(tone)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * 3)
    return (0..<rows).map { row in
      var runs: [Span] = []
      var look: CanvasLook?
      for column in 0..<columns {
        let cell = cells[row * columns + column]
        if cell.glyph == CanvasCell.covered { continue }
        let isGlyph = cell.glyph >= 0
        let next =
          isGlyph
          ? self.look(of: glyphs[Int(cell.glyph)], grounds, tones, column, row)
          : self.look(of: cell, column, row)
        if let style = look?.style(with: next) {
          look?.style = style
        } else {
          finish(&runs, look, &bytes)
          look = next
        }
        if isGlyph {
          bytes.append(contentsOf: glyphs[Int(cell.glyph)].character.utf8)
        } else {
          next.append(to: &bytes)
        }
      }
      finish(&runs, look, &bytes)
      return runs
    }
  }

  private func finish(_ runs: inout [Span], _ look: CanvasLook?, _ bytes: inout [UInt8]) {
    guard let look else { return }
    if look.hasHalves {
      runs.append(.ground(bytes.count, look.ground, above: look.lowerGround))
      return bytes.removeAll(keepingCapacity: true)
    }
    runs.append(
      Span(
        String(decoding: bytes, as: UTF8.self), look.style, on: look.ground, relief: look.relief))
    bytes.removeAll(keepingCapacity: true)
  }

  /// Returns the look of a cell without text.
  private func look(of cell: CanvasCell, _ column: Int, _ row: Int) -> CanvasLook {
    let land = land.dots(column: column, row: row)
    guard let areas else {
      var look = CanvasLook(cell, land: land, mode: mode, column: column, row: row)
      look.relief = relief(of: cell, land, column, row)
      return look
    }
    let (upper, lower) = areas.halves(column: column, row: row)
    if upper == nil, lower == nil, let relief = relief(of: cell, land, column, row) {
      var look = CanvasLook(cell, land: land, mode: mode, column: column, row: row)
      look.relief = relief
      return look
    }
    return CanvasLook(
      cell, upper ?? Self.ground(ofHalf: land & DotPattern.upperHalf),
      lower ?? Self.ground(ofHalf: land & ~DotPattern.upperHalf), mode: mode, column: column,
      row: row)
  }

  /// Returns the tones of a cell: both halves have one if a stroke is over them.
  private func relief(
    of cell: CanvasCell, _ land: UInt8, _ column: Int, _ row: Int
  ) -> ReliefHalves? {
    guard let relief else { return nil }
    guard cell.ink != 0 else { return relief.halves(column: column, row: row) }
    return ReliefHalves(relief.tone(column: column, row: row, isLand: land.isMostlySet))
  }

  /// Returns the tone of a label: that of the middle of its cells on most of its ground, without shade.
  private func tone(_ cells: Range<Int>) -> ReliefTone? {
    guard let relief else { return nil }
    let areLand = cells.map { land.dots(column: $0 % columns, row: $0 / columns).isMostlySet }
    let isLand = areLand.count(where: \.self) * 2 >= cells.count
    let like = zip(cells, areLand).filter { $0.1 == isLand }.map(\.0)
    guard !like.isEmpty else { return nil }
    let middle = like[like.count / 2]
    let tone = relief.tone(column: middle % columns, row: middle / columns, isLand: isLand)
    return ReliefTone(tone.ground, height: tone.height, light: tone.light)
  }

  /// Returns the ground of half a cell by its dots of land.
  private static func ground(ofHalf land: UInt8) -> TextStyle? {
    land.nonzeroBitCount >= 2 ? .land : nil
  }

  /// Returns the ground of the upper half of a cell, where a street map has one.
  private func area(column: Int, row: Int) -> TextStyle? {
    areas?.halves(column: column, row: row).upper
  }

  private func look(
    of glyph: CanvasGlyph, _ grounds: [TextStyle?], _ tones: [ReliefTone?], _ column: Int,
    _ row: Int
  ) -> CanvasLook {
    // A label that is still being written has no number yet.
    if let label = glyph.label, label < grounds.count {
      var look = CanvasLook(style: glyph.style, ground: grounds[label])
      look.relief = tones[label].map { ReliefHalves($0) }
      return look
    }
    if mode == .braille, let area = area(column: column, row: row) {
      return CanvasLook(style: glyph.style, ground: area)
    }
    let cell = cells[row * columns + column]
    let dots = land.dots(column: column, row: row)
    let isOnLand = mode == .braille && cell.isOn(dots)
    var look = CanvasLook(style: glyph.style, ground: isOnLand ? .land : nil)
    look.relief = relief.map {
      ReliefHalves($0.tone(column: column, row: row, isLand: dots.isMostlySet))
    }
    return look
  }

  /// Returns the ground of a label, which is that of most of its cells; only Braille has land behind
  /// it.
  private func ground(_ cells: Range<Int>) -> TextStyle? {
    guard mode == .braille else { return nil }
    if areas != nil {
      var counts: [TextStyle: Int] = [:]
      for cell in cells {
        if let area = area(column: cell % columns, row: cell / columns) {
          counts[area, default: 0] += 1
        }
      }
      let greatest = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
      let covered = counts.values.reduce(0, +)
      if let greatest, covered * 2 >= cells.count { return greatest.key }
    }
    let count = cells.count { land.dots(column: $0 % columns, row: $0 / columns).isMostlySet }
    return count * 2 >= cells.count ? .land : nil
  }
}

/// The look of a cell without text over it: its style, its ground, and its character.
struct CanvasLook: Hashable, Sendable {
  var style: TextStyle
  var ground: TextStyle?
  /// The ground of the lower half of a blank whose halves differ; `nil` if it has none.
  private(set) var lowerGround: TextStyle?
  private(set) var hasHalves = false
  /// The tones behind it on a map with relief; a palette without them has the ground.
  var relief: ReliefHalves?
  /// The character in UTF-16.
  private var character = UInt16(UInt8(ascii: " "))

  init(style: TextStyle, ground: TextStyle?) {
    self.style = style
    self.ground = ground
  }

  init(_ cell: CanvasCell, land: UInt8, mode: CanvasMode, column: Int, row: Int) {
    self.init(style: .plain, ground: nil)
    switch mode {
    case .braille:
      if cell.isOn(land) { ground = .land }
      guard let ink = Ink(rawValue: cell.ink) else { return }
      (style, character) = (ink.style, DotPattern.braille(cell.dots))
    case .ascii:
      if let ink = Ink(rawValue: cell.ink) {
        style = ink.style
        character = UInt16(AsciiPattern.character(cell.dots, ink: ink))
      } else if land.isMostlySet {
        style = .land
        character = UInt16(AsciiPattern.land(column: column, row: row))
      }
    case .blocks: drawBlocks(cell, land)
    }
  }

  /// Makes the look of a cell of a street map.
  ///
  /// - Parameters:
  ///   - cell: the lines in it.
  ///   - upper: the ground of its upper half; `nil` if it has none.
  ///   - lower: that of its lower half.
  init(
    _ cell: CanvasCell, _ upper: TextStyle?, _ lower: TextStyle?, mode: CanvasMode, column: Int,
    row: Int
  ) {
    self.init(style: .plain, ground: nil)
    let ink = Ink(rawValue: cell.ink)
    switch mode {
    case .braille:
      ground = upper
      if let ink {
        (style, character) = (ink.style, DotPattern.braille(cell.dots))
      } else {
        (lowerGround, hasHalves) = (lower, upper != lower)
      }
    case .ascii:
      if let ink {
        (style, character) = (ink.style, UInt16(AsciiPattern.character(cell.dots, ink: ink)))
      } else if let upper {
        style = upper
        character = UInt16(AsciiPattern.area(upper, column: column, row: row))
      }
    case .blocks:
      if let ink {
        draw(ink.style, BlockPattern.quadrants(cell.dots))
      } else if let upper {
        (style, character) = (upper, BlockPattern.area(upper))
      }
    }
  }

  /// Draws a cell in blocks.
  ///
  /// Land is solid, and lines are carved out of it and show as its ground; on the sea the lines are
  /// solid.
  private mutating func drawBlocks(_ cell: CanvasCell, _ land: UInt8) {
    // A quadrant is land if both of its dots are, and a shore if one of them is.
    let solid =
      BlockPattern.full & ~BlockPattern.quadrants(~land) | BlockPattern.quadrants(cell.shore)
    guard let ink = Ink(rawValue: cell.lineInk) else {
      if solid != 0 { draw(.land, solid) }
      return
    }
    let line = BlockPattern.quadrants(cell.dots & ~cell.shore)
    let rest = solid & ~line
    if rest | line == BlockPattern.full, solid != 0 {
      draw(.land, rest)
      ground = ink.style
    } else if rest == 0 {
      draw(ink.style, line)
    } else {
      draw(.land, rest)
    }
  }

  private mutating func draw(_ style: TextStyle, _ quadrants: UInt8) {
    (self.style, character) = (style, BlockPattern.character(quadrants))
  }

  /// Returns the style that both this cell and the next one can have; `nil` if they look different.
  ///
  /// The style of a blank beside a line can't be seen; signs and names may be underlined or inverse.
  func style(with next: CanvasLook) -> TextStyle? {
    guard next.ground == ground, next.hasHalves == hasHalves, next.lowerGround == lowerGround,
      next.relief == relief
    else { return nil }
    if next.style == style || next.style == .plain && style.isLine { return style }
    return style == .plain && next.style.isLine ? next.style : nil
  }

  /// Appends the character as UTF-8.
  func append(to bytes: inout [UInt8]) {
    guard character >= 0x80 else { return bytes.append(UInt8(character)) }
    bytes.append(UInt8(0xE0 | character >> 12))
    bytes.append(UInt8(0x80 | character >> 6 & 0x3F))
    bytes.append(UInt8(0x80 | character & 0x3F))
  }
}

extension UInt8 {
  /// Whether at least half of a cell's dots are set.
  var isMostlySet: Bool { nonzeroBitCount >= 4 }
}

extension TextStyle {
  /// Whether it is the style of a line on a map, which needs less contrast than text.
  package var isLine: Bool {
    switch self {
    case .graticule, .night, .border, .river, .lake, .coast, .path, .rail, .street, .road,
      .motorway:
      true
    default: false
    }
  }
}
