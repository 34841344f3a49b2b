package import Catalog
package import Cities
package import Domain
import Synchronization

/// The cities: those that are part of the program, or a newer list where one is stored.
///
/// Making one opens the stored list's file, if there is one, and reads its header. A list that is
/// stored later is there for the next call; calls under way keep the one they began with, and so
/// do other programs.
package final class CityCatalog: Sendable {
  /// What can be wrong with the stored list; the embedded one is used then.
  package typealias Warn = @Sendable (DataError) -> Void

  /// Whom newer lists are fetched from.
  package static let service = Cities.service

  let embedded: Gazetteer
  let path: String?
  let source: UInt64
  let prepareFolder: @Sendable () throws(DataError) -> Void
  private let stored: Mutex<StoredList?>

  /// - Parameters:
  ///   - path: the file of the stored list; nil where nothing can be kept.
  ///   - source: the address lists are fetched from. What the service of another one said of its
  ///     list's version is not told to this one.
  ///   - prepareFolder: makes the file's folder, before something is written.
  ///   - warn: is told at once what is wrong with the stored list: `malformed` or `unreadable`. A
  ///     damaged one is moved out of the way, to the same name with `.damaged`.
  package init(
    embedded: Gazetteer, path: String?, source: String = "",
    prepareFolder: @escaping @Sendable () throws(DataError) -> Void = {}, warn: Warn = { _ in }
  ) {
    self.embedded = embedded
    self.path = path
    self.source = StoredListHeader.checksum(source.utf8)
    self.prepareFolder = prepareFolder
    stored = Mutex(path.flatMap { Self.open($0, warn) })
  }

  /// How many cities there are.
  package var count: Int { gazetteer.count }

  /// How many rows of the stored list made no sense when it was fetched.
  package var skipped: Int { list?.header.skipped ?? 0 }

  /// Where the cities come from.
  package var provenance: Provenance {
    list.map { Provenance(.cached, fetchedAt: $0.header.stamp.fetchedAt) } ?? .embedded
  }

  /// The list in use, where it is not the embedded one.
  var list: StoredList? { stored.withLock { $0 } }

  /// The cities in use.
  package var gazetteer: Gazetteer { stored.withLock { $0?.gazetteer } ?? embedded }

  func use(_ list: StoredList?) { stored.withLock { $0 = list } }
}

extension CityCatalog: LocalDataManager {
  package typealias Item = City

  package var filterKeys: [String] { embedded.filterKeys }

  package var sortKeys: [String] { embedded.sortKeys }

  package func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<City> {
    try await gazetteer.page(query)
  }

  package func guesses(
    _ query: CatalogQuery
  ) async throws(DataError) -> [CatalogPage<City>.Match] {
    try await gazetteer.guesses(query)
  }

  package func item(_ id: String) async throws(DataError) -> City {
    try await gazetteer.item(id)
  }

  package func id(_ steps: Int, from id: String) async throws(DataError) -> String? {
    gazetteer.id(steps, from: id)
  }

  @concurrent
  package func turn(
    _ rows: Int, from id: String, in query: CatalogQuery
  ) async throws(DataError) -> RowTurn {
    try gazetteer.turned(rows, from: id, in: query)
  }

  package func parts(for query: CatalogQuery) async throws(DataError) -> [PartStatus] {
    [PartStatus(.whole, stamp)]
  }

  /// None: the list has all there is to know.
  package func parts(ofEntity id: String) async throws(DataError) -> [PartStatus] { [] }

  package func provenance(of query: CatalogQuery) async throws(DataError) -> Provenance {
    provenance
  }

  package func provenance(ofEntity id: String) async throws(DataError) -> Provenance {
    provenance
  }

  package func store(_ deliveries: [Delivery<City>]) async throws(DataError) {
    try await replace(deliveries)
  }

  private var stamp: Stamp? {
    guard let header = list?.header else { return nil }
    return header.source == source ? header.stamp : Stamp(fetchedAt: header.stamp.fetchedAt)
  }
}

extension CityCatalog: NeighborDataManager {
  package func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor] {
    gazetteer.neighbors(of: position, count: count, largerThan: population, excluding: excluded)
  }
}

extension CityCatalog: PlaceDataManager {
  package func largest(in rect: WorldRect, count: Int) async -> [MapPlace] {
    await gazetteer.largest(in: rect, count: count)
  }

  package func named(_ text: String, count: Int) async -> [MapPlace] {
    await gazetteer.named(text, count: count)
  }

  package func guesses(_ text: String, count: Int) async -> [MapPlace] {
    await gazetteer.guesses(text, count: count)
  }

  package func place(_ reference: Reference) async -> MapPlace? { gazetteer.mapPlace(reference) }

  package func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] {
    await gazetteer.namesakes(of: name, in: country, count: count)
  }

  package func bounds(of country: String) async -> WorldRect? {
    await gazetteer.bounds(of: country)
  }
}
