extension Table {
  /// Texts like "41.3888, 2.1590" made to line up at their commas: what follows it is moved to the
  /// right of the longest.
  ///
  /// A text without a comma stays as it is.
  package static func alignedPairs(_ texts: [String]) -> [String] {
    let pairs = texts.map { $0.split(separator: ", ", maxSplits: 1).map(String.init) }
    let width = pairs.map { $0.count == 2 ? DisplayWidth.of($0[1]) : 0 }.max() ?? 0
    return zip(texts, pairs).map { text, pair in
      pair.count == 2 ? "\(pair[0]), \(pair[1].padded(to: width, leading: true))" : text
    }
  }
}
