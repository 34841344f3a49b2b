extension Strings {
  /// What stands in the place of the placeholders of a text that was made of a key; nil where it was
  /// made of another.
  ///
  /// The placeholders are in their order, from 0 on.
  package func arguments<Key: TextKey>(of key: Key, in text: String) -> [String]? {
    var pieces = self[key].split(separator: #/\{[0-9]+\}/#, omittingEmptySubsequences: false)
    var rest = text[...]
    guard let end = pieces.popLast() else { return nil }
    guard !pieces.isEmpty else { return text == end ? [] : nil }
    let start = pieces.removeFirst()
    guard rest.hasPrefix(start) else { return nil }
    rest = rest.dropFirst(start.count)
    var arguments: [String] = []
    for piece in pieces {
      guard let found = rest.firstRange(of: piece) else { return nil }
      arguments.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    guard rest.hasSuffix(end) else { return nil }
    return arguments + [String(rest.dropLast(end.count))]
  }
}
