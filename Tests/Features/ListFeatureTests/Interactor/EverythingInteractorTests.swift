import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing

@testable import ListFeature

/// A search of several catalogs at once.
@Suite struct EverythingInteractorTests {
  private let favorites = InMemoryFavoritesDataManager()

  private func interactor(
    _ harbors: Named<Harbor>, _ ferries: Named<Ferry>, visits: [Visit] = []
  ) -> EverythingInteractor {
    let cities = MockCatalog(source: CatalogSource(local: harbors, remote: nil, clock: { 0 }))
    let people = MockCatalog(source: CatalogSource(local: ferries, remote: nil, clock: { 0 }))
    let modules: [CatalogID: any CatalogModule] = [.cities: cities, .people: people]
    let catalogs = EverythingCatalogs([.cities, .people]) { modules[$0] ?? people }
    return EverythingInteractor(
      data: EverythingDataManager(catalogs: catalogs), favorites: favorites,
      visits: MockVisitsDataManager(visits), clock: { 1_000 })
  }

  private func harbor(_ id: String) -> Harbor { Harbor(id: id, name: "Port \(id)") }

  private func visit(_ catalog: CatalogID, _ id: String, _ title: String, count: Int) -> Visit {
    Visit(reference: Reference(catalog, id), title: title, last: 0, count: count)
  }

  private func ids(_ page: ListPage) -> [String] {
    page.rows.map { "\($0.reference.catalog.rawValue) \($0.reference.id)" }
  }

  private var both: EverythingInteractor {
    interactor(
      Named([
        (harbor("1"), .whole, 5), (harbor("2"), .beginning, 900), (harbor("3"), .words, 9_000),
      ]),
      Named([(Ferry(id: "4"), .whole, 7), (Ferry(id: "5"), .beginning, 900)]))
  }

  /// A better fit comes first, and then the greater weight; of equals the one in the earlier catalog.
  @Test func rowsOfAllCatalogsAreOneList() async throws {
    let page = try await both.page(.typed(search: "port"))
    #expect(ids(page) == ["people 4", "cities 1", "cities 2", "people 5", "cities 3"])
    #expect(page.rows.map(\.kind?.english) == ["people", "cities", "cities", "people", "cities"])
    #expect(page.total == 5)
    #expect(page.called.map(\.best.id) == ["4", "1"])
    let second = try await both.page(.typed(search: "port", offset: 2, pageSize: 2))
    #expect(ids(second) == ["cities 2", "people 5"])
    #expect(second.total == 5)
  }

  /// Where there is more than a page, the list that is ordered by name is named.
  @Test func theListByNameIsNamed() async throws {
    let cities = CatalogDescription(mock: .cities, search: SearchTraits(isByPrefix: true))
    let people = CatalogDescription(mock: .people)
    let data = EverythingDataManager(
      catalogs: EverythingCatalogs([people, cities]) { _ in
        MockCatalog(
          source: CatalogSource(local: Named<Harbor>([]), remote: nil, clock: { 0 }))
      })
    #expect(data.listedByName([9, 2]) == .cities && data.listedByName([9, 1]) == nil)
    #expect(try await both.page(.typed(search: "port")).byName == nil)
  }

  /// A person who goes past the end has the last page.
  @Test func pastTheEndIsTheLastPage() async throws {
    let page = try await both.page(.typed(search: "port", offset: 90, pageSize: 2))
    #expect(ids(page) == ["cities 3"])
    #expect(page.offset == 4)
  }

  /// An entity that is opened often is first in its fit, and never before a better fit.
  @Test func whatIsOpenedOftenIsFirstInItsFit() async throws {
    let visits = [
      visit(.people, "5", "Ferry 5", count: 2), visit(.cities, "2", "Port 2", count: 1),
      visit(.cities, "3", "Port 3", count: 9),
    ]
    let interactor = interactor(
      Named([
        (harbor("1"), .whole, 5), (harbor("2"), .beginning, 900), (harbor("3"), .words, 9_000),
      ]),
      Named([(Ferry(id: "5"), .beginning, 1)]), visits: visits)
    let page = try await interactor.page(.typed(search: "port"))
    #expect(ids(page) == ["cities 1", "people 5", "cities 2", "cities 3"])
    #expect(page.rows.map(\.isFrequent) == [false, true, false, true])
  }

