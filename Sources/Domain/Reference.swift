/// Names one entity of one catalog, the way commands, favorites and deep links do.
package struct Reference: Hashable, Sendable {
  package let catalog: CatalogID
  package let id: String

  package init(_ catalog: CatalogID, _ id: String) {
    self.catalog = catalog
    self.id = id
  }
}
