import ContractMocks
import Contracts
import Domain
import ListMocks
import TestSupport
import Testing

@testable import ListFeature

@MainActor
@Suite struct ListPlacesTests {
  let query = CatalogQuery.typed(search: "port", sort: "name", offset: 40, pageSize: 20)
  let here = Coordinate(wrappingLatitude: 1, longitude: 2)

  @Test(arguments: [false, true])
  func hasThePlacesOfAllPagesUnlessTheyAreSuggestions(areSuggestions: Bool) async throws {
    let item = ListRow(
      reference: ListFixtures.reference("a"), summary: Summary(title: "A", position: here))
    let list = MockListInteractor(
      [
        .final(
          ListPage(
            query: query, rows: [item, ListFixtures.row("b")], areSuggestions: areSuggestions,
            total: 7, alternateTotal: 2))
      ])
    let places = ListPlaces(list: list, areNamed: false) { query }
    let found = try await places.rows(limit: 500)
    #expect(found.rows.map(\.title) == (areSuggestions ? [] : ["A", "Port b"]))
    #expect(found.count == 9)
    #expect(list.calls == [.page(CatalogQuery.typed(search: "port", sort: "name", pageSize: 500))])
  }

  @Test func hasTheNamesOfPlacesWhereThatIsAllThereIs() async throws {
    let named = ListRow(
      reference: ListFixtures.reference("a"), summary: Summary(title: "A"),
      facts: [Fact("places", Words("Places"), .places(["Oz", "Peru"]))])
    let list = MockListInteractor([
      .final(ListPage(query: query, rows: [named, ListFixtures.row("b")], total: 2))
    ])
    let listed = try await ListPlaces(list: list, areNamed: true) { query }.rows(limit: 9)
    #expect(listed.rows.map(\.facts) == [named.facts, []])
    var asked = CatalogQuery.typed(search: "port", sort: "name", pageSize: 9)
    asked.hasFacts = true
    #expect(list.calls == [.page(asked)])
  }

  @Test func areOfWhereTheListIsEachTime() async throws {
    let list = MockListInteractor(
      [.final(ListPage(query: query, rows: [], total: 1))],
      [.final(ListPage(query: query, rows: [], total: 2))])
    let memory = ListMemory()
    let places = ListPlaces(list: list, areNamed: false) { await memory[.cities]?.query }
    #expect(try await places.rows(limit: 5) == ListPage())
    for search in ["port", "bay"] {
      memory[.cities] = ListMemory.Position(query: CatalogQuery.typed(search: search), chosen: 0)
      _ = try await places.rows(limit: 5)
    }
    #expect(
      list.calls == [
        .page(CatalogQuery.typed(search: "port", pageSize: 5)),
        .page(CatalogQuery.typed(search: "bay", pageSize: 5)),
      ])
  }
}

/// The rows of a list, as its details are turned over.
@Suite struct ListOrderTests {
  private let harbors = MockLocalDataManager(
    ["1", "2", "3", "4"].map { Harbor(id: $0, name: "Port \($0)") })

  private func turn(
    _ rows: Int, from reference: Reference, _ query: CatalogQuery = CatalogQuery.typed(pageSize: 1),
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
    var query = CatalogQuery.typed(pageSize: 9)
    query.filters = [Filter(key: "favorite", value: "yes")]
    let next = try await turn(1, from: ListFixtures.reference("2"), query, starred: ["4"])
    #expect(next == .row(ListFixtures.reference("4")))
  }
}
