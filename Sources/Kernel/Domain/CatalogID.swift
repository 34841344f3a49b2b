/// The name of a catalog that the program explores.
///
/// Only a catalog's own module makes one. A name read from outside is looked up among the catalogs
/// that the program offers, so each id is that of a known catalog.
package struct CatalogID: Hashable, Sendable {
  /// The catalog's name in commands, JSON and deep links.
  package let rawValue: String
  /// The plural that people use for the catalog's entities.
  package let name: Words

  package init(_ rawValue: String, name: Words) {
    self.rawValue = rawValue
    self.name = name
  }

  package static func == (first: Self, second: Self) -> Bool { first.rawValue == second.rawValue }

  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension [CatalogID] {
  /// Returns the id that has this name in commands; `nil` if none has it.
  package func named(_ name: some StringProtocol) -> CatalogID? { first { $0.rawValue == name } }
}

/// The name of one entity of one catalog, as commands, favorites and deep links write it.
package struct Reference: Hashable, Sendable {
  package let catalog: CatalogID
  package let id: String

  package init(_ catalog: CatalogID, _ id: String) {
    self.catalog = catalog
    self.id = id
  }
}
