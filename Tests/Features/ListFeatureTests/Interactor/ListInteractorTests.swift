import ContractMocks
import Contracts
import Domain
import Geo
import TestSupport
import Testing

@testable import ListFeature

@Suite struct ListInteractorTests {
  private let harbors = ["1", "2", "3", "4", "5"].map { Harbor(id: $0, name: "Port \($0)") }
  private let position = Coordinate(wrappingLatitude: 0, longitude: 0)
  private static let nothing = Result<MockPage<Harbor>, DataError>.success(
    MockPage(matches: [], total: 0))

  private func local() -> MockLocalDataManager<Harbor> { MockLocalDataManager(harbors) }

  private func favorite(_ id: String, added: Int = 1) -> Favorite {
    Favorite(
      reference: Reference(.cities, id), title: "Port \(id)", position: position, added: added)
  }

  private func interactor(
    _ local: MockLocalDataManager<Harbor>,
    _ favorites: InMemoryFavoritesDataManager = InMemoryFavoritesDataManager()
  ) -> ListInteractor<Harbor> {
    ListInteractor(
      source: CatalogSource(local: local, remote: nil, clock: { 99 }), favorites: favorites,
      clock: { 99 })
  }

  @Test(arguments: [("\u{301}", 0), ("…", 0), (" - ", 0), ("", 5), ("  ", 5)])
  func aSearchOfWhichNothingRemainsFindsNothing(_ search: String, _ total: Int) async throws {
    let interactor = interactor(local())
    #expect(try await interactor.page(CatalogQuery.typed(search: search)).total == total)
  }

