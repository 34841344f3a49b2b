/// How a cell looks without text over it: its style, what is behind it, and its character.
struct CanvasLook: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case blank
    case braille(UInt8)
    case quadrants(UInt8)
    case ascii(UInt8)
  }

  var style: CanvasRun.Style
  var ground: CanvasRun.Ground?
  private var shape = Shape.blank

  init(style: CanvasRun.Style, ground: CanvasRun.Ground?) {
    self.style = style
    self.ground = ground
  }

  init(_ cell: CanvasCell, land: UInt8, mode: CanvasMode, column: Int, row: Int) {
    self.init(style: .blank, ground: nil)
    switch mode {
    case .braille:
      if land.isMostlySet { ground = .land }
      guard let ink = Ink(rawValue: cell.ink) else { return }
      (style, shape) = (.ink(ink), .braille(cell.dots))
    case .ascii:
      if let ink = Ink(rawValue: cell.ink) {
        (style, shape) = (.ink(ink), .ascii(AsciiPattern.character(cell.dots, ink: ink)))
      } else if land.isMostlySet {
        (style, shape) = (.land, .ascii(AsciiPattern.land(column: column, row: row)))
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
      if solid != 0 { (style, shape) = (.land, .quadrants(solid)) }
      return
    }
    let line = BlockPattern.quadrants(cell.dots & ~cell.shore)
    let rest = solid & ~line
    if rest | line == BlockPattern.full, solid != 0 {
      (style, shape, ground) = (.land, .quadrants(rest), .ink(ink))
    } else if rest == 0 {
      (style, shape) = (.ink(ink), .quadrants(line))
    } else {
      (style, shape) = (.land, .quadrants(rest))
    }
  }

  /// The style that both this and what comes next can have; nil where they are seen to differ.
  func style(with next: CanvasLook) -> CanvasRun.Style? {
    guard next.ground == ground else { return nil }
    if next.style == style || next.style.isBlank(beside: style) { return style }
    return style.isBlank(beside: next.style) ? next.style : nil
  }

  func append(to bytes: inout [UInt8]) {
    switch shape {
    case .blank: bytes.append(UInt8(ascii: " "))
    case .braille(let dots): DotPattern.appendBraille(dots, to: &bytes)
    case .quadrants(let quadrants): BlockPattern.append(quadrants, to: &bytes)
    case .ascii(let character): bytes.append(character)
    }
  }
}

extension UInt8 {
  /// Whether at least half of a cell's dots are there.
  var isMostlySet: Bool { nonzeroBitCount >= 4 }
}
