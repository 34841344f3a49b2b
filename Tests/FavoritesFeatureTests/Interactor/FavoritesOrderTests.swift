import Catalog
import CatalogMocks
import Domain
import Testing

@testable import FavoritesFeature

/// The rows of the favorites, as their details are turned over.
@Suite struct FavoritesOrderTests {
  private let favorites = InMemoryFavoritesDataManager(
    ["3", "1", "2"].map { FavoritesFixtures.favorite($0) })

  private func turn(
    _ rows: Int, from id: String, _ query: FavoritesQuery
  ) async throws(DataError) -> AdjacentRow {
    try await FavoritesOrder(favorites: favorites, query: query)
      .turn(rows, from: FavoritesFixtures.reference(id))
  }

  @Test func goesOnPastTheEndOfAPageInTheOrderTheyWereAdded() async throws {
    let query = FavoritesQuery(pageSize: 1)
    #expect(try await turn(1, from: "3", query) == .row(FavoritesFixtures.reference("1")))
    #expect(try await turn(-2, from: "2", query) == .row(FavoritesFixtures.reference("3")))
    #expect(try await turn(1, from: "2", query) == .end)
  }

  @Test func fromWhatTheListDoesNotShowThereIsNoWayOn() async throws {
    let query = FavoritesQuery().searching("port 2")
    #expect(try await turn(1, from: "3", query) == .unlisted)
    #expect(try await turn(1, from: "9", FavoritesQuery()) == .unlisted)
  }
}
