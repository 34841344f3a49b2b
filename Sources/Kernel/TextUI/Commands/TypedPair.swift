/// A `KEY=VALUE` of an argument that has one or several of these.
package struct TypedPair: Hashable, Sendable {
  package let key: String
  /// The value without the quotes around it; it may be empty.
  package let value: String

  /// Reads `KEY=VALUE KEY=VALUE …`: the word before a `=` is a key, and everything up to the next key
  /// is its value.
  ///
  /// A word is a key only if a blank precedes it: a value may have further `=`.
  ///
  /// - Returns: the pairs; empty if the argument does not begin with a key.
  package static func all(in argument: String) -> [TypedPair] {
    var parts = argument.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    var key = parts.removeFirst().trimmingSpaces()
    guard !key.isEmpty, let last = parts.popLast() else { return [] }
    var pairs: [TypedPair] = []
    var value = ""
    for part in parts {
      let text = String(part.reversed().drop(while: \.isWhitespace).reversed())
      guard let blank = text.lastIndex(where: \.isWhitespace) else {
        value += part + "="
        continue
      }
      pairs.append(TypedPair(key, value + text[..<blank]))
      (key, value) = (String(text[text.index(after: blank)...]), "")
    }
    return pairs + [TypedPair(key, value + last)]
  }

  private init(_ key: String, _ typed: String) {
    let value = typed.trimmingSpaces()
    let isQuoted =
      value.count > 1 && value.first == value.last && (value.first == "\"" || value.first == "'")
    self.key = key
    self.value = isQuoted ? String(value.dropFirst().dropLast()) : value
  }
}
