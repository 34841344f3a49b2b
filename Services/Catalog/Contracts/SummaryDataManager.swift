package import Domain

/// What a catalog says of one entity in a row, whatever its type.
package protocol SummaryDataManager: Sendable {
  var catalog: CatalogDescription { get }

  /// Nil where what this machine holds does not tell whether the catalog has it.
  /// - Throws: `notFound` where the catalog does not have it.
  func summary(of id: String) async throws(DataError) -> Summary?
}

/// Looks entities up in what this machine holds of their catalog.
package struct LocalSummaries<Item: Entity & Summarizable>: SummaryDataManager {
  private let local: any LocalDataManager<Item>
  package let catalog: CatalogDescription

  package init(_ local: any LocalDataManager<Item>, of catalog: CatalogDescription) {
    self.local = local
    self.catalog = catalog
  }

  package func summary(of id: String) async throws(DataError) -> Summary? {
    do {
      return try await local.item(id).summary
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
