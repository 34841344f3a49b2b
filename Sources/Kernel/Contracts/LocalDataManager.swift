package import Domain

/// What this machine holds of one catalog: embedded or stored, never the network.
///
/// Implementations are immutable values or guard their own state; every call may run at once with
/// any other.
package protocol LocalDataManager<Item>: Sendable {
  associatedtype Item: Entity

  /// The sort keys `page(_:)` understands, the catalog's own order first.
  var sortKeys: [String] { get }

  /// The rows of one page in the query's order, how many there are in all, and what they were read
  /// from.
  ///
  /// An offset past the end gives an empty page with the right totals. After a part was fetched
  /// another may be missing (the page after it): who fetches asks again.
  /// - Throws: `unknownFilter`, `invalidFilter`, `unknownSort`; `malformed`, `unreadable` where the
  ///   store can't be used.
  func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<Item>

  /// Suggestions for a query that finds nothing: at most `limit` entities that pass its filters, and
  /// whose name is one typing error away from its search.
  /// - Throws: as ``page(_:)``.
  func suggestions(_ query: CatalogQuery) async throws(DataError) -> [CatalogPage<Item>.Match]

  /// The values that occur for a filter, in no order; of a filter with values of its own none.
  func values(of filter: String) async -> [String]

  /// What is held of one entity, and what it was read from.
  func held(_ id: String) async throws(DataError) -> HeldItem<Item>

  /// With everything that any part knows of the entity.
  /// - Throws: `notFound`, and what the store throws.
  func item(_ id: String) async throws(DataError) -> Item

  /// The row a number of rows after an entity, among all that a query finds on whatever page; before
  /// it where the number is negative.
  ///
  /// - Parameter query: nil is the catalog's own order.
  /// - Throws: as ``page(_:)``.
  func turn(
    _ rows: Int, from id: String, in query: CatalogQuery?
  ) async throws(DataError) -> AdjacentRow

  /// Replaces stored parts by what was fetched, all of it or nothing; a partial result is joined with
  /// what is stored.
  /// - Throws: `unwritable`, `malformed`.
  func store(_ results: [FetchResult<Item>]) async throws(DataError)
}

extension LocalDataManager {
  /// None: a catalog that finds words anywhere in a title needs no suggestions.
  package func suggestions(
    _ query: CatalogQuery
  ) async throws(DataError) -> [CatalogPage<Item>.Match] { [] }

  package func values(of filter: String) async -> [String] { [] }

  package func item(_ id: String) async throws(DataError) -> Item {
    guard let item = try await held(id).item else {
      throw .notFound(Reference(Item.catalog, id))
    }
    return item
  }

  /// Makes every row of the answer, which suits a catalog that is held in memory.
  package func turn(
    _ rows: Int, from id: String, in query: CatalogQuery?
  ) async throws(DataError) -> AdjacentRow {
    var query = query ?? CatalogQuery(limit: .max)
    (query.offset, query.limit) = (0, .max)
    let found = try await page(query).matches.map(\.item.reference)
    return AdjacentRow(rows, from: Reference(Item.catalog, id), among: found)
  }
}

/// What this machine holds of one entity.
package struct HeldItem<Item: Entity>: Hashable, Sendable {
  /// With everything that any part knows of it; nil where it is not held.
  package let item: Item?
  /// The parts that know of it alone, the missing ones included; empty where it comes with its list.
  package let parts: [PartStatus]
  /// Where what is known of it comes from; never `fresh`, which only the service can say.
  package let provenance: Provenance

  package init(_ item: Item?, parts: [PartStatus], provenance: Provenance) {
    self.item = item
    self.parts = parts
    self.provenance = provenance
  }
}

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
