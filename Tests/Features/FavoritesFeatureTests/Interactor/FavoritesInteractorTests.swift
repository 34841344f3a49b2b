import Components
import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing

@testable import FavoritesFeature

@Suite struct FavoritesInteractorTests {
  private typealias Fixtures = FavoritesFixtures

  private let harbors = Fixtures.harbors(5)

  private func interactor(
    _ favorites: InMemoryFavoritesDataManager, catalog: (any SummaryDataManager)? = nil
  ) -> FavoritesInteractor {
    FavoritesInteractor(
      favorites: favorites, documents: InMemoryDocumentDataManager(),
      catalogs: [catalog ?? LocalSummaries(harbors, of: .cities)], clock: { 99 })
  }

  private func store(_ ids: String...) -> InMemoryFavoritesDataManager {
    InMemoryFavoritesDataManager(ids.map { Fixtures.favorite($0) })
  }

  /// Past the end there is the last page.
  @Test(arguments: [(0, 0, ["3", "1"]), (2, 2, ["2"]), (3, 2, ["2"]), (.max, 2, ["2"])])
  func showsFavoritesAsAddedAPageAtATime(_ offset: Int, _ shown: Int, _ ids: [String]) async throws
  {
    let answer = try await interactor(store("3", "1", "2"))
      .page(CatalogQuery(offset: offset, pageSize: 2))
    #expect(
      answer
        == ListPage(
          query: CatalogQuery(offset: shown, pageSize: 2), rows: ids.map { Fixtures.row($0) },
          total: 3))
  }

  @Test(arguments: [
    ("", ["a", "b", "c"]), ("san", ["a", "b"]), ("JOSÉ", ["a"]), ("jos", ["a"]), ("an", []),
    ("san m", ["b"]),
  ])
  func searchFindsTheStartsOfWords(_ search: String, _ ids: [String]) async throws {
    let titles = ["a": "San José, CR", "b": "San Miguel, SV", "c": "Lima, PE"]
    let favorites = InMemoryFavoritesDataManager(
      titles.sorted { $0.key < $1.key }.map { Fixtures.favorite($0.key, $0.value) })
    let answer = try await interactor(favorites).page(CatalogQuery(search: search))
    #expect(answer.rows.map(\.reference.id) == ids)
    #expect(answer.total == ids.count)
  }

  /// Their catalog is the favorites, so it would read all of them for each row: none is asked here.
  @Test func aPointOfOnesOwnIsToldFromItsFavorite() async throws {
    let point = KeptPoint(
      "Spring", at: Coordinate(wrappingLatitude: 1, longitude: 2),
      properties: [KeptProperty("depth", "3")])
    let favorite = point.favorite(added: 5)
    let answer = try await interactor(InMemoryFavoritesDataManager([favorite]))
      .page(CatalogQuery())
    var row = ListRow(reference: point.reference, summary: point.summary, facts: point.facts)
    row.added = 5
    #expect(answer.rows == [row])
  }

  @Test func aLineEachIsCopiedOfThoseThatAreFavorites() async throws {
    let links = MockLinkDataManager()
    var interactor = interactor(store("1", "7"))
    interactor.links = links
    let change = FavoritesChange.copy(["7", "1", "3"].map(Fixtures.reference))
    #expect(try await interactor.change(change) == .rows(.copied(2)))
    #expect(links.copied == ["Port 7\nPort 1"])
  }

  /// The store tells none of these: who asks by a name may.
  @Test func ofACatalogThatIsNotThereNothingIsFound() async throws {
    let elsewhere = Reference(.pokemon, "25")
    await #expect(throws: DataError.notFound(elsewhere)) {
      try await interactor(store()).catalogRow(elsewhere)
    }
  }

  @Test func whatTheCatalogHasNoMoreIsShownFromWhatWasKept() async throws {
    let answer = try await interactor(store("9", "1")).page(CatalogQuery())
    #expect(answer.rows == [Fixtures.row("9", isGone: true), Fixtures.row("1")])
    // What is not on the pages held is not gone, nor what a catalog can't tell.
    let pages = LocalSummaries(harbors, of: CatalogDescription(mock: .cities, holdsAll: false))
    for catalog in [pages, Fixtures.unreadable] {
      let unknown = try await interactor(store("9"), catalog: catalog).page(CatalogQuery())
      #expect(unknown.rows == [Fixtures.row("9", isFound: false)])
    }
  }

  /// The catalog by its name in either language, the day it was added, and where it is.
  @Test(arguments: [
    ("catalog=cities", ["a", "b", "c"]), ("CATALOG=Ciudades", ["a", "b", "c"]),
    ("catálogo!=cities", []), ("date>=1970-01-02", ["b", "c"]), ("fecha=1970-01-02", ["b"]),
    ("date!=1970-01", ["c"]), ("latitude>10 date<1971", ["b"]), ("longitude=-80..-70", ["a"]),
  ])
  func favoritesAreFiltered(_ filters: String, _ ids: [String]) async throws {
    let answer = try await interactor(three).page(CatalogQuery(filters: Filter.all(in: filters)))
    #expect(answer.rows.map(\.reference.id) == ids)
  }

  @Test(arguments: [
    ("catalog=people", DataError.invalidFilter(key: "catalog", value: "people", known: cities)),
    ("catalog>a", .invalidFilter(key: "catalog", value: ">", known: signs)),
    ("date=soon", .invalidFilter(key: "date", value: "soon", known: [Measure.date.examples])),
    ("country=PE", .unknownFilter("country", known: keys)),
  ])
  func aFilterThatMakesNoSenseIsRefused(_ filter: String, _ error: DataError) async {
    await #expect(throws: error) {
      try await interactor(three).page(CatalogQuery(filters: Filter.all(in: filter)))
    }
  }

  private static let cities = [CatalogID.cities.name]
  private static let signs = [Words("="), Words("!=")]
  private static let keys = [
    Words("catalog"), Words("date"), Words("latitude"),
    Words("longitude"),
  ]

  /// Added on the first two days of 1970 and a year later.
  private var three: InMemoryFavoritesDataManager {
    func favorite(_ id: String, _ title: String, _ latitude: Double, added: Int) -> Favorite {
      Favorite(
        reference: Fixtures.reference(id), title: title,
        position: Coordinate(latitude: latitude, longitude: latitude * 6.4), added: added)
    }
    return InMemoryFavoritesDataManager([
      favorite("a", "Lima, PE", -12, added: 5),
      favorite("b", "Ávila, ES", 20, added: 86_400),
      favorite("c", "London, GB", 21, added: 366 * 86_400),
    ])
  }

  @Test(arguments: [
    (nil, Language.english, ["a", "b", "c"]), ("date", .english, ["a", "b", "c"]),
    ("NAME", .english, ["b", "a", "c"]), ("nombre", .spanish, ["b", "a", "c"]),
    ("catálogo", .english, ["a", "b", "c"]),
  ])
  func favoritesAreSorted(_ sort: String?, _ language: Language, _ ids: [String]) async throws {
    var query = CatalogQuery(sort: sort)
    query.language = language
    let answer = try await interactor(three).page(query)
    #expect(answer.rows.map(\.reference.id) == ids)
    #expect(
      answer.query.sort
        == sort.map { $0 == "date" ? "date" : $0 == "catálogo" ? "catalog" : "name" })
  }

  @Test func anOrderThatThereIsNotIsRefusedWithThoseThereAre() async {
    let known = [Words("date"), Words("name"), Words("catalog")]
    await #expect(throws: DataError.unknownSort("size", known: known)) {
      try await interactor(three).page(CatalogQuery(sort: "size"))
    }
  }

  @Test func undoTakesBackOneChangeAfterTheOther() async throws {
    let interactor = interactor(store("1"))
    let (one, two) = (Fixtures.reference("1"), Fixtures.reference("2"))
    _ = try await interactor.change(.toggle([two]))
    _ = try await interactor.change(.remove([one]))
    #expect(try await interactor.change(.undo) == .restored(["Port 1"]))
    #expect(try await interactor.change(.undo) == .withdrawn(["Port 2"]))
    await #expect(throws: DataError.nothingToUndo) { try await interactor.change(.undo) }
  }

  @Test func theCatalogsWordsComeBeforeThoseKept() async throws {
    let renamed = InMemoryFavoritesDataManager([Fixtures.favorite("1", "Old name", position: nil)])
    let items = try await interactor(renamed).page(CatalogQuery()).rows
    #expect(items.map(\.summary) == [Summary(title: "Port 1", position: Fixtures.position)])
  }

  @Test func addingTellsWhatIsNew() async throws {
    let favorites = store("1")
    let addition = try await interactor(favorites).add(
      ["2", "1", "2"].map { Fixtures.reference($0) })
    #expect(
      addition
        == FavoritesAddition(
          added: [Fixtures.favorite("2", added: 99)], already: [Fixtures.favorite("1", added: 99)]))
    #expect(
      try await favorites.all() == [Fixtures.favorite("1"), Fixtures.favorite("2", added: 99)])
  }

  /// Nor does one that may be on a page that is not held.
  @Test(arguments: [.cities, CatalogDescription(mock: .cities, holdsAll: false)])
  func oneUnknownIdAddsNothing(_ catalog: CatalogDescription) async throws {
    let favorites = store()
    let unknown = Fixtures.reference("9")
    let interactor = interactor(favorites, catalog: LocalSummaries(harbors, of: catalog))
    await #expect(throws: DataError.notFound(unknown)) {
      try await interactor.add([Fixtures.reference("1"), unknown])
    }
    #expect(try await favorites.all() == [])
  }

  /// One goes to and fro; several stay, or become favorites.
  @Test func togglingSeveralTakesNoneAway() async throws {
    let favorites = store("1")
    let interactor = interactor(favorites)
    let both = ["1", "2"].map { Fixtures.reference($0) }
    #expect(
      try await interactor.change(.toggle(both))
        == .added(
          FavoritesAddition(
            added: [Fixtures.favorite("2", added: 99)],
            already: [Fixtures.favorite("1", added: 99)])))
    #expect(
      try await interactor.change(.toggle([both[0]]))
        == .removed(FavoritesRemoval(removed: [Fixtures.favorite("1")])))
    #expect(
      try await interactor.change(.toggle([both[0]]))
        == .added(FavoritesAddition(added: [Fixtures.favorite("1", added: 99)])))
  }

  @Test func removingTellsWhatWasNone() async throws {
    let favorites = store("1", "2")
    let removal = try await interactor(favorites).remove(
      ["2", "9"].map { Fixtures.reference($0) })
    #expect(
      removal
        == FavoritesRemoval(removed: [Fixtures.favorite("2")], missing: [Fixtures.reference("9")]))
    #expect(try await favorites.all() == [Fixtures.favorite("1")])
    #expect(try await interactor(favorites).change(.undo) == .restored(["Port 2"]))
  }
}

