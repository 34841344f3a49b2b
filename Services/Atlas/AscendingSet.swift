/// A set of small whole numbers that gives them back in order: a bit each.
struct AscendingSet {
  private let limit: Int
  private var words: [UInt64]

  /// For numbers 0..<`limit`.
  init(below limit: Int) {
    self.limit = limit
    words = [UInt64](repeating: 0, count: (limit + 63) / 64)
  }

  /// Numbers out of range are left out.
  mutating func insert(_ number: Int) {
    guard (0..<limit).contains(number) else { return }
    words[number / 64] |= 1 << UInt64(number % 64)
  }

  func visit(_ body: (Int) -> Void) {
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        body(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
