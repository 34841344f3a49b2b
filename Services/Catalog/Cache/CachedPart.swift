package import Domain

/// A part of a catalog as the store holds it.
package struct CachedPart: Hashable, Sendable {
  package let catalog: CatalogID
  package let part: CatalogPart
  package let stamp: Stamp
  /// In the service's order.
  package let rows: [CachedRow]

  package init(_ catalog: CatalogID, _ part: CatalogPart, _ stamp: Stamp, rows: [CachedRow]) {
    self.catalog = catalog
    self.part = part
    self.stamp = stamp
    self.rows = rows
  }
}
