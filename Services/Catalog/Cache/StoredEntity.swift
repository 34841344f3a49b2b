package import Domain

/// An entity that is stored as JSON and searched in memory: its catalog is small enough.
package protocol StoredEntity: Entity, Codable {
  /// Whether more is known of an entity than its list has; it is then a part of its own.
  static var hasDetails: Bool { get }

  /// The catalog's filter keys.
  static var filterKeys: [String] { get }

  /// The catalog's sort keys, its own order first.
  static var sortKeys: [String] { get }

  /// What parts answer a question with these filters.
  /// - Throws: `invalidFilter` where one of them chooses a part that can't be.
  static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision

  /// What the entity has for one of the sort keys but the first, which is the order of the service;
  /// equals keep that order.
  func sortKey(for key: String) -> SortKey

  /// The texts a search looks in, as they are; the catalog folds them.
  var searchedTexts: [String] { get }

  /// Whether a filter lets the entity pass; one that only chooses parts lets all pass.
  /// - Throws: `invalidFilter` for a value that can't be one.
  func passes(_ filter: Filter) throws(DataError) -> Bool

  /// The entity with the gaps filled from what another part says of it.
  func completed(by other: Self) -> Self
}

extension StoredEntity {
  package static var hasDetails: Bool { false }

  package func completed(by other: Self) -> Self { self }
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

/// What an entity is sorted by: made once for each entity, compared often.
///
/// What is not known comes after everything that is.
package struct SortKey: Comparable, Sendable {
  private enum Value: Equatable {
    case number(Int)
    case text([UInt8])
    case unknown
  }

  private let value: Value

  /// From A to Z, by the fold of the text.
  package static func text(_ text: String?) -> SortKey {
    SortKey(value: text.map { .text(Array(Fold.bytes($0))) } ?? .unknown)
  }

  /// From the lowest to the highest.
  package static func lowest(_ number: Int?) -> SortKey {
    SortKey(value: number.map(Value.number) ?? .unknown)
  }

  /// From the highest to the lowest.
  package static func highest(_ number: Int?) -> SortKey {
    // Turns the order around, also that of `Int.min`.
    SortKey(value: number.map { .number(~$0) } ?? .unknown)
  }

  /// Keys are of one kind, or not known; numbers come before texts.
  package static func < (first: SortKey, second: SortKey) -> Bool {
    switch (first.value, second.value) {
    case (.number(let first), .number(let second)): first < second
    case (.text(let first), .text(let second)): first.lexicographicallyPrecedes(second)
    case (.number, .text), (.number, .unknown), (.text, .unknown): true
    case (.text, .number), (.unknown, _): false
    }
  }
}
