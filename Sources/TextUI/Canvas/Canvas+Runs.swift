extension Canvas {
  /// The rows, each `columns` wide, as runs of one style; a canvas without columns has empty rows.
  ///
  /// Blanks between lines belong to the run beside them, as nobody sees their style: a coast is one
  /// run, not one for each of its cells.
  package func runs() -> [[Span]] {
    let grounds = labels.map(ground)
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
          ? self.look(of: glyphs[Int(cell.glyph)], grounds, column, row)
          : CanvasLook(
            cell, land: land.dots(column: column, row: row), mode: mode, column: column, row: row)
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
    runs.append(Span(String(decoding: bytes, as: UTF8.self), look.style, on: look.ground))
    bytes.removeAll(keepingCapacity: true)
  }

  private func look(
    of glyph: CanvasGlyph, _ grounds: [TextStyle?], _ column: Int, _ row: Int
  ) -> CanvasLook {
    // A label that is being written has no number yet.
    if let label = glyph.label, label < grounds.count {
      return CanvasLook(style: glyph.style, ground: grounds[label])
    }
    let cell = cells[row * columns + column]
    let isOnLand = mode == .braille && cell.isOn(land.dots(column: column, row: row))
    return CanvasLook(style: glyph.style, ground: isOnLand ? .land : nil)
  }

  /// What most of a label's cells are on; only Braille has land behind it.
  private func ground(_ cells: Range<Int>) -> TextStyle? {
    guard mode == .braille else { return nil }
    let count = cells.count { land.dots(column: $0 % columns, row: $0 / columns).isMostlySet }
    return count * 2 >= cells.count ? .land : nil
  }
}
