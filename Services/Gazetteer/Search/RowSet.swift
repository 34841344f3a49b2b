/// A set of rows, one bit each.
struct RowSet {
  private var words: [UInt64]

  init(count: Int) {
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
  }

  /// Returns whether the row was not in the set before.
  mutating func insert(_ row: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(row & 63)
    if words[row >> 6] & bit != 0 { return false }
    words[row >> 6] |= bit
    return true
  }

  func contains(_ row: Int) -> Bool { words[row >> 6] & (1 << UInt64(row & 63)) != 0 }
}
