/// A set of small whole numbers, one bit each, which lists them in order.
package struct BitSet {
  @usableFromInline let limit: Int
  @usableFromInline var words: [UInt64]

  /// Makes an empty set for the numbers 0..<`limit`.
  @inlinable
  package init(below limit: Int) {
    self.limit = limit
    words = [UInt64](repeating: 0, count: (limit + 63) / 64)
  }

  /// Adds a number and returns whether it is new; a number out of range is not added.
  @inlinable
  @discardableResult
  package mutating func insert(_ number: Int) -> Bool {
    guard (0..<limit).contains(number), !contains(number) else { return false }
    words[number >> 6] |= 1 << UInt64(number & 63)
    return true
  }

  /// Returns whether the set has a number, which must be in range.
  @inlinable
  package func contains(_ number: Int) -> Bool {
    words[number >> 6] & (1 << UInt64(number & 63)) != 0
  }

  /// Calls the body with each number, in rising order.
  @inlinable
  package func visit(_ body: (Int) -> Void) {
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        body(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
