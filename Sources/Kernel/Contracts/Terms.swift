package import Domain

/// The values that a fact or a filter of a catalog may have, and what people call them.
package struct Terms: Sendable {
  /// By the names their source has for them.
  package let words: [String: Words]
  private let key: String
  private let example: Words?
  /// The sources' names, by all that people may type, folded: two may be called alike.
  private let names: [String: Set<String>]

  /// - Parameters:
  ///   - key: the filter's.
  ///   - words: by the names their source has for them.
  ///   - example: what to type, where there are too many to say which.
  package init(_ key: String, _ words: [String: Words], example: Words? = nil) {
    self.words = words
    self.key = key
    self.example = example
    var names: [String: Set<String>] = [:]
    for (name, words) in words {
      for text in [words.spanish, words.english] {
        names[Fold.fold(text), default: []].insert(name)
      }
    }
    // A name of the source means that one alone.
    for name in words.keys { names[Fold.fold(name)] = [name] }
    self.names = names
  }

  /// What came after this program has no words.
  package subscript(name: String) -> Term { Term(name, words[name]) }

  /// The source's names for what a filter asks for, in either language; case and accents do not
  /// matter.
  /// - Throws: `invalidFilter`.
  package func names(of filter: Filter) throws(DataError) -> Set<String> {
    guard let names = names[Fold.fold(filter.value)] else {
      let known = example.map { [$0] } ?? words.values.sorted { $0.english < $1.english }
      throw .invalidFilter(key: key, value: filter.value, known: known)
    }
    return names
  }

  /// The words for what was typed; what nobody knows as it is.
  fileprivate func words(typed: String) -> Words {
    names[Fold.fold(typed)]?.min().flatMap { words[$0] } ?? Words(typed, typed)
  }
}

extension FilterOption {
  /// A filter that takes terms.
  ///
  /// - Parameter terms: made when they are first asked for: descriptions are made at each start.
  package static func terms(
    _ key: String, _ label: Words, spanishKey: String? = nil,
    _ terms: @escaping @Sendable () -> Terms
  ) -> FilterOption {
    FilterOption(
      key, label, spanishKey: spanishKey, values: { terms().words.keys.sorted().map { Term($0) } },
      typed: {
        // In the order of each language: a pair is no translation.
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
