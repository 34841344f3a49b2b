package import Domain

/// Returns texts in one language.
package struct Strings: Hashable, Sendable {
  package let language: Language

  package init(_ language: Language) {
    self.language = language
  }

  /// Returns a text of the program with its placeholders filled in.
  ///
  /// A part of an argument that looks like a placeholder stays. A line break in it becomes a space,
  /// so that no name from outside can form a message of its own.
  ///
  /// - Parameters:
  ///   - english: the text in English, the key of its translations.
  ///   - context: a word that sets it apart from another text with the same English words.
  ///   - arguments: what stands for `{0}`, `{1}`, …
  package func callAsFunction(
    _ english: StaticString, context: String? = nil, _ arguments: String...
  ) -> String {
    text(Words(message: english, context: context), arguments)
  }

  /// Returns a text about a number of things with its placeholders filled in.
  ///
  /// - Parameters:
  ///   - english: the text about one thing.
  ///   - plural: the English text for other numbers.
  ///   - count: the number that chooses the form; it is no argument by itself.
  ///   - arguments: what stands for `{0}`, `{1}`, …
  package func callAsFunction(
    _ english: StaticString, plural: String, of count: Int, _ arguments: String...
  ) -> String {
    text(Words(message: english, plural: plural), of: count, arguments)
  }

  /// Returns words with their placeholders filled in.
  package func callAsFunction(
    _ words: Words, of count: Int? = nil, _ arguments: String...
  ) -> String {
    text(words, of: count, arguments)
  }

  /// Returns words with the arguments in an array.
  package func text(_ words: Words, of count: Int? = nil, _ arguments: [String]) -> String {
    Placeholders.filled(
      words[language, of: count], with: arguments, elides: language == .french)
  }

  /// Returns words in this language.
  package subscript(_ words: Words) -> String { words[language] }
}

extension Strings {
  /// Returns the plural name of a catalog ("cities").
  package func name(of catalog: CatalogID) -> String { self[catalog.name] }

  /// Returns a service's name.
  package func name(of service: RemoteService) -> String { self[service.name] }

  /// Returns the abbreviation of a direction: "NE", "SO".
  package func abbreviation(of point: CompassPoint) -> String { self[point.words] }

  /// Returns a text in the language's quotation marks.
  package func quoted(_ text: String) -> String { self("“{0}”", text) }

  /// The sign between a label and its value: ": ", or " : " in French.
  package var colon: String { self(": ", context: "sign") }

  /// The sign between things whose names may have commas: "; ", or " ; " in French.
  package var semicolon: String { self("; ", context: "sign") }
}

extension Strings {
  /// Returns the arguments that a text was made of, with some words; `nil` if it was made with
  /// others.
  ///
  /// The placeholders must be in their order, from 0 on.
  package func arguments(of words: Words, in text: String) -> [String]? {
    var pieces = self[words].split(separator: #/\{[0-9]+\}/#, omittingEmptySubsequences: false)
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
    // Titles contain commas, so a semicolon separates them.
    titles.isEmpty ? nil : self("Did you mean {0}?", alternatives(titles, separator: semicolon))
  }

  /// Returns "yes or no", or "a, b or c".
  package func alternatives(_ words: [String], separator: String = ", ") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: separator) + " \(self("or")) " + last
  }
}
