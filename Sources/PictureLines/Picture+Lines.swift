package import Catalog
package import TextUI

extension Picture {
  /// The picture's rows as lines like any others, with its pixels in their place.
  ///
  /// Pixels that the terminal could take for something else are left out.
  package var lines: [Line] {
    var lines = rows.map { Line($0.map(Span.init)) }
    guard let pixels,
      let graphic = Graphic(
        Graphic.Format(pixels.format), columns: pixels.size.columns, rows: pixels.size.rows,
        sequence: pixels.sequence)
    else { return lines }
    let missing = graphic.rows - lines.count
    if missing > 0 { lines += Array(repeating: Line(), count: missing) }
    lines[0].graphic = graphic
    return lines
  }
}

extension Span {
  fileprivate init(_ run: Picture.Run) {
    let colors = CellColors(
      foreground: run.foreground.map(CellColor.init),
      background: run.background.map(CellColor.init), isInverse: run.isInverse)
    self.init(run.text, colors: colors)
  }
}

extension CellColor {
  fileprivate init(_ color: Picture.Color) {
    switch color {
    case .rgb(let value): self = .rgb(value)
    case .indexed(let index): self = .indexed(index)
    }
  }
}

extension Graphic.Format {
  fileprivate init(_ format: Picture.Pixels.Format) {
    switch format {
    case .kitty: self = .kitty
    case .sixel: self = .sixel
    case .iterm: self = .iterm
    }
  }
}
