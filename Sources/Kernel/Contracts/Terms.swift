package import Domain

/// The values that a fact or a filter of a catalog may have, and their words.
package struct Terms: Sendable {
  /// The words, by the names that the source has for the values.
  package let words: [String: Words]
  private let key: String
  private let example: Words?
  private let hues: [String: Hue]
  /// The source's names, by all texts that people may type, folded: two values may have the same
  /// words.
  private let names: [String: Set<String>]

  /// - Parameters:
  ///   - key: the filter's key.
  ///   - words: the words of the values, by the source's names.
  ///   - hues: the colors of the values, by the source's names.
  ///   - example: a value to suggest, if there are too many values to list.
  ///   - otherWords: further words that people type for values, with commas between them, by the source's
  ///     names.
  package init(
    _ key: String, _ words: [String: Words], hues: [String: Hue] = [:],
    example: Words? = nil, otherWords: [String: Words] = [:]
  ) {
    self.words = words
    self.hues = hues
    self.key = key
    self.example = example
    var names: [String: Set<String>] = [:]
    for (name, words) in words {
      for language in Language.allCases {
        names[Fold.fold(words[language]), default: []].insert(name)
      }
    }
    for (name, words) in otherWords {
      for word in Language.allCases.flatMap({ words[$0].split(separator: ",") }) {
        names[Fold.fold(String(word)), default: []].insert(name)
      }
    }
    // A name that the source has means only that value.
    for name in words.keys { names[Fold.fold(name)] = [name] }
    self.names = names
  }

  /// Returns the term for a source's name.
  ///
  /// A value that is newer than this program has no words.
  package subscript(name: String) -> Term { Term(name, words[name], hue: hues[name]) }

  /// Returns the source's names for the value of a filter, given in any language, or as a plural; case and
  /// accents do not matter.
  /// - Throws: `invalidFilter`.
  package func names(of filter: Filter) throws(DataError) -> Set<String> {
    guard let names = names(typed: filter.value) else {
      let known = example.map { [$0] } ?? sortedWords
      throw .invalidFilter(key: key, value: filter.value, known: known)
    }
    return names
  }

  private func names(typed text: String) -> Set<String>? {
    let fold = Fold.fold(text)
    if let names = names[fold] { return names }
    guard let stem = Plural.stem(of: fold) else { return nil }
    let plurals = names.filter { Plural.stem($0.key) == stem }
    return plurals.isEmpty ? nil : plurals.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// The words of all values, in the alphabetical order of each language.
  package var sortedWords: [Words] {
    Words.sorted(words.count) { language in words.values.map { $0[language] } }
  }

  /// Returns the words for a typed value; an unknown value is returned as it is.
  fileprivate func words(typed: String) -> Words {
    names(typed: typed)?.min().flatMap { words[$0] } ?? Words(name: typed)
  }
}

extension FilterOption {
  /// Makes a filter that takes terms.
  ///
  /// - Parameters:
  ///   - key: the filter's key.
  ///   - label: the words before a value in a header.
  ///   - typing: the key that people type, one word in each language; `nil` is the label in
  ///     languages other than English.
  ///   - form: the form of its value; `nil` is that of a name.
  ///   - terms: makes the terms when they are first needed: descriptions are made at each start.
  package static func terms(
    _ key: String, _ label: Words, typing: Words? = nil, form: Words? = nil,
    _ terms: @escaping @Sendable () -> Terms
  ) -> FilterOption {
    FilterOption(
      key, label, typing: typing, form: form,
      values: { terms().words.keys.sorted().map { Term($0) } },
      typed: {
        let words = terms().words.values
        return Words.sorted(words.count) { language in words.map { $0[language].lowercased() } }
      },
      phrase: { value in
        let words = terms().words(typed: value)
        return Words { "\(label[$0]) \(words[$0])" }
      })
  }
}

extension Words {
  /// Returns words that are sorted in each language on its own, accents aside: the texts of one are no
  /// translations of each other.
  ///
  /// - Parameters:
  ///   - count: the number of words.
  ///   - words: returns as many words in a language.
  static func sorted(_ count: Int, _ words: (Language) -> [String]) -> [Words] {
    let sorted = Dictionary(
      uniqueKeysWithValues: Language.allCases.map { ($0, words($0).sortedByName()) })
    return (0..<count).map { index in Words { sorted[$0]?[index] ?? "" } }
  }
}
