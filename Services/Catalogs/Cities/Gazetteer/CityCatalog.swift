package import Contracts
package import Domain
import Geo
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
    list.map { Provenance(.cached, fetchedAt: $0.header.metadata.fetchedAt) } ?? .embedded
  }

  /// The list in use, where it is not the embedded one.
  private var list: StoredList? { stored.withLock { $0 } }

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

  package var sortKeys: [String] { Cities.description.sortKeys }

  /// A search takes less time than going to another thread would; what looks at every city goes.
  package func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<City> {
    let list = list
    let gazetteer = list?.gazetteer ?? embedded
    let isQuick = query.filters.isEmpty && query.sort == nil && query.ids == nil
    var page =
      isQuick ? try gazetteer.page(query) : try await Self.pageElsewhere(query, of: gazetteer)
    let metadata = list.map { list in
      // A list that another version of Unicode folded is used, and fetched whole when it is next asked for.
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
  ) async throws(DataError) -> CatalogPage<City> {
    try gazetteer.page(query)
  }

  /// Tries some hundred names.
  @concurrent
  package func suggestions(
    _ query: CatalogQuery
  ) async throws(DataError) -> [CatalogPage<City>.Match] {
    try gazetteer.suggestions(query)
  }

  @concurrent
  package func values(of filter: String) async -> [String] {
    guard filter == Filter.regionKey else { return [] }
    // The first stands for none.
    return gazetteer.read { Array($0.regionNames.texts.dropFirst()) }
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
  ) async throws(DataError) -> AdjacentRow {
    if let query { return try gazetteer.turned(rows, from: id, in: query) }
    return gazetteer.id(rows, from: id).map { .row(Reference(City.catalog, $0)) } ?? .end
  }

  /// Builds and writes the list that was delivered, or the new metadata of the one in use.
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
      // Confirmed: the same list, fetched now.
      guard let list else { return }
      (gazetteer, skipped, source) = (list.gazetteer, list.header.skipped, list.header.source)
      unicodeVersion = list.header.unicodeVersion
    }
    try prepareFolder()
    do throws(FileProblem) {
      let files = gazetteer.files
      let header = StoredListHeader(
        metadata: result.metadata, skipped: skipped, source: source,
        citiesCount: files.cities.count, alternateNamesCount: files.alternateNames.count,
        unicodeVersion: unicodeVersion)
      let list = try StoredList.replace(path, header, gazetteer)
      stored.withLock { $0 = list }
    } catch {
      throw .unwritable(path: path, reason: error)
    }
  }
}

extension CityCatalog: CityIndex {
  package var gazetteer: Gazetteer { list?.gazetteer ?? embedded }
}
