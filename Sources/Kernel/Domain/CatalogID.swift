/// Names a catalog the program explores.
///
/// Only a catalog's own module makes one. What is read from outside is looked up among the catalogs
/// that the program offers, so there is no id of a catalog nobody knows.
package struct CatalogID: Hashable, Sendable {
  /// Its name in commands, JSON and deep links.
  package let rawValue: String
  /// What people call its entities, in the plural.
  package let name: Words

  package init(_ rawValue: String, name: Words) {
    self.rawValue = rawValue
    self.name = name
  }

  package static func == (first: Self, second: Self) -> Bool { first.rawValue == second.rawValue }

  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension [CatalogID] {
  /// The one of these with a name in commands; nil where none has it.
  package func named(_ name: some StringProtocol) -> CatalogID? { first { $0.rawValue == name } }
}

/// Names one entity of one catalog, the way commands, favorites and deep links do.
package struct Reference: Hashable, Sendable {
  package let catalog: CatalogID
  package let id: String

  package init(_ catalog: CatalogID, _ id: String) {
    self.catalog = catalog
    self.id = id
  }
}
