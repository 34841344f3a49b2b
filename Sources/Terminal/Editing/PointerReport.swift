import TextUI

/// A terminal's report of its mouse (xterm, ctlseqs: SGR mouse mode, 1006).
struct PointerReport: Hashable {
  enum Kind: Hashable {
    case pressed, moved, released
    /// The wheel turned away from the user, or towards the user.
    case wheelUp, wheelDown
  }

  let kind: Kind
  /// The column in cells from the left edge of the window, from 0; the row from its top.
  let column: Int
  let row: Int

  /// The bytes that every report starts with, and nothing else.
  static let start = Array("\u{1B}[<".utf8)

  /// The greatest number of bytes between the start and the last byte that is accepted: more than three
  /// numbers of a window need.
  static let longest = 32

  /// The largest window that is accepted: a report of a cell beyond it is broken or hostile.
  private static let cells = 1...10_000

  init(_ kind: Kind, column: Int, row: Int) {
    self.kind = kind
    self.column = column
    self.row = row
  }

  /// Reads a report; Shift and the like make no difference.
  ///
  /// - Parameters:
  ///   - parameters: the bytes between the start and the last one: button, column and row.
  ///   - last: the byte that ends the report: `M`, or `m` for a button that goes up.
  /// - Returns: `nil` if the bytes are no report, and for reports that the program has no use for: of
  ///   other buttons, and of wheels that turn to the side.
  init?(_ parameters: [UInt8], last: UInt8) {
    guard parameters.count <= Self.longest, "Mm".utf8.contains(last) else { return nil }
    let numbers = String(decoding: parameters, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1],
      let row = numbers[2], Self.cells.contains(column), Self.cells.contains(row),
      let kind = Self.kind(code, isRelease: last == UInt8(ascii: "m"))
    else { return nil }
    self.init(kind, column: column - 1, row: row - 1)
  }

  /// Bits 0 and 1 are the button, 2 to 4 Shift, Meta and Control, 5 a movement, 6 the wheel.
  private static func kind(_ code: Int, isRelease: Bool) -> Kind? {
    let modifiers = 4 | 8 | 16
    switch code & ~modifiers {
    case 0: return isRelease ? .released : .pressed
    case 32: return .moved
    case 64 where !isRelease: return .wheelUp
    case 65 where !isRelease: return .wheelDown
    default: return nil
    }
  }
}

/// Makes events of reports: it adds up movements, and finds clicks.
struct PointerTracker {
  /// The report of the button that went down, and the last one since; `nil` while the button is up.
  private var drag: (start: PointerReport, last: PointerReport)?
  /// The click that no event was made of yet; `nil` if there is none, or if a newer report came.
  private(set) var click: PointerReport?
  /// The last click that an event was made of; `nil` if another report came since.
  private var clicked: PointerReport?

  /// Takes the next report.
  ///
  /// - Returns: `nil` if the report makes no event. A click makes one later: see `takeClick(around:)`.
  mutating func event(for report: PointerReport) -> PointerEvent? {
    click = nil
    switch report.kind {
    case .pressed:
      drag = (report, report)
      return nil
    case .moved:
      clicked = nil
      // The button may have gone down before the terminal was asked for reports.
      let known = drag ?? (report, report)
      drag = (known.start, report)
      let (columns, rows) = (report.column - known.last.column, report.row - known.last.row)
      guard columns != 0 || rows != 0 else { return nil }
      return PointerEvent(.dragged(columns: columns, rows: rows), column: known.start.column)
    case .released:
      if drag?.last.kind == .pressed { click = report }
      drag = nil
      return nil
    case .wheelUp, .wheelDown:
      clicked = nil
      return PointerEvent(.turned(report.kind == .wheelUp ? 1 : -1), column: report.column)
    }
  }

  /// Makes an event of the click.
  ///
  /// - Parameter edited: the rows of the window that banner, prompt and line are in.
  /// - Returns: `nil` if there is no click, or if it is on one of these rows.
  mutating func takeClick(around edited: ClosedRange<Int>) -> PointerEvent? {
    guard let click else { return nil }
    let isAgain = clicked == click
    (self.click, clicked) = (nil, click)
    guard !edited.contains(click.row) else { return nil }
    let from = click.row < edited.lowerBound ? edited.lowerBound : edited.upperBound
    return PointerEvent(
      .clicked(row: click.row - from, isAgain: isAgain), column: click.column)
  }
}
