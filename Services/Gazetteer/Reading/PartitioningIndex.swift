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
