package import Catalog
package import Domain

/// Looks entities up in what this machine holds of their catalog.
package struct LocalSummaries<Item: Entity & Summarizable>: SummaryLooking {
  private let local: any LocalDataManager<Item>
  private let isComplete: Bool

  /// - Parameter isComplete: whether all there is of the catalog is held once it was fetched (not so
  ///   of pages, or of lists that change daily): only then is what is not held gone.
  package init(_ local: any LocalDataManager<Item>, isComplete: Bool = true) {
    self.local = local
    self.isComplete = isComplete
  }

  package func summary(of id: String) async throws(DataError) -> Summary? {
    do {
      return try await local.item(id).summary
    } catch .notFound(let reference) {
      guard isComplete else { return nil }
      let provenance = try await local.provenance(of: CatalogQuery(limit: 1))
      if provenance.state == .embedded || provenance.fetchedAt != nil {
        throw .notFound(reference)
      }
      return nil
    }
  }
}