  /// A favorite is found by its title, although its catalog has it no more.
  @Test func aFavoriteThatIsGoneIsFound() async throws {
    let lost = Favorite(
      reference: Reference(.people, "9"), title: "Port of old", position: nil, added: 1)
    _ = try await favorites.add([lost])
    let page = try await both.page(.typed(search: "port"))
    #expect(
      ids(page)
        == ["people 4", "cities 1", "cities 2", "people 5", "people 9", "cities 3"])
    #expect(page.rows.map(\.isFavorite) == [false, false, false, false, true, false])
    #expect(page.total == 6)
    // Its star can be taken away, too.
    #expect(try await both.change(.toggle(lost.reference)) == .removed([lost]))
  }

  @Test func onlyFavoritesCanBeAskedFor() async throws {
    let reference = Reference(.cities, "2")
    _ = try await favorites.add([
      Favorite(reference: reference, title: "Port 2", position: nil, added: 1)
    ])
    let starred = try await both.page(.typed(search: "port", favoritesOnly: true))
    #expect(ids(starred) == ["cities 2"])
    let filter = Filter(key: "favorite", value: "yes")
    let filtered = try await both.page(.typed(search: "port", filters: [filter]))
    #expect(ids(filtered) == ["cities 2"])
  }

  /// Before anything is typed there is what the user opened often, and then the favorites.
  @Test func withoutASearchThereIsWhatIsUsed() async throws {
    _ = try await favorites.add([
      Favorite(reference: Reference(.cities, "1"), title: "Port 1", position: nil, added: 1)
    ])
    let visits = [
      visit(.people, "4", "Ferry 4", count: 3), visit(.people, "5", "Ferry 5", count: 1),
    ]
    let interactor = interactor(
      Named([(harbor("1"), .whole, 5)]), Named([(Ferry(id: "4"), .whole, 7)]), visits: visits)
    #expect(ids(try await interactor.page(.typed())) == ["people 4", "cities 1"])
  }

  @Test func whatOneCatalogKnowsIsRefused() async throws {
    let both = both
    await #expect(
      throws: DataError.unknownFilter("country", known: [CatalogQuery.favoriteWords])
    ) {
      try await both.page(.typed(filters: [Filter(key: "country", value: "pe")]))
    }
    await #expect(
      throws: DataError.unknownSort("name", known: [Words("relevance")])
    ) {
      try await both.page(.typed(search: "port", sort: "name"))
    }
    #expect(try await both.page(.typed(search: "port", sort: "relevance")).total == 5)
  }

  /// They are offered where nothing is found, the likeliest first, and count for nothing.
  @Test func guessesAreOnlyOffered() async throws {
    let interactor = interactor(
      Named([], near: [(harbor("1"), 5), (harbor("2"), 900)]),
      Named([], near: [(Ferry(id: "4"), 70)]))
    let page = try await interactor.page(.typed(search: "pirt"))
    #expect(ids(page) == ["cities 2", "people 4", "cities 1"])
    #expect(page.areSuggestions && page.total == 0 && page.called.isEmpty)
    let marks = try await interactor.page(.typed(search: "'"))
    #expect(marks.rows.isEmpty && !marks.areSuggestions)
  }

  /// Where hardly anybody means what is found, a much likelier name is offered before it.
  @Test(arguments: [(1_000_000, true), (999_999, false)])
  func aMuchLikelierGuessGoesBeforeAWeakBeginning(weight: Int, isOffered: Bool) async throws {
    let interactor = interactor(
      Named([(harbor("1"), .beginning, 999)], near: [(harbor("2"), weight)]), Named([]))
    let page = try await interactor.page(.typed(search: "pirt"))
    #expect(ids(page) == (isOffered ? ["cities 2", "cities 1"] : ["cities 1"]))
    #expect(page.areSuggestions == isOffered)
  }

  /// Not before a city, a name that is whole, or twenty of them; five rows are enough.
  @Test(
    arguments: [
      (.beginning, 199_999, 19, true), (.beginning, 200_000, 19, false),
      (.beginning, 199_999, 20, false), (.whole, 1, 1, false),
    ] as [(NameFit, Int, Int, Bool)])
  func onlyWhatHardlyAnybodyMeansGivesWay(
    fit: NameFit, weight: Int, count: Int, isWeak: Bool
  ) async throws {
    let interactor = interactor(
      Named(
        (1...count).map { (harbor("\($0)"), fit, weight) },
        near: [(harbor("0"), 1_000_000_000)]),
      Named([]))
    let page = try await interactor.page(.typed(search: "pirt"))
    #expect(page.areSuggestions == isWeak)
    #expect(ids(page).first == (isWeak ? "cities 0" : "cities 1"))
    #expect(!isWeak || page.rows.count == 5)
  }

  /// The shell takes the first row alone, and that only if it is called so.
  @Test func nothingIsCalledSoIfTheFirstRowIsNot() async throws {
    let interactor = interactor(
      Named([(harbor("1"), .beginning, 900)]),
      Named([(Ferry(id: "4"), .beginning, 7)], areCalled: true))
    let page = try await interactor.page(.typed(search: "port"))
    #expect(ids(page) == ["cities 1", "people 4"])
    #expect(page.called.isEmpty)
  }

  @Test func starsAndUndoWorkWhateverTheCatalog() async throws {
    let reference = Reference(.people, "4")
    let both = both
    #expect(try await both.change(.star([reference])).favorites.map(\.title) == ["Ferry 4"])
    #expect(try await both.page(.typed(search: "port")).rows.first?.isFavorite == true)
    #expect(try await both.change(.unstar([reference])).favorites.map(\.reference) == [reference])
    await #expect(throws: DataError.notFound(Reference(.items, "1"))) {
      try await both.change(.star([Reference(.items, "1")]))
    }
  }

  /// A catalog that can't be read takes away its rows alone, and the page says so.
  @Test func aCatalogThatCannotBeReadIsLeftOut() async throws {
    let broken = DataError.unreadable(path: "cache", reason: .system("x"))
    let half = interactor(
      Named([(harbor("1"), .whole, 5)]), Named([(Ferry, NameFit, Int)](), failing: broken))
    let page = try await half.page(.typed(search: "port"))
    #expect(ids(page) == ["cities 1"])
    #expect(page.partialError == broken)
    #expect(try await both.page(.typed(search: "port")).partialError == nil)
    let none = interactor(Named([]), Named([(Ferry, NameFit, Int)](), failing: broken))
    await #expect(throws: broken) { try await none.page(.typed(search: "port")) }
  }

  /// A list says how much its search finds in the other catalogs.
  @Test func aListCountsWhatIsElsewhere() async throws {
    let data = both.data
    #expect(await data.count(.typed(search: "port"), except: .cities) == 2)
    #expect(await data.count(.typed(search: "port"), except: .people) == 3)
    var list = ListInteractor(
      source: CatalogSource(
        local: MockLocalDataManager([harbor("1")]), remote: nil, clock: { 0 }),
      favorites: favorites, clock: { 0 })
    #expect(await list.countElsewhere(.typed(search: "port")) == 0)
    list.elsewhere = data
    #expect(await list.countElsewhere(.typed(search: "port")) == 2)
    #expect(await both.countElsewhere(.typed(search: "port")) == 0)
  }
}

