import Glibc

/// Folds sorted by their UTF-8; a fold may occur several times.
protocol SortedFolds {
  associatedtype Bytes: Collection<UInt8>

  var count: Int { get }

  /// Returns the fold at a place, which must be less than ``count``.
  func fold(_ place: Int) -> Bytes

  /// Returns the first of some places whose fold is not before some bytes; their upper bound if there
  /// is none.
  func firstPlace(notBefore fold: [UInt8], in places: Range<Int>) -> Int

  /// Returns the same place with its fold; `nil` if there is none.
  func first(notBefore fold: [UInt8], in places: Range<Int>) -> (place: Int, fold: Bytes)?

  /// Calls the body with some places and their folds, in order.
  func forEach(in places: Range<Int>, _ body: (_ place: Int, _ fold: Bytes) -> Void)
}

extension SortedFolds {
  func first(notBefore wanted: [UInt8], in places: Range<Int>) -> (place: Int, fold: Bytes)? {
    let place = firstPlace(notBefore: wanted, in: places)
    return place < places.upperBound ? (place, fold(place)) : nil
  }

  func forEach(in places: Range<Int>, _ body: (_ place: Int, _ fold: Bytes) -> Void) {
    for place in places { body(place, fold(place)) }
  }

  func firstPlace(notBefore fold: [UInt8]) -> Int { firstPlace(notBefore: fold, in: 0..<count) }

  /// Returns the places of a fold.
  func places(of wanted: [UInt8]) -> Range<Int> { places(of: wanted, in: 0..<count) }

  /// Returns those of some places that have a fold.
  func places(of wanted: [UInt8], in places: Range<Int>) -> Range<Int> {
    guard let (first, fold) = first(notBefore: wanted, in: places), fold.elementsEqual(wanted)
    else { return places.upperBound..<places.upperBound }
    // No text is between a text and the same text with a zero after it.
    return first..<firstPlace(notBefore: wanted + [0], in: first..<places.upperBound)
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

/// Compares texts by their UTF-8 bytes: the result is negative, 0 or positive if `a` is before, equal
/// to or after `b`.
func byteOrder(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
  let common = min(a.count, b.count)
  if common > 0, let first = a.baseAddress, let second = b.baseAddress {
    let order = memcmp(first, second, common)
    if order != 0 { return Int(order) }
  }
  return a.count - b.count
}

/// Compares like `byteOrder`, but also returns 0 if `text` only continues `prefix`.
func prefixOrder(_ text: UnsafeRawBufferPointer, _ prefix: UnsafeRawBufferPointer) -> Int {
  byteOrder(UnsafeRawBufferPointer(rebasing: text.prefix(prefix.count)), prefix)
}
