import Platform

/// Folds sorted by their UTF-8; a fold may occur several times.
protocol SortedFolds {
  associatedtype Bytes: Collection<UInt8>

  var count: Int { get }

  /// Returns the fold at an index, which must be less than ``count``.
  func fold(_ index: Int) -> Bytes

  /// Returns the first index of a range whose fold is not before some bytes; its upper bound if there
  /// is none.
  func firstIndex(notBefore fold: [UInt8], in range: Range<Int>) -> Int

  /// Returns the same index with its fold; `nil` if there is none.
  func first(notBefore fold: [UInt8], in range: Range<Int>) -> (index: Int, fold: Bytes)?

  /// Calls the body with the indices of a range and their folds, in order.
  func forEach(in range: Range<Int>, _ body: (_ index: Int, _ fold: Bytes) -> Void)
}

extension SortedFolds {
  func first(notBefore wanted: [UInt8], in range: Range<Int>) -> (index: Int, fold: Bytes)? {
    let index = firstIndex(notBefore: wanted, in: range)
    return index < range.upperBound ? (index, fold(index)) : nil
  }

  func forEach(in range: Range<Int>, _ body: (_ index: Int, _ fold: Bytes) -> Void) {
    for index in range { body(index, fold(index)) }
  }

  func firstIndex(notBefore fold: [UInt8]) -> Int { firstIndex(notBefore: fold, in: 0..<count) }

  /// Returns the indices of a fold.
  func indices(of wanted: [UInt8]) -> Range<Int> { indices(of: wanted, in: 0..<count) }

  /// Returns the indices of a range that have a fold.
  func indices(of wanted: [UInt8], in range: Range<Int>) -> Range<Int> {
    guard let (first, fold) = first(notBefore: wanted, in: range), fold.elementsEqual(wanted)
    else { return range.upperBound..<range.upperBound }
    // No text is between a text and the same text with a zero after it.
    return first..<firstIndex(notBefore: wanted + [0], in: first..<range.upperBound)
  }
}

extension Range<Int> {
  /// Returns the first index for which `predicate` holds, by binary search.
  ///
  /// If it holds for none, the result is the upper bound. Once it holds for an index, it must hold
  /// for all later ones.
  func partitioningIndex(where predicate: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Compares like `byteOrder`, but also returns 0 if `text` only continues `prefix`.
func prefixOrder(_ text: UnsafeRawBufferPointer, _ prefix: UnsafeRawBufferPointer) -> Int {
  byteOrder(UnsafeRawBufferPointer(rebasing: text.prefix(prefix.count)), prefix)
}
