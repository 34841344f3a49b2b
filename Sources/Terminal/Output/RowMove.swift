import TextUI

/// A move of neighboring rows up or down, as a map's after an arrow or a drag.
struct RowMove: Equatable {
  /// The rows that differ, with those between them.
  let rows: Range<Int>
  /// The number of rows that each moves down; negative if they move up.
  let shift: Int

  /// The rows that have to be the same after the move: fewer save less than the move may disturb.
  private static let leastSaved = 4

  /// Finds the move after which the most rows are as they are to be; `nil` if it does not save enough.
  ///
  /// - Parameters:
  ///   - shown: the rows as they are.
  ///   - wanted: the rows as they are to be.
  init?(from shown: [Line], to wanted: [Line]) {
    let changed = zip(shown, wanted).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    guard let first = changed.first, let last = changed.last, last - first >= Self.leastSaved else {
      return nil
    }
    let rows = first..<last + 1
    func saved(_ shift: Int) -> Int {
      rows.count { row in
        rows.contains(row - shift) && !wanted[row].spans.isEmpty
          && wanted[row] == shown[row - shift]
      }
    }
    // Rows that are the same now are written then.
    let unchanged = rows.count - changed.count
    let shifts = (1..<rows.count).flatMap { [-$0, $0] }
    guard let best = shifts.map({ (shift: $0, saved: saved($0)) }).max(by: { $0.saved < $1.saved }),
      best.saved >= unchanged + Self.leastSaved
    else { return nil }
    self.rows = rows
    shift = best.shift
  }

  /// The rows after the move; those that came in are empty.
  func moved(_ shown: [Line]) -> [Line] {
    shown.indices.map { row in
      guard rows.contains(row) else { return shown[row] }
      return rows.contains(row - shift) ? shown[row - shift] : Line()
    }
  }
}
