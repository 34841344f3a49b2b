import Contracts
package import Domain

/// One of the lists of popular articles.
package struct ArticleEdition: Hashable, Sendable {
  package let kind: Kind
  package let period: Period

  package init(_ kind: Kind, _ period: Period) {
    self.kind = kind
    self.period = period
  }

  /// The action of readers that is counted.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case emailed, shared, viewed

    var words: Words {
      switch self {
      case .emailed: Words("emailed")
      case .shared: Words("shared")
      case .viewed: Words("viewed")
      }
    }
  }

  /// The number of days that are counted.
  package enum Period: String, CaseIterable, Hashable, Sendable {
    case day = "1"
    case week = "7"
    case month = "30"
  }

  /// The list that is shown without filters: the articles e-mailed in a week.
  package static let standard = ArticleEdition(.emailed, .week)

  /// The name of the catalog's part: "emailed/7".
  package var name: String { "\(kind.rawValue)/\(period.rawValue)" }

  /// `nil` for a name that no list has.
  package init?(name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let kind = Kind(rawValue: parts[0]),
      let period = Period(rawValue: parts[1])
    else { return nil }
    self.init(kind, period)
  }

  /// Returns the list that a filter chooses; a filter with another key changes nothing.
  /// - Throws: `invalidFilter` with the possible values.
  package func changed(by filter: Filter) throws(DataError) -> ArticleEdition {
    switch filter.key {
    case "kind": ArticleEdition(try Self.value(of: filter, \.words), period)
    case "period":
      ArticleEdition(kind, try Self.value(of: filter) { Words(name: $0.rawValue) })
    default: self
    }
  }

  /// Returns the value that a filter names, as scripts write it or by its words in either language.
  private static func value<Value: CaseIterable & RawRepresentable<String>>(
    of filter: Filter, _ words: (Value) -> Words
  ) throws(DataError) -> Value {
    try filter.requireEqual()
    let named = Value.allCases.first {
      $0.rawValue == filter.value.lowercased() || words($0).contain(filter.value)
    }
    guard let named else {
      throw .invalidFilter(
        key: filter.key, value: filter.value, known: Value.allCases.map(words))
    }
    return named
  }
}
