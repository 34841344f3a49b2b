import Catalog
import CatalogMocks
import Domain
import Storage
import TestSupport

@testable import ListFeature

/// Rows the way the interactor and the presenter have them.
enum ListFixtures {
  static let broken = DataError.unreadable(
    path: "favorites.sqlite", reason: .system("disk I/O error"))

  static func scene(
    _ capabilities: ListCapabilities = ListCapabilities(), _ query: ListQuery = ListQuery(),
    chosen: Int = 0
  ) -> ListScene {
    var scene = ListScene(catalog: .cities, query: query, chosen: chosen)
    scene.capabilities = capabilities
    return scene
  }

  static func reference(_ id: String) -> Reference { Reference(.cities, id) }

  static func item(_ id: String, isFavorite: Bool = false) -> ListItem {
    ListItem(
      reference: reference(id), summary: Summary(title: "Port \(id)"), isFavorite: isFavorite)
  }

  static func row(
    _ id: String, highlights: [Range<Int>] = [], isFavorite: Bool = false
  ) -> ListRow {
    ListRow(
      reference: reference(id), title: "Port \(id)", highlights: highlights,
      isFavorite: isFavorite)
  }

  /// Answers a query with the items of its page out of ids.
  static func answer(
    _ query: ListQuery, _ ids: [String], total: Int? = nil, favorite: String? = nil,
    favoritesError: DataError? = nil, provenance: Provenance = .embedded, skipped: Int = 0
  ) -> ListAnswer {
    ListAnswer(
      query: query, items: ids.map { item($0, isFavorite: $0 == favorite) },
      total: total ?? ids.count, favoritesError: favoritesError, provenance: provenance,
      skipped: skipped)
  }

  static func page(
    _ ids: [String], total: Int? = nil, offset: Int = 0, favorite: String? = nil,
    provenance: Provenance = .embedded, ageText: String? = nil
  ) -> ListPage {
    ListPage(
      rows: ids.map { row($0, isFavorite: $0 == favorite) },
      total: total ?? ids.count, offset: offset, countText: String(total ?? ids.count),
      provenance: provenance, ageText: ageText)
  }
}

/// A made-up entity with a place.
struct Harbor: Entity, Summarizable, Describable, Locatable {
  static let catalog = CatalogID.cities

  let id: String
  let name: String
  let coordinate = Coordinate(wrappingLatitude: 0, longitude: 0)

  var summary: Summary { Summary(title: name, position: coordinate) }

  var facts: [Fact] { [.name(name)] }

  func fact(sortedBy key: String) -> Fact? { key == "population" ? .population(4) : nil }
}

/// A made-up entity without a place.
struct Word: Entity, Summarizable, Describable {
  static let catalog = CatalogID.cities

  let id: String

  var facts: [Fact] { [.name(id)] }

  var summary: Summary { Summary(title: "word \(id)") }
}

/// A made-up entity of the region it is called as.
struct Ward: Entity, Summarizable, Describable {
  static let catalog = CatalogID.cities

  let id: String

  var facts: [Fact] { [Fact("region", Words("Region", "Región"), .region(id))] }

  var summary: Summary { Summary(title: id) }
}

/// A made-up entity that is stored in pages.
struct Ferry: StoredEntity, Summarizable, Describable {
  static let catalog = CatalogID.people
  static let hasDetails = false
  static let filterKeys = ["line"]
  static let sortKeys = ["page", "id"]

  let id: String

  static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision { .pages }

  var summary: Summary { Summary(title: "Ferry \(id)") }

  var facts: [Fact] { [] }

  var searchedTexts: [String] { [id] }

  func sortKey(for key: String) -> SortKey { .text(id) }

  func passes(_ filter: Filter) throws(DataError) -> Bool { id.hasPrefix(filter.value) }

  func completed(by other: Ferry) -> Ferry { self }
}

/// Answers a page only when it is told to, with one row named after the search.
struct GatedListInteractor: ListInteracting {
  private let gate = Gate<String, DataError?>()

  func page(_ query: ListQuery) async throws(DataError) -> ListAnswer {
    if let error = await gate.answer(to: query.search) { throw error }
    return ListFixtures.answer(query, [query.search])
  }

  func load(_ query: ListQuery, _ policy: CachePolicy) -> AnySteps<Loaded<ListAnswer>> {
    Steps { step in
      let error = await gate.answer(to: query.search)
      step(error.map(Loaded.failed) ?? .final(ListFixtures.answer(query, [query.search])))
    }
  }

  /// Starts what asks for a page, and returns when that waits.
  @MainActor
  func start(_ body: @escaping @MainActor () async -> Void) async -> Task<Void, Never> {
    await gate.start(body)
  }

  /// Waits until a page is asked for.
  func arrival() async { await gate.arrival() }

  /// Answers what was asked so far: one search, or all; with an error where there is one.
  func release(_ search: String? = nil, failing error: DataError? = nil) {
    gate.open(search, with: error)
  }

  func change(_ change: FavoriteChange) async throws(DataError) -> [Favorite] { [] }

  func copy(_ references: [Reference]) async throws(DataError) {}

  func thumbnails(
    of entities: [(Reference, PictureAddress)], fitting size: PictureSize
  ) -> AnySteps<(Reference, Picture)> {
    AsyncStream { $0.finish() }
  }
}
