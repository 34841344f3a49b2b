import TextUI

/// How a wide window is divided: a list on the left, what is known of its chosen row on the right.
struct SplitLayout: Hashable {
  let left: Size
  let right: Size

  /// The width from which on there is room for two.
  static let leastColumns = 100

  /// Lists stay legible up to this width; what is more goes to the right side.
  private static let widestList = 80

  /// The rows that stay for a line between parts of the list, and for a notice: else these would push
  /// the first rows of the list out of the window.
  private static let spare = (left: 1, right: 2)

  /// What has fewer rows is not read from the top: a search below the prompt.
  private static let leastRows = 22

  private static let separator = Span(" │ ", .dim)

  /// The column that the right side begins in.
  var rightStart: Int { left.columns + DisplayWidth.of(Self.separator.text) }

  /// Nil where there is room for one only.
  init?(_ size: Size) {
    guard size.columns >= Self.leastColumns else { return nil }
    let list = min(Self.widestList, (size.columns - 3) / 2)
    let spare = size.rows < Self.leastRows ? (left: 0, right: 0) : Self.spare
    left = Size(columns: list, rows: size.rows - spare.left)
    right = Size(columns: size.columns - 3 - list, rows: size.rows - spare.right)
  }

  /// Both sides beside each other: as many lines as the longer one, the right one cut to the rows
  /// there are.
  func lines(left: [Line], right: [Line]) -> [Line] {
    let right = cut(right)
    return (0..<max(left.count, right.count)).map { row in
      let start = row < left.count ? left[row].truncated(to: self.left.columns) : Line()
      let end = row < right.count ? right[row].truncated(to: self.right.columns) : Line()
      let gap = Span.gap(self.left.columns - start.width)
      return Line(start.spans + [gap, Self.separator] + end.spans)
    }
  }

  private func cut(_ lines: [Line]) -> [Line] {
    guard lines.count > right.rows else { return lines }
    return lines.prefix(max(0, right.rows - 1)) + [Line("…", .dim)]
  }
}

/// What the two sides of a split screen show, as the content of one surface.
@MainActor
final class SplitContent {
  typealias Content = (Size) -> [Line]

  let surface = ScreenSurface()

  var left: Content? { didSet { show() } }

  /// Nil where nothing stands beside the list.
  var right: Content? { didSet { show() } }

  private func show() {
    guard let left else { return }
    let right = right
    surface.show { size in
      guard let layout = SplitLayout(size) else { return left(size) }
      return layout.lines(left: left(layout.left), right: right?(layout.right) ?? [])
    }
  }
}
