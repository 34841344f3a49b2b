/// The grounds of a canvas in half cells, which are two dots wide and two high.
struct AreaGrid: Hashable, Sendable {
  private let scan: EdgeScan
  /// The raw values of text styles, and 1 more; 0 where no area is.
  private var styles: [UInt8]

  /// - Parameters:
  ///   - columns: the width in cells.
  ///   - rows: the height in cells.
  init(columns: Int, rows: Int) {
    scan = EdgeScan(width: columns, height: rows * 2)
    styles = Array(repeating: 0, count: scan.width * scan.height)
  }

  /// Returns the styles of the upper and the lower half of a cell; `nil` where no area is.
  func halves(column: Int, row: Int) -> (upper: TextStyle?, lower: TextStyle?) {
    let index = row * 2 * scan.width + column
    return (style(styles[index]), style(styles[index + scan.width]))
  }

  private func style(_ value: UInt8) -> TextStyle? {
    value == 0 ? nil : TextStyle(rawValue: Int(value) - 1)
  }

  /// Fills the half cells whose middles are inside rings, by the even-odd rule.
  ///
  /// - Parameters:
  ///   - rings: closed rings in dots, without repeating the first point.
  ///   - style: what they are filled with, over whatever is there.
  mutating func fill(_ rings: [[CanvasPoint]], with style: TextStyle) {
    guard let inside = scan.inside(rings, scale: 0.5) else { return }
    let (width, wordsPerRow) = (scan.width, scan.wordsPerRow)
    let value = UInt8(style.rawValue + 1)
    var grid = styles.mutableSpan
    for (index, word) in inside.words.enumerated() where word != 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: wordsPerRow)
      let start = (inside.rows.lowerBound + row) * width + column * 64
      let end = min(64, width - column * 64)
      var rest = word
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        // The last word may go on beyond the width.
        if bit >= end { break }
        grid[start + bit] = value
        rest &= rest - 1
      }
    }
  }
}
