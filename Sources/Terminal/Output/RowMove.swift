import TextUI

/// A move of neighboring rows up or down, as a map's after an arrow or a drag.
struct RowMove: Equatable {
  /// The rows that differ, with those between them.
  let rows: Range<Int>
  /// The number of rows that each moves down; negative if they move up.
  let shift: Int

  /// The rows that have to be the same after the move: fewer save less than the move may disturb.
  private static let leastSaved = 4

  /// The fewest spans of a row of a map in colors; other rows take few bytes.
  private static let leastSpans = 8

  /// Finds the move after which the most rows are as they are to be; `nil` if it does not save enough.
  ///
  /// The numbers of their spans tell which move that may be, so that rows are compared for one move alone.
  ///
  /// - Parameters:
  ///   - shown: the rows as they are.
  ///   - wanted: the rows as they are to be.
  init?(from shown: [Line], to wanted: [Line]) {
    let (old, new) = (shown.map(\.spans.count), wanted.map(\.spans.count))
    // A list has no such rows: at each key this ends here.
    guard new.count(where: { $0 >= Self.leastSpans }) >= Self.leastSaved else { return nil }
    let changed = zip(shown, wanted).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    guard let first = changed.first, let last = changed.last, last - first >= Self.leastSaved else {
      return nil
    }
    let rows = first..<last + 1
    func count(_ shift: Int, areAlike: (_ row: Int, _ source: Int) -> Bool) -> Int {
      rows.count { row in
        rows.contains(row - shift) && new[row] >= Self.leastSpans && areAlike(row, row - shift)
      }
    }
    var best = (shift: 0, alike: 0)
    for shift in (1..<rows.count).flatMap({ [-$0, $0] }) {
      let alike = count(shift) { new[$0] == old[$1] }
      if alike > best.alike { best = (shift, alike) }
    }
    // Rows that are the same now are written then.
    let least = rows.count - changed.count + Self.leastSaved
    guard best.alike >= least, count(best.shift, areAlike: { wanted[$0] == shown[$1] }) >= least
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
