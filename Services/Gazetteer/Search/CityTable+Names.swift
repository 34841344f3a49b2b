extension CityTable {
  /// The rows whose fold(name) is exactly this one.
  func rows(folded name: UnsafeRawBufferPointer) -> Range<Int> {
    let first = (0..<count).partitioningIndex { byteOrder(fold($0), name) >= 0 }
    return first..<(first..<count).partitioningIndex { byteOrder(fold($0), name) > 0 }
  }
}
