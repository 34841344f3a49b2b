package import Domain

/// The data that this machine holds of one catalog, embedded or stored; it never uses the network.
///
/// Implementations are immutable values or guard their own state: any calls may run at once.
package protocol LocalDataManager<Item>: Sendable {
  associatedtype Item: Entity

  /// The sort keys that `page(_:)` knows, the catalog's own order first.
  var sortKeys: [String] { get }

  /// Returns the rows of one page in the query's order, the number of all rows, and the parts they
  /// were read from.
  ///
  /// An offset past the end gives an empty page with the right totals. After one part was fetched,
  /// another may be missing (the next page), so the caller has to look again.
  /// - Throws: `unknownFilter`, `invalidFilter`, `unknownSort`; `malformed`, `unreadable` if the
  ///   store can't be used.
  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage

  /// Returns the likeliest meanings of the query's search as a name, at most `pageSize` of them.
  ///
  /// It reads four parts of the query: the search, the ids, the page's size, and whether the search is a
  /// whole name.
  /// - Throws: the errors of ``page(_:)``.
  func named(_ query: CatalogQuery) async throws(DataError) -> NameMatches

  /// Returns suggestions for a query that finds nothing: at most `pageSize` entities that pass its
  /// filters and have a name one typing error away from its search, or two if that is long.
  /// - Throws: the errors of ``page(_:)``.
  func suggestions(_ query: CatalogQuery) async throws(DataError) -> [NameMatch]

  /// Returns the values that occur for a filter, unsorted; empty if the filter's values are fixed.
  func values(of filter: String) async -> [String]

  /// Returns the data held of one entity, and the parts they were read from.
  func held(_ id: String) async throws(DataError) -> HeldItem<Item>

  /// Returns an entity with everything that any part knows of it.
  /// - Throws: `notFound`, and the errors of the store.
  func item(_ id: String) async throws(DataError) -> Item

  /// Returns the row a number of rows after an entity, among all rows that a query finds on any page;
  /// a negative number goes back.
  ///
  /// - Parameters:
  ///   - rows: the number of rows to go on.
  ///   - id: the entity to start from.
  ///   - query: the list to go through; `nil` is the catalog in its own order.
  /// - Throws: the errors of ``page(_:)``.
  func turn(
    _ rows: Int, from id: String, in query: CatalogQuery?
  ) async throws(DataError) -> AdjacentRow

  /// Replaces stored parts by fetched ones, all or nothing; a partial result is merged with what is
  /// stored.
  /// - Throws: `unwritable`, `malformed`.
  func store(_ results: [FetchResult<Item>]) async throws(DataError)
}

extension LocalDataManager {
  /// Returns none: a catalog that finds words anywhere in a title needs no suggestions.
  package func suggestions(_ query: CatalogQuery) async throws(DataError) -> [NameMatch] { [] }

  package func values(of filter: String) async -> [String] { [] }

  package func item(_ id: String) async throws(DataError) -> Item {
    guard let item = try await held(id).item else {
      throw .notFound(Reference(Item.catalog, id))
    }
    return item
  }

  /// Reads every row of the answer, which suits a catalog that is held in memory.
  package func turn(
    _ rows: Int, from id: String, in query: CatalogQuery?
  ) async throws(DataError) -> AdjacentRow {
    var query = query ?? CatalogQuery(pageSize: .max)
    (query.offset, query.pageSize) = (0, .max)
    let found = try await page(query).rows.map(\.reference)
    return AdjacentRow(rows, from: Reference(Item.catalog, id), among: found)
  }
}

/// The data that this machine holds of one entity.
package struct HeldItem<Item: Entity>: Hashable, Sendable {
  /// The entity with everything that any part knows of it; `nil` if it is not held.
  package let item: Item?
  /// The parts that are about this entity alone, including missing ones; empty if its list has all of
  /// it.
  package let parts: [PartStatus]
  /// The state and age of the data; the state is never `fresh`, which only the service can tell.
  package let provenance: Provenance

  package init(_ item: Item?, parts: [PartStatus], provenance: Provenance) {
    self.item = item
    self.parts = parts
    self.provenance = provenance
  }
}

/// Looks up single entities of one catalog, whatever the type of its items.
package protocol SummaryDataManager: Sendable {
  var catalog: CatalogDescription { get }

  /// Returns the row of an entity, with all its facts; `nil` if the data held do not tell whether the
  /// catalog has it.
  /// - Throws: `notFound` if the catalog does not have it.
  func row(_ id: String) async throws(DataError) -> ListRow?
}

/// Looks up entities in the data that this machine holds of their catalog.
package struct LocalSummaries<Item: Entity & Summarizable & Describable>: SummaryDataManager {
  private let local: any LocalDataManager<Item>
  package let catalog: CatalogDescription

  package init(_ local: any LocalDataManager<Item>, of catalog: CatalogDescription) {
    self.local = local
    self.catalog = catalog
  }

  package func row(_ id: String) async throws(DataError) -> ListRow? {
    if let item = try await local.held(id).item {
      return ListRow(item, for: CatalogQuery(hasFacts: true))
    }
    guard catalog.holding.isWhole else { return nil }
    let list = try await local.page(CatalogQuery(pageSize: 0)).provenance
    if list.state == .embedded || list.fetchedAt != nil {
      throw .notFound(Reference(Item.catalog, id))
    }
    return nil
  }
}
