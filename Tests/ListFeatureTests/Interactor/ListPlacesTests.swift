import Catalog
import CatalogMocks
import Domain
import ListMocks
import TestSupport
import Testing

@testable import ListFeature

@MainActor
@Suite struct ListPlacesTests {
  let query = ListQuery(search: "port", sort: "name", offset: 40, pageSize: 20)
  let here = Coordinate(wrappingLatitude: 1, longitude: 2)

  @Test(arguments: [false, true])
  func hasThePlacesOfAllPagesUnlessTheyAreSuggestions(areSuggestions: Bool) async throws {
    let item = ListItem(
      reference: ListFixtures.reference("a"), summary: Summary(title: "A", position: here))
    let list = MockListInteractor(
      [
        .final(
          ListAnswer(
            query: query, items: [item, ListFixtures.item("b")], areSuggestions: areSuggestions,
            total: 7, alternateTotal: 2))
      ])
    let places = ListPlaces(list: list, areNamed: false) { query }
    let place = ListedPlaces.Place(reference: item.reference, title: "A", coordinate: here)
    #expect(
      try await places.places(limit: 500)
        == ListedPlaces(places: areSuggestions ? [] : [place], total: 9))
    #expect(list.calls == [.page(ListQuery(search: "port", sort: "name", pageSize: 500))])
  }

  @Test func hasTheNamesOfPlacesWhereThatIsAllThereIs() async throws {
    let named = ListItem(
      reference: ListFixtures.reference("a"), summary: Summary(title: "A"),
      facts: [Fact("places", Words("Places", "Lugares"), .places(["Oz", "Peru"]))])
    let list = MockListInteractor([
      .final(ListAnswer(query: query, items: [named, ListFixtures.item("b")], total: 2))
    ])
    let listed = try await ListPlaces(list: list, areNamed: true) { query }.places(limit: 9)
    #expect(listed.naming?.map(\.names) == [["Oz", "Peru"], []])
    #expect(
      list.calls == [
        .page(ListQuery(search: "port", sort: "name", pageSize: 9, hasFacts: true))
      ])
  }

  @Test func areOfWhereTheListIsEachTime() async throws {
    let list = MockListInteractor(
      [.final(ListAnswer(query: query, items: [], total: 1))],
      [.final(ListAnswer(query: query, items: [], total: 2))])
    let memory = ListMemory()
    let places = ListPlaces(list: list, areNamed: false) { await memory[.cities]?.query }
    #expect(try await places.places(limit: 5) == ListedPlaces(places: [], total: 0))
    for search in ["port", "bay"] {
      memory[.cities] = ListMemory.Place(query: ListQuery(search: search), chosen: 0)
      _ = try await places.places(limit: 5)
    }
    #expect(
      list.calls == [
        .page(ListQuery(search: "port", pageSize: 5)), .page(ListQuery(search: "bay", pageSize: 5)),
      ])
  }
}

/// The rows of a list, as its details are turned over.
@Suite struct ListOrderTests {
  private let harbors = MockLocalDataManager(
    ["1", "2", "3", "4"].map { .init(Harbor(id: $0, name: "Port \($0)")) })

  private func turn(
    _ rows: Int, from reference: Reference, _ query: ListQuery = ListQuery(pageSize: 1),
    starred: [String] = []
  ) async throws(DataError) -> AdjacentRow {
    let favorites = starred.map {
      Favorite(reference: ListFixtures.reference($0), title: $0, position: nil, added: 1)
    }
    return try await ListOrder(
      local: harbors, favorites: InMemoryFavoritesDataManager(favorites), query: query
    ).turn(rows, from: reference)
  }

  @Test func goesOnPastTheEndOfAPage() async throws {
    #expect(
      try await turn(2, from: ListFixtures.reference("1")) == .row(ListFixtures.reference("3")))
    #expect(
      try await turn(-1, from: ListFixtures.reference("4")) == .row(ListFixtures.reference("3")))
    #expect(try await turn(1, from: ListFixtures.reference("4")) == .end)
  }

  @Test func whatIsOfAnotherCatalogIsNotInIt() async throws {
    #expect(try await turn(1, from: Reference(.people, "1")) == .unlisted)
  }

  @Test func aListOfFavoritesKeepsTheOneThatIsTurnedOverFrom() async throws {
    var query = ListQuery(pageSize: 9)
    query.filters = [Filter(key: "favorite", value: "yes")]
    let next = try await turn(1, from: ListFixtures.reference("2"), query, starred: ["4"])
    #expect(next == .row(ListFixtures.reference("4")))
  }
}

/// What is often opened comes first where a search is to begin with it.
@Suite struct ListFrequentTests {
  private let harbors = (1...9).map { Harbor(id: String($0), name: "Port \($0)") }

  private func visit(_ id: String, count: Int, age: Int = 0) -> Visit {
    Visit(reference: Reference(.cities, id), title: "Port", last: 1_000_000 - age, count: count)
  }

  private func rows(_ query: ListQuery, _ visits: [Visit]) async throws -> [String] {
    let interactor = ListInteractor(
      source: CatalogSource(
        local: MockLocalDataManager(harbors.map { .init($0) }), remote: nil, clock: { 0 }),
      favorites: InMemoryFavoritesDataManager(), visits: MockVisitsDataManager(visits),
      clock: { 1_000_000 })
    return try await interactor.page(query).items.map {
      $0.reference.id + ($0.isFrequent ? "↺" : "")
    }
  }

  private func query(_ offset: Int = 0, pageSize: Int = 4) -> ListQuery {
    var query = ListQuery(search: "p", offset: offset, pageSize: pageSize)
    query.startsWithFrequent = true
    return query
  }

  private var visits: [Visit] {
    [
      visit("9", count: 2, age: 90_000), visit("2", count: 2), visit("5", count: 1),
      Visit(reference: Reference(.people, "3"), title: "Ana", last: 1_000_000, count: 9),
    ]
  }

  /// Once is not often; what another catalog has counts there.
  @Test func theLikeliestIsFirst() async throws {
    #expect(try await rows(query(), visits) == ["2↺", "9↺", "1", "3"])
  }

  /// What was pushed off the first page begins the second, and no row comes twice.
  @Test func noRowIsPassedOver() async throws {
    #expect(try await rows(query(4), visits) == ["4", "5", "6", "7"])
    #expect(try await rows(query(8), visits) == ["8"])
  }

  @Test func atMostAsManyAsTopHits() async throws {
    let all = harbors.map { visit($0.id, count: 2, age: Int($0.id) ?? 0) }
    #expect(
      try await rows(query(pageSize: 5), all).filter { $0.hasSuffix("↺") }
        == ["1↺", "2↺", "3↺"])
  }

  @Test func elsewhereTheOrderIsTheUsualOne() async throws {
    let plain = ListQuery(search: "p", pageSize: 4)
    var sorted = query()
    sorted.sort = "name"
    #expect(try await rows(plain, visits) == ["1", "2", "3", "4"])
    #expect(try await rows(query(), []) == ["1", "2", "3", "4"])
    #expect(try await rows(sorted, visits).allSatisfy { !$0.hasSuffix("↺") })
  }

  @Test func onlyThoseThatAreWantedAreFound() async throws {
    #expect(try await rows(ListQuery(ids: ["7", "3"]), []) == ["3", "7"])
  }
}
