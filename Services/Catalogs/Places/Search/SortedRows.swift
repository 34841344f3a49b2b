/// The rows at some offsets by a key, and then by their numbers, of which each is offered once.
///
/// Twice as many as are wanted are kept at most, so that far offsets take no more than sorting all rows.
struct SortedRows {
  private var rows: [(key: Double, row: Int)] = []
  private let offsets: Range<Int>

  /// The fewest rows that are sorted at once.
  private static let leastSorted = 1_024

  init(_ offsets: Range<Int>) { self.offsets = offsets }

  mutating func offer(_ row: Int, _ key: Double) {
    rows.append((key, row))
    guard rows.count / 2 > max(Self.leastSorted, offsets.upperBound) else { return }
    rows.sort { ($0.key, $0.row) < ($1.key, $1.row) }
    rows.removeLast(rows.count - offsets.upperBound)
  }

  /// The rows, in order.
  var sorted: [Int] {
    rows.sorted { ($0.key, $0.row) < ($1.key, $1.row) }.prefix(offsets.upperBound)
      .dropFirst(offsets.lowerBound).map(\.row)
  }
}
