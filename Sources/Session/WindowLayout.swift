import TextUI

/// How the rows of a window are divided: the screen, what is told of calls, the prompt, and the
/// drop-down below it.
struct WindowLayout: Hashable {
  /// The size that screens are printed for: the prompt's row is not theirs, nor are those of a trace.
  let screen: Size
  /// The rows that calls are told in, between a screen and the prompt.
  let traceRows: Int
  /// Whether the window is that of a chooser.
  private let isChooser: Bool

  /// The rows a search takes at most in a small window, so that what was shown before stays in
  /// sight; in a large one it takes half.
  private static let mostRows = 14

  /// - Parameters:
  ///   - isInteractive: whether there is a prompt.
  ///   - isTracing: whether calls are told.
  ///   - hasLetters: whether a row below the prompt tells what single keys do.
  init(
    _ terminal: Size, isInteractive: Bool = true, isTracing: Bool = false,
    hasLetters: Bool = false
  ) {
    isChooser = false
    traceRows = isInteractive && isTracing ? max(3, terminal.rows / 3) : 0
    let others = isInteractive ? 1 + traceRows + (hasLetters ? 1 : 0) : 0
    screen = Size(columns: terminal.columns, rows: max(1, terminal.rows - others))
  }

  /// What somebody chooses from has these rows of a terminal, its prompt included.
  init(choosing terminal: Size, rows: Int) {
    (isChooser, traceRows) = (true, 0)
    screen = Size(columns: terminal.columns, rows: max(1, min(rows, terminal.rows) - 1))
  }

  /// Whether there is a row for a hint: the smallest windows are better used for rows.
  var hasHint: Bool { screen.rows >= 7 }

  /// The size of the screen that keys move about in, below the prompt.
  var dropDown: Size {
    Size(columns: screen.columns, rows: max(1, screen.rows - (hasHint ? 1 : 0)))
  }

  /// The size of a search below the prompt.
  var search: Size {
    // With a header there would be fewer rows to choose from than without one and some rows less.
    if isChooser {
      let rows = dropDown.rows
      return Size(columns: screen.columns, rows: rows < 10 ? min(6, rows) : rows)
    }
    let rows = min(dropDown.rows, max(Self.mostRows, (screen.rows + 1) / 2))
    return Size(columns: screen.columns, rows: rows)
  }

  /// Whether two screens stand beside each other.
  var isSplit: Bool { SplitLayout(screen) != nil }

  /// What stands below the prompt: rows, cut to a size, and a hint.
  ///
  /// A screen may be longer than that: it goes on when it is printed.
  func dropDown(_ rows: [Line], hint: Line?, in size: Size) -> [Line] {
    rows.cut(to: size.rows) + (hint.map { [$0.truncated(to: size.columns)] } ?? [])
  }
}

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
    let right = right.cut(to: self.right.rows)
    return (0..<max(left.count, right.count)).map { row in
      let start = row < left.count ? left[row].truncated(to: self.left.columns) : Line()
      let end = row < right.count ? right[row].truncated(to: self.right.columns) : Line()
      let gap = Span.gap(self.left.columns - start.width)
      return Line(start.spans + [gap, Self.separator] + end.spans)
    }
  }
}

extension [Line] {
  /// As many as there is room for, with a mark where some are left out.
  fileprivate func cut(to rows: Int) -> [Line] {
    count <= rows ? self : prefix(Swift.max(0, rows - 1)) + [Line("…", .dim)]
  }
}
