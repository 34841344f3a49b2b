import TextUI

/// The division of a window into rows: the screen, the calls that are told, the prompt, and the
/// drop-down below it.
struct WindowLayout: Hashable {
  /// The size that screens are printed for, without the rows of the prompt and of a trace.
  let screen: Size
  /// The number of rows for calls, between a screen and the prompt.
  let traceRows: Int
  /// Whether the window is that of a chooser.
  private let isChooser: Bool
  /// Whether a row below the prompt tells the keys of the screen.
  let hasBar: Bool

  /// - Parameters:
  ///   - isInteractive: whether there is a prompt.
  ///   - isTracing: whether calls are told.
  ///   - hasBar: whether a row below the prompt is to tell the keys of the screen; the smallest windows are
  ///     better used for rows.
  init(
    _ terminal: Size, isInteractive: Bool = true, isTracing: Bool = false,
    hasBar: Bool = false
  ) {
    isChooser = false
    traceRows = isInteractive && isTracing ? max(3, terminal.rows / 3) : 0
    let room = terminal.rows - 1 - traceRows
    self.hasBar = isInteractive && hasBar && room > Self.leastRowsWithHint
    let others = isInteractive ? 1 + traceRows + (self.hasBar ? 1 : 0) : 0
    screen = Size(columns: terminal.columns, rows: max(1, terminal.rows - others))
  }

  /// Makes the layout of a chooser, which has some rows of a terminal with its prompt.
  init(choosing terminal: Size, rows: Int) {
    (isChooser, traceRows, hasBar) = (true, 0, false)
    screen = Size(columns: terminal.columns, rows: max(1, min(rows, terminal.rows) - 1))
  }

  private static let leastRowsWithHint = 7

  /// Whether there is a row for a hint: the smallest windows are better used for rows.
  var hasHint: Bool { screen.rows >= Self.leastRowsWithHint }

  /// The size of the screen that keys move about in, below the prompt.
  var dropDown: Size {
    Size(columns: screen.columns, rows: max(1, screen.rows - (hasHint ? 1 : 0)))
  }

  /// The size of a search below the prompt: all the height that is there.
  var search: Size {
    // A list of fewer rows has no header, so that a chooser has more rows to choose from.
    let rows = dropDown.rows
    return Size(columns: screen.columns, rows: isChooser && rows < 10 ? min(6, rows) : rows)
  }

  /// Whether two screens stand beside each other.
  var isSplit: Bool { SplitLayout(screen) != nil }

  /// Returns the rows below the prompt, cut to a size, and a hint.
  ///
  /// The rest of a longer screen appears when it is printed.
  func dropDown(_ rows: [Line], hint: Line?, in size: Size) -> [Line] {
    rows.cut(to: size.rows) + (hint.map { [$0.truncated(to: size.columns)] } ?? [])
  }
}

/// The division of a wide window: a list on the left, and its chosen row on the right.
struct SplitLayout: Hashable {
  let left: Size
  let right: Size

  /// The smallest width with room for two screens.
  static let leastColumns = 100

  /// The largest width of a list that stays legible; the right side gets the rest.
  private static let widestList = 80

  /// The rows that are kept free for a line between parts of the list, and for a notice: otherwise these
  /// would push the first rows of the list out of the window.
  private static let spare = (left: 1, right: 2)

  /// The rows from which on a screen is read from the top; a search below the prompt has fewer.
  private static let leastRows = 22

  private static let separator = Span(" │ ", .dim)

  /// The first column of the right side.
  var rightStart: Int { left.columns + DisplayWidth.of(Self.separator.text) }

  /// Divides a window; `nil` if it has room for one screen only.
  init?(_ size: Size) {
    guard size.columns >= Self.leastColumns else { return nil }
    let list = min(Self.widestList, (size.columns - 3) / 2)
    let spare = size.rows < Self.leastRows ? (left: 0, right: 0) : Self.spare
    left = Size(columns: list, rows: size.rows - spare.left)
    right = Size(columns: size.columns - 3 - list, rows: size.rows - spare.right)
  }

  /// Returns both sides beside each other.
  ///
  /// There are as many lines as the longer side has; the right side is cut to its rows.
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
  /// Returns as many lines as there is room for, with a mark where some are left out.
  ///
  /// The lines below the rows of a list stay: they may answer the key that was pressed.
  fileprivate func cut(to rows: Int) -> [Line] {
    guard count > rows else { return self }
    let last = lastIndex { $0.row(at: .max) != nil } ?? endIndex - 1
    let below = self[(last + 1)...]
    let room = Swift.max(0, rows - 1)
    let answer = below.count < room ? below : []
    return prefix(room - answer.count) + [Line("…", .dim)] + answer
  }
}