/// The rows of the favorites, as their details are turned over.
@Suite struct FavoritesOrderTests {
  private let favorites = InMemoryFavoritesDataManager(
    ["3", "1", "2"].map { FavoritesFixtures.favorite($0) })

  private func turn(
    _ rows: Int, from id: String, _ query: CatalogQuery
  ) async throws(DataError) -> AdjacentRow {
    try await FavoritesOrder(favorites: favorites, query: query)
      .turn(rows, from: FavoritesFixtures.reference(id))
  }

  @Test func goesOnPastTheEndOfAPageInTheOrderTheyWereAdded() async throws {
    let query = CatalogQuery(pageSize: 1)
    #expect(try await turn(1, from: "3", query) == .row(FavoritesFixtures.reference("1")))
    #expect(try await turn(-2, from: "2", query) == .row(FavoritesFixtures.reference("3")))
    #expect(try await turn(1, from: "2", query) == .end)
  }

  @Test func goesOnInTheOrderThatWasAskedFor() async throws {
    let query = CatalogQuery(sort: "name")
    #expect(try await turn(1, from: "1", query) == .row(FavoritesFixtures.reference("2")))
    #expect(try await turn(1, from: "3", query) == .end)
  }

  @Test func fromWhatTheListDoesNotShowThereIsNoWayOn() async throws {
    let query = CatalogQuery().searching("port 2")
    #expect(try await turn(1, from: "3", query) == .unlisted)
    #expect(try await turn(1, from: "9", CatalogQuery()) == .unlisted)
  }
}
