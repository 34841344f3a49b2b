extension OtherNameTable {
  /// The rows one of whose other names folds to exactly this, in the order of those names.
  ///
  /// They are the first of those that start with it.
  func rows(folded name: [UInt8]) -> [Int] {
    let names = name.withUnsafeBytes(range(startingWith:))
    return names.prefix { self.name($0).fold == name }.map(row)
  }
}
