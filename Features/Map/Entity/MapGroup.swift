package import Domain

/// Several places that one map is about.
package struct MapGroup: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case favorites
    case results(CatalogID)
    /// The places that an entity names.
    case named(by: Reference, title: String)
  }

  /// A name that several cities have; the most populous of them is shown.
  package struct Guess: Hashable, Sendable {
    package let title: String
    package let others: Int

    package init(title: String, others: Int) {
      self.title = title
      self.others = others
    }
  }

  package let kind: Kind
  package let marks: [MapMark]
  /// How many there are, those included that have no position or are too many to show.
  package let total: Int
  package let guesses: [Guess]
  /// Names that nobody knows.
  package let unknown: [String]

  package init(
    kind: Kind, marks: [MapMark], total: Int? = nil, guesses: [Guess] = [], unknown: [String] = []
  ) {
    self.kind = kind
    self.marks = marks
    self.total = total ?? marks.count
    self.guesses = guesses
    self.unknown = unknown
  }
}
