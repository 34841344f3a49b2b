package import Domain

/// The values that a fact or a filter of a catalog may have, and their words in both languages.
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
  package init(
    _ key: String, _ words: [String: Words], hues: [String: Hue] = [:], example: Words? = nil
  ) {
    self.words = words
    self.hues = hues
    self.key = key
    self.example = example
    var names: [String: Set<String>] = [:]
    for (name, words) in words {
      for text in [words.spanish, words.english] {
        names[Fold.fold(text), default: []].insert(name)
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

  /// Returns the source's names for the value of a filter, given in either language; case and accents
  /// do not matter.
  /// - Throws: `invalidFilter`.
  package func names(of filter: Filter) throws(DataError) -> Set<String> {
    guard let names = names[Fold.fold(filter.value)] else {
      let known = example.map { [$0] } ?? words.values.sorted { $0.english < $1.english }
      throw .invalidFilter(key: key, value: filter.value, known: known)
    }
    return names
  }

  /// Returns the words for a typed value; an unknown value is returned as it is.
  fileprivate func words(typed: String) -> Words {
    names[Fold.fold(typed)]?.min().flatMap { words[$0] } ?? Words(typed, typed)
  }
}

extension FilterOption {
  /// Makes a filter that takes terms.
  ///
  /// - Parameters:
  ///   - key: the filter's key.
  ///   - label: the words before a value in a header.
  ///   - spanishKey: the Spanish key to type; `nil` is the Spanish label.
  ///   - form: the form of its value; `nil` is that of a name.
  ///   - terms: makes the terms when they are first needed: descriptions are made at each start.
  package static func terms(
    _ key: String, _ label: Words, spanishKey: String? = nil, form: Words? = nil,
    _ terms: @escaping @Sendable () -> Terms
  ) -> FilterOption {
    FilterOption(
      key, label, spanishKey: spanishKey, form: form,
      values: { terms().words.keys.sorted().map { Term($0) } },
      typed: {
        // Each language is sorted on its own, so the two words of a pair are no translations of each
        // other.
        let words = terms().words.values
        return zip(
          words.map { $0.english.lowercased() }.sorted(),
          words.map { $0.spanish.lowercased() }.sorted()
        ).map(Words.init)
      },
      phrase: { value in
        let words = terms().words(typed: value)
        return Words("\(label.english) \(words.english)", "\(label.spanish) \(words.spanish)")
      })
  }
}
