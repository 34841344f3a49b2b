package import Domain

/// The texts of one part of the program: each case is its English text, and a table has the Spanish
/// ones.
///
/// The cases of one enum have different English texts. Placeholders are written `{0}`, `{1}`, … A
/// test fails if a Spanish text is missing, or has other placeholders than the English one.
package protocol TextKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  static var spanish: [Self: String] { get }
}

/// Returns texts in one language.
package struct Strings: Hashable, Sendable {
  package let language: Language

  package init(_ language: Language) {
    self.language = language
  }

  /// Returns the text of a key with its placeholders filled in.
  ///
  /// A part of an argument that looks like a placeholder stays. A line break in it becomes a space,
  /// so that no name from outside can form a message of its own.
  package func callAsFunction<Key: TextKey>(_ key: Key, _ arguments: String...) -> String {
    text(of: key, arguments)
  }

  /// Returns the words of a catalog or a service with their placeholders filled in.
  package func callAsFunction(_ words: Words, _ arguments: String...) -> String {
    Self.filled(self[words], with: arguments)
  }

  /// Returns the text of a key, with the arguments in an array.
  package func text<Key: TextKey>(of key: Key, _ arguments: [String]) -> String {
    Self.filled(self[key], with: arguments)
  }

  /// Returns words in this language.
  package subscript(_ words: Words) -> String {
    switch language {
    case .english: words.english
    case .spanish: words.spanish
    }
  }

  private static func filled(_ template: String, with arguments: [String]) -> String {
    guard !arguments.isEmpty else { return template }
    // This works on bytes: finding characters takes five times as long, and appending parts of
    // strings makes types at run time.
    let template = Array(template.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(2 * template.count)
    var start = 0
    for open in template.indices.dropLast(2)
    where template[open] == UInt8(ascii: "{") && template[open + 2] == UInt8(ascii: "}") {
      let index = Int(template[open + 1]) - 0x30
      guard arguments.indices.contains(index) else { continue }
      result += template[start..<open]
      result += onOneLine(arguments[index]).utf8
      start = open + 3
    }
    return String(decoding: result + template[start...], as: UTF8.self)
  }

  private static func onOneLine(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Returns the text of a key with its placeholders in it.
  package subscript<Key: TextKey>(_ key: Key) -> String {
    switch language {
    case .english: key.rawValue
    // A test makes sure that the fallback is never used.
    case .spanish: Key.spanish[key] ?? key.rawValue
    }
  }
}

extension Strings {
  /// Returns the arguments that a text was made of, with a key; `nil` if it was made with another
  /// key.
  ///
  /// The key's placeholders must be in their order, from 0 on.
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

extension Strings {
  /// Returns "Did you mean Lima, PE; Lima, US or Limay, PE?"; `nil` if there is nothing to offer.
  package func offer(_ titles: [String]) -> String? {
    guard let last = titles.last else { return nil }
    // Titles contain commas, so a semicolon separates them.
    let others = titles.dropLast().joined(separator: "; ")
    let all = others.isEmpty ? last : "\(others) \(self[ErrorText.or]) \(last)"
    return self(ErrorText.didYouMean, all)
  }
}
