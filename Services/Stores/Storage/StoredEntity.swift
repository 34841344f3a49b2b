package import Contracts
package import Domain

/// An entity that is stored as JSON and searched in memory: its catalog is small enough.
package protocol StoredEntity: Entity, Codable {
  /// Whether more is known of an entity than its list has; it is then a part of its own.
  static var hasDetails: Bool { get }

  /// Whether lists show what entities' own answers say, as far as they are held: their names in other
  /// languages come with nothing else.
  static var listsDetails: Bool { get }

  /// The catalog's filters.
  static var filters: [FilterOption] { get }

  /// The catalog's sort keys, its own order first.
  static var sortKeys: [String] { get }

  /// The key by which ``sortKey(for:)`` knows the order of the names in a language, if a sort key is
  /// the order of the English ones; any other key as it is. `nil` stands for the catalog's own order.
  /// No user can ask for the key that this returns.
  static func order(_ key: String?, in language: Language) -> String?

  /// The parts that answer a query with these filters.
  /// - Throws: `invalidFilter` where one of them chooses a part that can't be.
  static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision

  /// The value that the entity is sorted by, for any sort key but the first, which is the service's
  /// order. Entities with equal values keep that order.
  func sortKey(for key: String) -> SortKey

  /// The texts a search looks in, as they are; the catalog folds them.
  var searchedTexts: [String] { get }

  /// The names of the entity, in any language, each of which somebody may type as a whole.
  var searchedNames: [String] { get }

  /// How many people are likely to mean the entity by one of its names, in inhabitants of a city; see
  /// `NameRank`.
  var nameWeight: Int { get }

  /// Returns the value of a filter on numbers or dates, in its measure; `nil` if it is not known.
  func number(for key: String) -> Double?

  /// Returns whether entities have the value of a filter on words; one that only chooses parts lets all
  /// pass.
  ///
  /// - Throws: `invalidFilter` for a value that can't be one.
  static func test(_ filter: Filter) throws(DataError) -> @Sendable (Self) -> Bool

  /// The entity with the gaps filled from what another part says of it.
  func completed(by other: Self) -> Self
}

extension StoredEntity {
  package static var hasDetails: Bool { false }

  package static var listsDetails: Bool { false }

  package static func order(_ key: String?, in language: Language) -> String? { key }

  /// One list.
  package static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    .whole(adding: [])
  }

  package var searchedNames: [String] { [] }

  /// As little as a village.
  package var nameWeight: Int { 1_000 }

  package func number(for key: String) -> Double? { nil }

  package static func test(_ filter: Filter) throws(DataError) -> @Sendable (Self) -> Bool {
    { _ in true }
  }

  package func completed(by other: Self) -> Self { self }
}

// MARK: - Filters

extension StoredEntity {
  /// Returns the test of a filter; its value is read once, however many entities are tested.
  ///
  /// The test of an entity is `nil` if it has no value for a filter on numbers.
  /// - Parameter language: the language that numbers are written in.
  /// - Throws: `unknownFilter`, `invalidFilter`.
  package static func condition(
    _ filter: Filter, language: Language = .english
  ) throws(DataError) -> @Sendable (Self) -> Bool? {
    guard let option = filters.first(where: { $0.key == filter.key }) else {
      throw .unknownFilter(filter.typedKey, known: filters.map { Words(name: $0.key) })
    }
    if let measure = option.measure {
      let condition = try filter.condition(in: measure, language: language)
      return { $0.number(for: filter.key).map(condition.holds) }
    }
    let isWanted = try filter.wantsItsValue()
    let test = try test(filter)
    return { test($0) == isWanted }
  }

  /// Returns the test whether one of an entity's texts is a filter's value; case and accents do not
  /// matter.
  package static func isValue(
    of filter: Filter, _ texts: @escaping @Sendable (Self) -> [String?]
  ) -> @Sendable (Self) -> Bool {
    let wanted = Fold.fold(filter.value)
    return { item in texts(item).contains { $0.map(Fold.fold) == wanted } }
  }

  /// Returns the test whether all words of a filter's value occur in an entity's texts.
  package static func haveWords(
    of filter: Filter, _ texts: @escaping @Sendable (Self) -> [String]
  ) -> @Sendable (Self) -> Bool {
    let words = SearchWords(filter.value)
    return { words.areFound(in: SearchWords.joined(texts($0))) }
  }
}

/// How a catalog is cut into parts.
package enum CatalogDivision: Hashable, Sendable {
  /// One list, and parts that add to what it says.
  case whole(adding: [CatalogPart])
  /// Pages, one after the other, until one is empty.
  case pages
  /// One of several lists.
  case edition(String)
}

/// A value that entities are sorted by: made once for each entity, compared often.
///
/// Values that are not known come after all that are.
package enum SortKey: Comparable, Sendable {
  case number(Int)
  case folded([UInt8])
  case unknown

  /// From A to Z, by the fold of the text.
  package static func text(_ text: String?) -> SortKey {
    text.map { .folded(Array(Fold.bytes($0))) } ?? .unknown
  }

  /// From the lowest to the highest.
  package static func lowest(_ number: Int?) -> SortKey { number.map(Self.number) ?? .unknown }

  /// From the highest to the lowest.
  package static func highest(_ number: Int?) -> SortKey {
    // Turns the order around, also that of `Int.min`.
    lowest(number.map { ~$0 })
  }

  /// Keys are of one kind, or not known.
  package static func < (first: SortKey, second: SortKey) -> Bool {
    switch (first, second) {
    case (.number(let first), .number(let second)): first < second
    case (.folded(let first), .folded(let second)): first.lexicographicallyPrecedes(second)
    default: first != .unknown && second == .unknown
    }
  }
}
