extension String {
  /// Parts the argument of a command: the text before an option, and the words after it; `nil` without the
  /// option.
  package func parted(byOption option: String) -> (text: String, value: String?) {
    let words = split(whereSeparator: \.isWhitespace)
    guard let index = words.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else {
      return (self, nil)
    }
    let first = words[index].dropFirst(option.count + 1)
    let value = (first.isEmpty ? [] : [first]) + words[(index + 1)...]
    return (words[..<index].joined(separator: " "), value.joined(separator: " "))
  }
}
