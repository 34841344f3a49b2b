package import Domain

/// What this machine holds of one catalog: embedded or stored, never the network.
///
/// Implementations are immutable values or guard their own state; every call may run at once with
/// any other.
package protocol LocalDataManager<Item>: Sendable {
  associatedtype Item: Entity

  /// The sort keys `page(_:)` understands, the catalog's own order first.
  var sortKeys: [String] { get }

  /// Returns the rows of one page in the query's order, and how many there are in all.
  ///
  /// An offset past the end gives an empty page with the right totals.
  /// - Throws: `unknownFilter`, `invalidFilter`, `unknownSort`; `malformed`, `unreadable` where the
  ///   store can't be used.
  func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<Item>

  /// What may be meant where a query finds nothing: at most `limit` entities that a single slip of the
  /// keyboard tells from its search, and that its filters let through.
  /// - Throws: as ``page(_:)``.
  func guesses(_ query: CatalogQuery) async throws(DataError) -> [CatalogPage<Item>.Match]

  /// With everything that any part knows of the entity.
  /// - Throws: `notFound`, and what the store throws.
  func item(_ id: String) async throws(DataError) -> Item

  /// The id of the entity so many places after another in the catalog's own order, before it where
  /// negative; nil where there is none, or the other is not known.
  func id(_ steps: Int, from id: String) async throws(DataError) -> String?

  /// Where it leads to turn over so many rows from one entity among all that a query finds, whatever
  /// its page; back where negative.
  /// - Throws: as ``page(_:)``.
  func turn(
    _ rows: Int, from id: String, in query: CatalogQuery
  ) async throws(DataError) -> RowTurn

  /// The parts a query is answered from, the missing ones included; empty where everything is
  /// embedded.
  ///
  /// After one was fetched another may be missing (the page after it): who fetches asks again.
  func parts(for query: CatalogQuery) async throws(DataError) -> [PartStatus]

  /// The parts that know of one entity, the missing ones included.
  func parts(ofEntity id: String) async throws(DataError) -> [PartStatus]

  /// Where the rows of a query come from; never `fresh`, which only the service can say.
  func provenance(of query: CatalogQuery) async throws(DataError) -> Provenance

  /// Where what is known of one entity comes from.
  func provenance(ofEntity id: String) async throws(DataError) -> Provenance

  /// Puts what was fetched in the place of what is held, all of it or nothing; what is partial is
  /// joined with it.
  /// - Throws: `unwritable`, `malformed`.
  func store(_ deliveries: [Delivery<Item>]) async throws(DataError)
}

extension LocalDataManager {
  /// None: a catalog whose words may stand anywhere finds more than what one begins to type.
  package func guesses(
    _ query: CatalogQuery
  ) async throws(DataError) -> [CatalogPage<Item>.Match] { [] }

  /// Makes every row of the answer, which suits a catalog that is held in memory.
  package func turn(
    _ rows: Int, from id: String, in query: CatalogQuery
  ) async throws(DataError) -> RowTurn {
    var query = query
    (query.offset, query.limit) = (0, .max)
    let found = try await page(query).matches.map(\.item.reference)
    return RowTurn(rows, from: Reference(Item.catalog, id), among: found)
  }
}