/// Answers with entities of given ranks.
private struct Named<Item: Entity & Summarizable & Describable>: LocalDataManager {
  let sortKeys = ["name"]
  private let found: [(Item, NameFit, Int)]
  private let guesses: [(Item, Int)]
  private let areCalled: Bool?
  private let error: DataError?

  init(
    _ found: [(Item, NameFit, Int)], near guesses: [(Item, Int)] = [], areCalled: Bool? = nil,
    failing error: DataError? = nil
  ) {
    (self.found, self.guesses, self.areCalled, self.error) = (found, guesses, areCalled, error)
  }

  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage { ListPage() }

  func named(_ query: CatalogQuery) async throws(DataError) -> NameMatches {
    if let error { throw error }
    let wanted = found.filter { query.ids?.contains($0.0.id) ?? true }
    let matches = wanted.prefix(query.pageSize).map {
      NameMatch(
        ListRow($0.0, for: query), NameRank($0.1, weight: $0.2), isCalled: areCalled)
    }
    return NameMatches(Array(matches), total: wanted.count)
  }

  func suggestions(_ query: CatalogQuery) async throws(DataError) -> [NameMatch] {
    if let error { throw error }
    return guesses.prefix(query.pageSize).map {
      NameMatch(ListRow($0.0, for: query), NameRank(.guess, weight: $0.1))
    }
  }

  func held(_ id: String) async throws(DataError) -> HeldItem<Item> {
    HeldItem(found.map(\.0).first { $0.id == id }, parts: [], provenance: .embedded)
  }

  func store(_ results: [FetchResult<Item>]) async throws(DataError) {}
}
