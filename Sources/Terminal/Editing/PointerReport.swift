import TextUI

/// What a terminal reports of its mouse (xterm, ctlseqs: SGR mouse mode, 1006).
struct PointerReport: Hashable {
  enum Kind: Hashable {
    case pressed, moved, released
    /// Away from oneself, or towards oneself.
    case wheelUp, wheelDown
  }

  let kind: Kind
  /// In cells from the window's top left corner, from 0.
  let column: Int
  let row: Int

  /// Every report starts so, and nothing else does.
  static let start = Array("\u{1B}[<".utf8)

  /// How many bytes between its start and its last are believed: more than three numbers of a window
  /// need.
  static let longest = 32

  /// The largest window that is believed; what reports a place beyond is broken or hostile.
  private static let cells = 1...10_000

  init(_ kind: Kind, column: Int, row: Int) {
    self.kind = kind
    self.column = column
    self.row = row
  }

  /// - Parameters:
  ///   - parameters: what stands between the start and the last byte: button, column and row.
  ///   - last: the byte that ends the report: `M`, or `m` for a button that goes up.
  /// - Returns: nil for what is no report, and for what nobody here asks about: other buttons, and
  ///   wheels that turn to the side. Shift and the like make no difference.
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

/// Makes events of reports: what a movement adds to the one before, and what is a click.
struct PointerTracker {
  /// Where the button went down, and where the pointer was then seen last; nil while it is up.
  private var drag: (start: PointerReport, last: PointerReport)?
  /// Where the button went down and up again; nil once that is told, or something else is done.
  private(set) var click: PointerReport?
  /// The click before, where nothing else was done since.
  private var clicked: PointerReport?

  /// - Returns: nil where nothing came of it.
  mutating func event(for report: PointerReport) -> PointerEvent? {
    click = nil
    switch report.kind {
    case .pressed:
      drag = (report, report)
      return nil
    case .moved:
      clicked = nil
      // The button may have gone down before reports were asked for.
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

  /// The click that was not told yet; nil where there is none, or it is on a row that is edited.
  ///
  /// - Parameter edited: the window's rows that prompt and line are in.
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
