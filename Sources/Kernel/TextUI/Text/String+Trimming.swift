extension String {
  /// The text without white space at its ends.
  package func trimmingSpaces() -> String {
    // To ask Unicode about both ends would be a quarter of the work of reading a large table.
    if let first = utf8.first, let last = utf8.last, first.isVisibleASCII, last.isVisibleASCII {
      return self
    }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension UInt8 {
  fileprivate var isVisibleASCII: Bool { (0x21...0x7E).contains(self) }
}
