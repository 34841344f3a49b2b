import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import ListFeature

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
