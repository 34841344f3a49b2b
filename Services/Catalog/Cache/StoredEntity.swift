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
