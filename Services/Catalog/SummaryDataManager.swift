package import Domain

/// Looks up single entities of one catalog, whatever their type.
package protocol SummaryDataManager: Sendable {
  var catalog: CatalogDescription { get }

  /// Nil where what this machine holds does not tell whether the catalog has it.
  /// - Throws: `notFound` where the catalog does not have it.
  func entity(
    _ id: String
  ) async throws(DataError) -> (any Entity & Summarizable & Describable)?
}

/// Looks entities up in what this machine holds of their catalog.
package struct LocalSummaries<Item: Entity & Summarizable & Describable>: SummaryDataManager {
  private let local: any LocalDataManager<Item>
  package let catalog: CatalogDescription

  package init(_ local: any LocalDataManager<Item>, of catalog: CatalogDescription) {
    self.local = local
    self.catalog = catalog
  }

  package func entity(
    _ id: String
  ) async throws(DataError) -> (any Entity & Summarizable & Describable)? {
    let item = try await local.held(id).item
    guard item == nil, catalog.holding.isWhole else { return item }
    let list = try await local.page(CatalogQuery(limit: 0)).provenance
    if list.state == .embedded || list.fetchedAt != nil {
      throw .notFound(Reference(Item.catalog, id))
    }
    return nil
  }
}
