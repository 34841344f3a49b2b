package import Catalog
package import Cities
package import Domain
package import Geo
import Glibc
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

  /// What the stored list's file is called.
  package static let fileName = "cities.list"

  private let embedded: Gazetteer
  private let path: String?
  private let source: UInt64
  private let prepareFolder: @Sendable () throws(DataError) -> Void
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
    self.source = GazetteerLayout.checksum(source.utf8)
    self.prepareFolder = prepareFolder
    stored = Mutex(path.flatMap { Self.open($0, warn) })
  }

  /// How many cities there are.
  package var count: Int { gazetteer.count }

  /// How many rows of the stored list made no sense when it was fetched.
  package var skipped: Int { list?.header.skipped ?? 0 }

  /// Where the cities come from.
  package var provenance: Provenance { Self.provenance(of: list) }

  private static func provenance(of list: StoredList?) -> Provenance {
    list.map { Provenance(.cached, fetchedAt: $0.header.stamp.fetchedAt) } ?? .embedded
  }

  /// The list in use, where it is not the embedded one.
  private var list: StoredList? { stored.withLock { $0 } }

  /// The cities in use.
  private var gazetteer: Gazetteer { list?.gazetteer ?? embedded }

  /// The stored list, if there is one that can be used.
  private static func open(_ path: String, _ warn: Warn) -> StoredList? {
    do throws(FileProblem) {
      return try StoredList.open(path)
    } catch .damaged(let detail) {
      let place = "\(path).damaged"
      let moved = rename(path, place) == 0
      let damage = FileProblem.setAside(detail: detail, place: place)
      let problem = moved ? damage : FileProblem.immovable(.last)
      warn(.malformed(path: path, reason: problem))
    } catch .notAFolder {
      // Nothing can be stored there, so nothing is: who stores something is told.
      return nil
    } catch .newerVersion {
      warn(.malformed(path: path, reason: .newerVersion))
    } catch {
      warn(.unreadable(path: path, reason: error))
    }
    return nil
  }

  /// Goes back to the cities that are part of the program; the stored list is removed.
  /// - Throws: `unwritable`; the stored list is then still in use.
  package func restoreEmbedded() async throws(DataError) {
    if let path, unlink(path) != 0 {
      let problem = FileProblem.last
      guard problem == .missing || problem == .notAFolder else {
        throw .unwritable(path: path, reason: problem)
      }
    }
    stored.withLock { $0 = nil }
  }
}

extension CityCatalog: LocalDataManager {
  package typealias Item = City

  package var filterKeys: [String] { Cities.description.filterKeys }

  package var sortKeys: [String] { Cities.description.sortKeys }

  /// A search takes less time than going to another thread would; what looks at every city goes.
  package func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<City> {
    guard query.filters.isEmpty, query.sort == nil, query.ids == nil else {
      return try await pageElsewhere(query)
    }
    return try pageHere(query)
  }

  @concurrent
  private func pageElsewhere(
    _ query: CatalogQuery
  ) async throws(DataError) -> CatalogPage<City> {
    try pageHere(query)
  }

  private func pageHere(_ query: CatalogQuery) throws(DataError) -> CatalogPage<City> {
    let list = list
    var page = try (list?.gazetteer ?? embedded).page(query)
    let stamp = list.map { list in
      list.header.source == source
        ? list.header.stamp : Stamp(fetchedAt: list.header.stamp.fetchedAt)
    }
    page.parts = [PartStatus(.whole, stamp)]
    page.provenance = Self.provenance(of: list)
    return page
  }

  /// Tries some hundred names.
  @concurrent
  package func guesses(
    _ query: CatalogQuery
  ) async throws(DataError) -> [CatalogPage<City>.Match] {
    try gazetteer.guesses(query)
  }

  /// It has no parts of its own: the list has all there is to know.
  package func held(_ id: String) -> HeldItem<City> {
    let list = list
    return HeldItem(
      (list?.gazetteer ?? embedded).city(id), parts: [], provenance: Self.provenance(of: list))
  }

  @concurrent
  package func turn(
    _ rows: Int, from id: String, in query: CatalogQuery?
  ) async throws(DataError) -> RowTurn {
    if let query { return try gazetteer.turned(rows, from: id, in: query) }
    return gazetteer.id(rows, from: id).map { .row(Reference(City.catalog, $0)) } ?? .end
  }

  /// Builds and writes the list that was delivered, or the new stamp of the one in use.
  @concurrent
  package func store(_ deliveries: [Delivery<City>]) async throws(DataError) {
    guard let delivery = deliveries.last(where: { $0.part == .whole }) else { return }
    guard let path else { throw .unwritable(path: Self.fileName, reason: .noHome) }
    if let items = delivery.items {
      let built: GazetteerBuilder
      do throws(GazetteerBuildError) {
        built = try GazetteerBuilder(items, keeping: embedded.data)
      } catch {
        throw .service(Cities.service, .unexpected(detail: "\(error)"))
      }
      let header = StoredListHeader(
        stamp: delivery.stamp, skipped: delivery.skipped, source: source,
        citiesCount: built.cities.count, otherNamesCount: built.otherNames.count)
      try write(
        header, path, cities: .owned(built.cities), otherNames: .owned(built.otherNames))
    } else if let list {
      // Confirmed: the same list, fetched now.
      let header = StoredListHeader(
        stamp: delivery.stamp, skipped: list.header.skipped, source: list.header.source,
        citiesCount: list.header.citiesCount, otherNamesCount: list.header.otherNamesCount)
      let data = list.gazetteer.data
      try write(header, path, cities: data.cities.bytes, otherNames: data.otherNames.bytes)
    }
  }

  private func write(
    _ header: StoredListHeader, _ path: String, cities: BlobBytes, otherNames: BlobBytes
  ) throws(DataError) {
    try prepareFolder()
    do throws(FileProblem) {
      let list = try StoredList.replace(path, header, cities: cities, otherNames: otherNames)
      stored.withLock { $0 = list }
    } catch {
      throw .unwritable(path: path, reason: error)
    }
  }
}

extension CityCatalog: PlaceDataManager, NeighborDataManager {
  package func largest(in rect: WorldRect, count: Int) -> [MapPlace] {
    gazetteer.largest(in: rect, count: count)
  }

  package func named(_ text: String, count: Int) -> [MapPlace] {
    gazetteer.named(text, count: count)
  }

  /// Tries some hundred names.
  @concurrent
  package func guesses(_ text: String, count: Int) async -> [MapPlace] {
    gazetteer.guesses(text, count: count)
  }

  package func place(_ reference: Reference) -> MapPlace? { gazetteer.place(reference) }

  package func namesakes(of name: String, in country: String?, count: Int) -> [MapPlace] {
    gazetteer.namesakes(of: name, in: country, count: count)
  }

  /// Looks at every city.
  @concurrent
  package func bounds(of country: String) async -> WorldRect? { gazetteer.bounds(of: country) }

  package func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) -> [Neighbor] {
    gazetteer.nearest(to: position, count: count, largerThan: population, excluding: excluded)
  }
}
