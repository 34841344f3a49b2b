import Glibc

/// Folds in the order of their UTF-8, which may repeat.
protocol SortedFolds {
  associatedtype Bytes: Collection<UInt8>

  var count: Int { get }

  /// The fold at a place, which is less than ``count``.
  func fold(_ place: Int) -> Bytes

  /// The first of some places whose fold is not before some bytes; their upper bound where there is
  /// none.
  func firstPlace(notBefore fold: [UInt8], in places: Range<Int>) -> Int

  /// The same place and its fold; nil where there is none.
  func first(notBefore fold: [UInt8], in places: Range<Int>) -> (place: Int, fold: Bytes)?

  /// Goes through some places and their folds, in order.
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

  /// The places of a fold.
  func places(of wanted: [UInt8]) -> Range<Int> { places(of: wanted, in: 0..<count) }

  /// Those of some places that a fold is at.
  func places(of wanted: [UInt8], in places: Range<Int>) -> Range<Int> {
    guard let (first, fold) = first(notBefore: wanted, in: places), fold.elementsEqual(wanted)
    else { return places.upperBound..<places.upperBound }
    // Nothing is between a text and the same text with a zero after it.
    return first..<firstPlace(notBefore: wanted + [0], in: first..<places.upperBound)
  }
}

extension Range<Int> {
  /// Returns the first index for which `predicate` holds, by binary search.
  ///
  /// That is the upper bound where it holds for none. It must not hold before an index it does not
  /// hold for.
  func partitioningIndex(where predicate: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The order of texts by their UTF-8 bytes: negative, 0 or positive as `a` is before, equal to or
/// after `b`.
func byteOrder(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
  let common = min(a.count, b.count)
  if common > 0, let first = a.baseAddress, let second = b.baseAddress {
    let order = memcmp(first, second, common)
    if order != 0 { return Int(order) }
  }
  return a.count - b.count
}

/// As `byteOrder`, but 0 also where `text` only continues `prefix`.
func prefixOrder(_ text: UnsafeRawBufferPointer, _ prefix: UnsafeRawBufferPointer) -> Int {
  byteOrder(UnsafeRawBufferPointer(rebasing: text.prefix(prefix.count)), prefix)
}
