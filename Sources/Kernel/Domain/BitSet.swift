/// A set of small whole numbers, a bit each, which gives them back in order.
package struct BitSet {
  @usableFromInline let limit: Int
  @usableFromInline var words: [UInt64]

  /// For numbers 0..<`limit`.
  @inlinable
  package init(below limit: Int) {
    self.limit = limit
    words = [UInt64](repeating: 0, count: (limit + 63) / 64)
  }

  /// Returns whether the number was not in the set before; one out of range is left out.
  @inlinable
  @discardableResult
  package mutating func insert(_ number: Int) -> Bool {
    guard (0..<limit).contains(number), !contains(number) else { return false }
    words[number >> 6] |= 1 << UInt64(number & 63)
    return true
  }

  @inlinable
  package func contains(_ number: Int) -> Bool {
    words[number >> 6] & (1 << UInt64(number & 63)) != 0
  }

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