  @Test func marksFavoritesAndOtherNames() async throws {
    let matches = harbors.map {
      MockPage.Match($0, matchedName: $0.id == "5" ? "Harbor 5" : nil)
    }
    let local = MockLocalDataManager(
      .success(MockPage(matches: matches, total: 4, alternateTotal: 1)))
    let interactor = interactor(local, InMemoryFavoritesDataManager([favorite("4")]))
    let query = CatalogQuery.typed(search: "p", offset: 3, pageSize: 3)
    #expect(
      try await interactor.page(query)
        == ListPage(
          query: query,
          rows: [
            ListRow(
              reference: Reference(.cities, "4"), summary: harbors[3].summary, isFavorite: true),
            ListRow(
              reference: Reference(.cities, "5"), summary: harbors[4].summary,
              matchedName: "Harbor 5"),
          ],
          total: 4, alternateTotal: 1))
  }

  @Test func suggestsOnlyWhereNothingIsFound() async throws {
    let suggested = MockPage<Harbor>.Match(harbors[0], matchedName: "Harbour 1")
    let empty = MockLocalDataManager<Harbor>(Self.nothing, suggestions: [suggested])
    let answer = try await interactor(empty, InMemoryFavoritesDataManager([favorite("1")]))
      .page(CatalogQuery.typed(search: "prot"))
    #expect(answer.areSuggestions)
    #expect(answer.total == 0)
    #expect(
      answer.rows == [
        ListRow(
          reference: Reference(.cities, "1"), summary: harbors[0].summary, isFavorite: true,
          matchedName: "Harbour 1")
      ])
    let full = MockLocalDataManager(
      .success(MockPage(matches: [.init(harbors[1])], total: 1)), suggestions: [suggested])
    for (local, search, pageSize) in [(full, "prot", 9), (empty, "", 9), (empty, "prot", 0)] {
      let query = CatalogQuery.typed(search: search, pageSize: pageSize)
      let answer = try await interactor(local).page(query)
      #expect(!answer.areSuggestions)
    }
  }

  @Test(arguments: [(1, 1), (2, 1), (4, 3), (6, 5), (20, 5)])
  func asManyGuessesAsFitBesideTheirLine(_ pageSize: Int, _ count: Int) async throws {
    let suggestions = (1...9).map { MockPage.Match(Harbor(id: "\($0)", name: "Port")) }
    let local = MockLocalDataManager(Self.nothing, suggestions: suggestions)
    let answer = try await interactor(local)
      .page(CatalogQuery.typed(search: "prot", pageSize: pageSize))
    #expect(answer.rows.count == count)
  }

  @Test(arguments: [
    CatalogQuery.typed(favoritesOnly: true),
    CatalogQuery.typed(filters: [Filter(key: "favorite", value: "Yes")]),
    CatalogQuery.typed(filters: [Filter(key: "Favorito", value: "SI")]),
  ])
  func favoritesOnlyIsARestrictionHoweverItIsWritten(_ query: CatalogQuery) async throws {
    let local = local()
    let interactor = interactor(local, InMemoryFavoritesDataManager([favorite("2")]))
    let answer = try await interactor.page(query)
    #expect(answer.rows.map(\.reference.id) == ["2"])
    #expect(answer.query == CatalogQuery.typed(favoritesOnly: true))
    #expect(local.queries.map(\.filters) == [[]])
  }

  @Test func countriesAreUnderstoodByNameAndKeysInAnyCase() async throws {
    let local = local()
    let typed = CatalogQuery.typed(
      filters: ["Perú", "pe", "Atlantis"].map { Filter(key: "COUNTRY", value: $0) }
        + [Filter(key: "Size", value: "Perú")],
      sort: "Name")
    let understood =
      ["PE", "PE", "Atlantis"].map { Filter(key: "country", value: $0) }
      + [Filter(key: "size", value: "Perú")]
    let answer = try await interactor(local).page(typed)
    #expect(answer.query == CatalogQuery.typed(filters: understood, sort: "name"))
    #expect(
      local.queries == [
        CatalogQuery(filters: understood, sort: "name", isTyped: true)
      ])
  }

  @Test(arguments: [("País", "POBLACION"), ("pais", "población"), ("country", "Population")])
  func keysAreUnderstoodInBothLanguages(filter: String, sort: String) async throws {
    var interactor = interactor(local())
    interactor.catalog = .cities
    let typed = CatalogQuery.typed(filters: [Filter(key: filter, value: "perú")], sort: sort)
    #expect(
      try await interactor.page(typed).query
        == CatalogQuery.typed(filters: [Filter(key: "country", value: "PE")], sort: "population"))
  }

  /// The place is looked for once: a page that is asked for again has it.
  @Test(arguments: ["distance lima", "Distancia  lima", "DISTANCE lima"])
  func distancesAreMeasuredFromThePlaceThatIsTyped(sort: String) async throws {
    let local = local()
    var interactor = interactor(local)
    interactor.catalog = .cities
    let lima = CatalogQuery.Origin("Lima, PE", Coordinate(wrappingLatitude: 0, longitude: 1))
    interactor.origin = { name throws(DataError) in
      guard name == "lima" else { throw .noOrigin(name) }
      return lima
    }
    let page = try await interactor.page(.typed(sort: sort, pageSize: 1))
    var query = CatalogQuery.typed(sort: "distance", pageSize: 1)
    query.origin = lima
    #expect(page.query == query)
    #expect(
      page.rows.map(\.sortedBy) == [
        Fact(
          "distance", Words("Distance"),
          .distance(kilometres: Geodesy.distance(from: position, to: lima.position)))
      ])
    interactor.origin = { name throws(DataError) in throw .noOrigin(name) }
    #expect(try await interactor.page(page.query).query == query)
    #expect(local.queries.map(\.origin) == [lima, lima])
    let other = interactor
    for (sort, place) in [("distance atlantis", "atlantis"), ("distance", "")] {
      await #expect(throws: DataError.noOrigin(place)) {
        try await other.page(.typed(sort: sort))
      }
    }
    #expect(page.query.sorting(by: "name").origin == nil)
  }

  /// What was typed is the beginning of its name.
  @Test func aRegionIsCalledAsItsRowsSay() async throws {
    let local = MockLocalDataManager(["Texas", "Ohio"].map { Ward(id: $0) })
    let interactor = ListInteractor(
      source: CatalogSource(local: local, remote: nil, clock: { 0 }), catalog: .cities,
      favorites: InMemoryFavoritesDataManager(), clock: { 0 })
    let typed = ["Region", "x"].map { Filter(key: $0, value: "tex") }
    let answer = try await interactor.page(CatalogQuery.typed(filters: typed))
    #expect(answer.query.filters == [Filter(key: "region", value: "Texas"), typed[1]])
    let none = try await interactor.page(CatalogQuery(filters: typed, ids: []))
    #expect(none.query.filters == typed)
  }

  /// Rows of places show their region, country and population; other rows show no facts.
  @Test(arguments: [(CatalogDescription.cities, true), (.people, false)])
  func rowsOfPlacesHaveTheirFacts(catalog: CatalogDescription, haveFacts: Bool) async throws {
    var interactor = interactor(local())
    interactor.catalog = catalog
    let rows = try await interactor.page(.typed(pageSize: 1)).rows
    #expect(rows.map(\.facts) == [haveFacts ? [.name("Port 1")] : []])
  }

  @Test func theFilterOfFavoritesKnowsOnlyYesAndIsAmongTheKnownOnes() async {
    let invalid = DataError.invalidFilter(
      key: "favorite", value: "maybe", known: [Words("yes")])
    await #expect(throws: invalid) {
      try await interactor(local())
        .page(CatalogQuery.typed(filters: [Filter(key: "favorite", value: "maybe")]))
    }
    let failing = MockLocalDataManager<Harbor>(
      .failure(.unknownFilter("x", known: [Words("country")])))
    let known = [Words("country"), Words("favorite")]
    await #expect(throws: DataError.unknownFilter("x", known: known)) {
      try await interactor(failing).page(CatalogQuery.typed())
    }
  }

  /// The orders that can be typed are those of the catalog, in both languages.
  @Test func anUnknownOrderIsToldWithThoseThatThereAre() async {
    let known = [Words("name")]
    let failing = MockLocalDataManager<Harbor>(.failure(.unknownSort("x", known: known)))
    var interactor = interactor(failing)
    let cases: [(CatalogDescription?, [Words])] = [
      (nil, known), (.cities, CatalogDescription.cities.sorts.map(\.words)),
    ]
    for (catalog, words) in cases {
      interactor.catalog = catalog
      let asked = interactor
      await #expect(throws: DataError.unknownSort("x", known: words)) {
        try await asked.page(CatalogQuery.typed(sort: "x"))
      }
    }
  }

  /// The key that is said is the one that can be typed in the language.
  @Test(arguments: [(Language.spanish, "país"), (.english, "country")])
  func aValueThatMakesNoSenseIsToldWithItsKey(language: Language, key: String) async {
    let failing = MockLocalDataManager<Harbor>(
      .failure(.invalidFilter(key: "country", value: "x")))
    var interactor = interactor(failing)
    interactor.catalog = .cities
    var query = CatalogQuery.typed(filters: [Filter(key: "country", value: "x")])
    query.language = language
    let asked = (interactor, query)
    await #expect(throws: DataError.invalidFilter(key: key, value: "x")) {
      try await asked.0.page(asked.1)
    }
  }

  /// What is typed may mean more than a script's search, which is taken as it stands.
  @Test(arguments: [
    (CatalogQuery.typed(search: "p"), 10, true), (CatalogQuery.typed(search: ""), 10, true),
    (CatalogQuery.typed(search: "p", sort: "name"), 0, true),
    (CatalogQuery.typed(search: "p", favoritesOnly: true), 0, true),
    (CatalogQuery.typed(search: "p", filters: [Filter(key: "country", value: "PE")]), 10, true),
    (CatalogQuery(search: "p"), 0, false),
  ])
  func whatIsTypedHasTopHits(_ query: CatalogQuery, _ topHits: Int, _ readsAreas: Bool) async throws
  {
    let local = local()
    _ = try await interactor(local).page(query)
    #expect(local.queries.map(\.topHits) == [topHits])
    #expect(local.queries.map(\.isTyped) == [readsAreas])
  }

  @Test func saysWhatWasFoundFirstAndByWhichName() async throws {
    let matches = harbors.map { MockPage.Match($0) }
    let local = MockLocalDataManager(
      .success(MockPage(matches: matches, total: 5, topHits: 2, name: "port")))
    let answer = try await interactor(local).page(CatalogQuery.typed(search: "port peru"))
    #expect((answer.topHits, answer.name) == (2, "port"))
  }

  @Test func rowsHaveWhatTheyAreSortedByAndTheFactsThatAreAskedFor() async throws {
    let query = CatalogQuery(sort: "Population", pageSize: 2, hasFacts: true)
    let interactor = interactor(local())
    let asked = try await interactor.page(query).rows
    #expect(asked.map(\.sortedBy) == [.population(4), .population(4)])
    #expect(asked.map(\.facts) == [[.name("Port 1")], [.name("Port 2")]])
    let plain = try await interactor.page(CatalogQuery.typed(pageSize: 1)).rows
    #expect(plain.map(\.sortedBy) == [nil] && plain.map(\.facts) == [[]])
  }

  @Test(arguments: [(0, 0), (4, 4), (5, 4), (6, 4), (.max, 4)])
  func anOffsetPastTheEndMeansTheLastPage(_ offset: Int, _ shown: Int) async throws {
    let interactor = interactor(local())
    let answer = try await interactor.page(CatalogQuery.typed(offset: offset, pageSize: 2))
    #expect(answer.query.offset == shown)
    #expect(answer.rows.first?.reference.id == String(shown + 1))
  }

  @Test func anExactOffsetPastTheEndIsAnEmptyPage() async throws {
    let query = CatalogQuery(offset: 999_999, pageSize: 2)
    let answer = try await interactor(local()).page(query)
    #expect(answer == ListPage(query: query, total: 5))
  }

  @Test func aBrokenStoreTakesOnlyTheStarsUnlessOnlyFavoritesAreAskedFor() async throws {
    let interactor = interactor(
      local(), InMemoryFavoritesDataManager([favorite("1")], error: ListFixtures.broken))
    let answer = try await interactor.page(CatalogQuery.typed())
    #expect(answer.rows.map(\.isFavorite) == [false, false, false, false, false])
    #expect(answer.partialError == ListFixtures.broken)
    await #expect(throws: ListFixtures.broken) {
      try await interactor.page(CatalogQuery.typed(favoritesOnly: true))
    }
  }

  @Test func severalBecomeFavoritesOrNone() async throws {
    let favorites = InMemoryFavoritesDataManager([favorite("1")])
    let interactor = interactor(local(), favorites)
    let rows = ["1", "2", "3"].map(ListFixtures.reference)
    await #expect(throws: DataError.notFound(ListFixtures.reference("9"))) {
      try await interactor.change(.star(rows + [ListFixtures.reference("9")]))
    }
    #expect(try await favorites.all() == [favorite("1")])
    let new = ["2", "3"].map { favorite($0, added: 99) }
    #expect(try await interactor.change(.star(rows)) == .added(new))
    #expect(try await interactor.change(.unstar(rows)) == .removed([favorite("1")] + new))
    #expect(try await interactor.change(.undo) == .restored([favorite("1")] + new))
    #expect(try await interactor.change(.undo) == .withdrawn(new))
    #expect(try await favorites.all() == [favorite("1")])
  }

  @Test func aLineARowIsCopied() async throws {
    let links = MockLinkDataManager()
    var interactor = interactor(local())
    interactor.links = links
    try await interactor.copy(["2", "3"].map(ListFixtures.reference))
    #expect(links.copied == ["Port 2\nPort 3"])
    interactor.links = NoLinks()
    await #expect(throws: DataError.noClipboard) { try await interactor.copy([]) }
  }

  @Test func aStarKeepsWhatARowNeedsAndCanBeTakenBack() async throws {
    let favorites = InMemoryFavoritesDataManager()
    let interactor = interactor(local(), favorites)
    let (reference, missing) = (ListFixtures.reference("3"), ListFixtures.reference("9"))
    #expect(try await interactor.change(.toggle(reference)) == .added([favorite("3", added: 99)]))
    #expect(try await favorites.all() == [favorite("3", added: 99)])
    #expect(try await interactor.change(.toggle(reference)) == .removed([favorite("3", added: 99)]))
    await #expect(throws: DataError.notFound(missing)) {
      try await interactor.change(.toggle(missing))
    }
    #expect(try await favorites.all() == [])
    #expect(try await interactor.change(.undo) == .restored([favorite("3", added: 99)]))
  }
}
