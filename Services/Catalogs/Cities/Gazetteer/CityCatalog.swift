package import Contracts
package import Domain
import Geo
import Platform
import Synchronization

/// The cities: the embedded ones, or a newer list that is stored.
///
/// The initializer opens the file of the stored list, if there is one, and reads its header. When
/// another list is stored later, the next call uses it. Calls that are running keep the list they
/// began with, as do other programs.
package final class CityCatalog: Sendable {
  /// Takes the problem of a stored list that can't be used; the embedded one is used in its place.
  package typealias Warn = @Sendable (DataError) -> Void

  /// The service from which newer lists are fetched.
  package static let service = Cities.service

  /// The name of the stored list's file.
  package static let fileName = "cities.list"

  private let embedded: Gazetteer
  private let path: String?
  private let source: UInt64
  private let prepareFolder: @Sendable () throws(DataError) -> Void
  private let stored: Mutex<StoredList?>

  /// - Parameters:
  ///   - embedded: the embedded cities.
  ///   - path: the file of the stored list; `nil` if nothing can be stored.
  ///   - source: the address from which lists are fetched. The validators of a list from another
  ///     address are not sent to this one.
  ///   - prepareFolder: makes the file's folder before something is written.
  ///   - warn: takes the problem of the stored list, `malformed` or `unreadable`, during the call. A
  ///     damaged list is renamed to the same name with `.damaged`.
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

  /// The number of cities.
  package var count: Int { gazetteer.count }

  /// The number of rows that were left out when the stored list was fetched.
  package var skipped: Int { list?.header.skipped ?? 0 }

  /// The origin of the cities, and their age.
  package var provenance: Provenance { Self.provenance(of: list) }

  private static func provenance(of list: StoredList?) -> Provenance {
    list.map { Provenance(.cached, fetchedAt: $0.header.metadata.fetchedAt) } ?? .embedded
  }

  /// The list in use; `nil` if it is the embedded one.
  private var list: StoredList? { stored.withLock { $0 } }

  /// Opens the stored list, if there is one that can be used.
  private static func open(_ path: String, _ warn: Warn) -> StoredList? {
    do throws(FileProblem) {
      return try StoredList.open(path)
    } catch .damaged(let detail) {
      let newPath = "\(path).damaged"
      var problem = FileProblem.setAside(detail: detail, place: newPath)
      do throws(Errno) {
        try FileSystem.rename(path, to: newPath)
      } catch {
        problem = .immovable(FileProblem(error))
      }
      warn(.malformed(path: path, reason: problem))
    } catch .notAFolder {
      // Nothing can be stored there, so no list is. The next attempt to store one reports it.
      return nil
    } catch .newerVersion {
      warn(.malformed(path: path, reason: .newerVersion))
    } catch {
      warn(.unreadable(path: path, reason: error))
    }
    return nil
  }

  /// Goes back to the embedded cities and removes the stored list.
  /// - Throws: `unwritable`; then the stored list stays in use.
  package func restoreEmbedded() async throws(DataError) {
    do throws(Errno) {
      if let path { try FileSystem.remove(path) }
    } catch .noSuchFileOrDirectory, .notDirectory {
      // Nothing is stored.
    } catch {
      throw .unwritable(path: path ?? Self.fileName, reason: FileProblem(error))
    }
    stored.withLock { $0 = nil }
  }
}

extension CityCatalog: LocalDataManager {
  package typealias Item = City

  package var sortKeys: [String] { Cities.description.sortKeys }

  /// Finds a page.
  ///
  /// A search is quicker than a change of threads; a query that looks at every city changes to
  /// another thread.
  package func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    let list = list
    let gazetteer = list?.gazetteer ?? embedded
    let isQuick = query.filters.isEmpty && query.sort == nil && query.ids == nil
    var page =
      isQuick ? try gazetteer.page(query) : try await Self.pageElsewhere(query, of: gazetteer)
    let metadata = list.map { list in
      // A list whose names were folded by another version of Unicode is used, but fetched as a whole
      // when it is next asked for.
      list.header.source == source && list.header.hasFoldsOfToday
        ? list.header.metadata : CacheMetadata(fetchedAt: list.header.metadata.fetchedAt)
    }
    page.parts = [PartStatus(.whole, metadata)]
    page.provenance = Self.provenance(of: list)
    return page
  }

  @concurrent
  private static func pageElsewhere(
    _ query: CatalogQuery, of gazetteer: Gazetteer
  ) async throws(DataError) -> ListPage {
    try gazetteer.page(query)
  }

  /// Returns the likeliest meanings of a name, as quickly as a page.
  package func named(_ query: CatalogQuery) async throws(DataError) -> NameMatches {
    gazetteer.named(query)
  }

  /// Returns cities for a mistyped name; it looks up some hundred names.
  @concurrent
  package func suggestions(_ query: CatalogQuery) async throws(DataError) -> [NameMatch] {
    let slips = Slips(Fold.fold(query.search))
    return try gazetteer.suggestions(query) { $0.guess($1, slips, for: query) }
  }

  @concurrent
  package func values(of filter: String) async -> [String] {
    guard filter == Filter.regionKey else { return [] }
    // The first region is empty and stands for none.
    return gazetteer.read { Array($0.regionNames.texts.dropFirst()) }
  }

  /// Returns a city; it has no parts of its own, because the list has everything that is known of it.
  package func held(_ id: String) -> HeldItem<City> {
    let list = list
    return HeldItem(
      (list?.gazetteer ?? embedded).city(id), parts: [], provenance: Self.provenance(of: list))
  }

  @concurrent
  package func turn(
    _ rows: Int, from id: String, in query: CatalogQuery?
  ) async throws(DataError) -> AdjacentRow {
    if let query { return try gazetteer.turned(rows, from: id, in: query) }
    return gazetteer.id(rows, from: id).map { .row(Reference(City.catalog, $0)) } ?? .end
  }

  /// Builds and writes the list that was fetched, or writes new metadata for the list in use.
  @concurrent
  package func store(_ results: [FetchResult<City>]) async throws(DataError) {
    guard let result = results.last(where: { $0.part == .whole }) else { return }
    guard let path else { throw .unwritable(path: Self.fileName, reason: .noHome) }
    var (gazetteer, skipped, source) = (gazetteer, result.skipped, source)
    var unicodeVersion = Fold.unicodeVersion
    if let items = result.items {
      do throws(GazetteerBuildError) {
        gazetteer = try await Gazetteer(building: items, keeping: embedded)
      } catch {
        throw .service(Cities.service, .unexpected(detail: "\(error)"))
      }
    } else {
      // The service confirmed the list: it is the same one, fetched now.
      guard let list else { return }
      (gazetteer, skipped, source) = (list.gazetteer, list.header.skipped, list.header.source)
      unicodeVersion = list.header.unicodeVersion
    }
    try prepareFolder()
    try FileProblem.at(path, DataError.unwritable) { () throws(FileProblem) in
      let files = gazetteer.files
      let header = StoredListHeader(
        metadata: result.metadata, skipped: skipped, source: source,
        citiesCount: files.cities.count, alternateNamesCount: files.alternateNames.count,
        unicodeVersion: unicodeVersion)
      let list = try StoredList.replace(path, header, gazetteer)
      stored.withLock { $0 = list }
    }
  }
}

extension CityCatalog: CityIndex {
  package var gazetteer: Gazetteer { list?.gazetteer ?? embedded }
}
