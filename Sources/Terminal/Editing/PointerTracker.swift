import TextUI

/// Makes events of reports: what a movement adds to the one before.
struct PointerTracker {
  private struct Place {
    let column: Int
    let row: Int
  }

  /// Where the button went down, and where the pointer was then seen last; nil while it is up.
  private var drag: (start: Place, last: Place)?

  /// - Returns: nil where nothing came of it.
  mutating func event(for report: PointerReport) -> PointerEvent? {
    let place = Place(column: report.column, row: report.row)
    switch report.kind {
    case .pressed:
      drag = (place, place)
      return PointerEvent(.pressed, column: report.column)
    case .moved:
      // The button may have gone down before reports were asked for.
      let known = drag ?? (place, place)
      drag = (known.start, place)
      let (columns, rows) = (place.column - known.last.column, place.row - known.last.row)
      guard columns != 0 || rows != 0 else { return nil }
      return PointerEvent(.dragged(columns: columns, rows: rows), column: known.start.column)
    case .released:
      drag = nil
      return PointerEvent(.released, column: report.column)
    case .wheelUp: return PointerEvent(.turned(1), column: report.column)
    case .wheelDown: return PointerEvent(.turned(-1), column: report.column)
    }
  }
}
