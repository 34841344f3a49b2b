import Catalog
import Domain
import ListMocks
import Testing

@testable import ListFeature

@Suite struct ListPlacesTests {
  let query = ListQuery(search: "port", sort: "name", offset: 40, pageSize: 20)
  let here = Coordinate(wrappingLatitude: 1, longitude: 2)

  @Test func hasThePlacesOfAllPages() async throws {
    let items = [
      ListItem(
        reference: ListFixtures.reference("a"), summary: Summary(title: "A", position: here),
        isFavorite: false),
      ListFixtures.item("b"),
    ]
    let list = MockListInteractor(
      .success(ListAnswer(query: query, items: items, total: 7, alsoKnownTotal: 2)))
    let places = try await ListPlaces(list: list, query: query).places(limit: 500)
    #expect(
      places
        == ListedPlaces(
          places: [.init(reference: ListFixtures.reference("a"), title: "A", coordinate: here)],
          total: 9))
    let asked = ListQuery(search: "port", sort: "name", offset: 0, pageSize: 500)
    #expect(list.calls == [.page(asked)])
  }

  @Test func guessesAreNotWhatWasAskedFor() async throws {
    let item = ListItem(
      reference: ListFixtures.reference("a"), summary: Summary(title: "A", position: here),
      isFavorite: false)
    let list = MockListInteractor(
      .success(ListAnswer(query: query, items: [item], areGuesses: true, total: 0)))
    #expect(
      try await ListPlaces(list: list, query: query).places(limit: 5)
        == ListedPlaces(places: [], total: 0))
  }

  @Test func failsWithTheList() async {
    let list = MockListInteractor(.failure(ListFixtures.broken))
    await #expect(throws: ListFixtures.broken) {
      try await ListPlaces(list: list, query: query).places(limit: 5)
    }
  }
}
