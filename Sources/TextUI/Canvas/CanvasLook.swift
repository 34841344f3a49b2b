/// How a cell looks without text over it: its style, what is behind it, and its character.
struct CanvasLook: Hashable, Sendable {
  var style: TextStyle
  var ground: TextStyle?
  /// In UTF-16.
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

  /// Land is solid, lines are carved out of it and seen as its ground; on the sea they are solid.
  private mutating func drawBlocks(_ cell: CanvasCell, _ land: UInt8) {
    // A quadrant is land where both its dots are, a shore where one of them is.
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

  /// The style that both this and what comes next can have; nil where they are seen to differ.
  ///
  /// Nobody sees the style of a blank beside a line; signs and names may be underlined or inverse.
  func style(with next: CanvasLook) -> TextStyle? {
    guard next.ground == ground else { return nil }
    if next.style == style || next.style == .plain && style.isLine { return style }
    return style == .plain && next.style.isLine ? next.style : nil
  }

  func append(to bytes: inout [UInt8]) {
    guard character >= 0x80 else { return bytes.append(UInt8(character)) }
    bytes.append(UInt8(0xE0 | character >> 12))
    bytes.append(UInt8(0x80 | character >> 6 & 0x3F))
    bytes.append(UInt8(0x80 | character & 0x3F))
  }
}

extension UInt8 {
  /// Whether at least half of a cell's dots are there.
  var isMostlySet: Bool { nonzeroBitCount >= 4 }
}

extension TextStyle {
  /// Whether it is that of lines of a map.
  fileprivate var isLine: Bool {
    switch self {
    case .graticule, .night, .border, .river, .lake, .coast: true
    default: false
    }
  }
}
