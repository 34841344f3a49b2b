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
    do {
      return try await local.item(id)
    } catch .notFound(let reference) {
      guard catalog.holding.isWhole else { return nil }
      let provenance = try await local.provenance(of: CatalogQuery(limit: 1))
      if provenance.state == .embedded || provenance.fetchedAt != nil {
        throw .notFound(reference)
      }
      return nil
    }
  }
}
