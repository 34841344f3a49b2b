package import Domain

/// What this machine holds of one catalog: embedded or stored, never the network.
///
/// Implementations are immutable values or guard their own state; every call may run at once with
/// any other.
package protocol LocalDataManager<Item>: Sendable {
  associatedtype Item: Entity

  /// The filter keys `page(_:)` understands; `favorite` is not among them, the interactor does it.
  var filterKeys: [String] { get }

  /// The sort keys `page(_:)` understands, the catalog's own order first.
  var sortKeys: [String] { get }

  /// Returns the rows of one page in the query's order, and how many there are in all.
  ///
  /// An offset past the end gives an empty page with the right totals.
  /// - Throws: `unknownFilter`, `invalidFilter`, `unknownSort`.
  func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<Item>

  /// - Throws: `notFound`.
  func item(_ id: String) async throws(DataError) -> Item
}
