package import Catalog
package import Domain

/// Looks entities up in what this machine holds of their catalog.
package struct LocalSummaries<Item: Entity & Summarizable>: SummaryLooking {
  private let local: any LocalDataManager<Item>

  package init(_ local: any LocalDataManager<Item>) {
    self.local = local
  }

  package func summary(of id: String) async throws(DataError) -> Summary {
    try await local.item(id).summary
  }
}
