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

  @Test func hasThePlacesOfAllPages() async throws {
    let items = [
      ListItem(
        reference: ListFixtures.reference("a"), summary: Summary(title: "A", position: here),
        isFavorite: false),
      ListFixtures.item("b"),
    ]
    let list = MockListInteractor(
      [.final(ListAnswer(query: query, items: items, total: 7, alternateTotal: 2))])
    let places = try await places(of: list, query).places(limit: 500)
    #expect(
      places
        == ListedPlaces(
          places: [.init(reference: ListFixtures.reference("a"), title: "A", coordinate: here)],
          total: 9))
    let asked = ListQuery(search: "port", sort: "name", offset: 0, pageSize: 500)
    #expect(list.calls == [.page(asked)])
  }

  @Test func suggestionsAreNotWhatWasAskedFor() async throws {
    let item = ListItem(
      reference: ListFixtures.reference("a"), summary: Summary(title: "A", position: here),
      isFavorite: false)
    let list = MockListInteractor(
      [.final(ListAnswer(query: query, items: [item], areSuggestions: true, total: 0))])
    #expect(
      try await places(of: list, query).places(limit: 5)
        == ListedPlaces(places: [], total: 0))
  }

  @Test func areOfWhereTheListIsEachTime() async throws {
    let list = MockListInteractor(
      [.final(ListAnswer(query: query, items: [], total: 1))],
      [.final(ListAnswer(query: query, items: [], total: 2))])
    let memory = ListMemory()
    let places = ListPlaces(list: list, memory: memory, catalog: .cities)
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

  private func places(of list: any ListInteracting, _ query: ListQuery) -> ListPlaces {
    let memory = ListMemory()
    memory[.cities] = ListMemory.Place(query: query, chosen: 0)
    return ListPlaces(list: list, memory: memory, catalog: .cities)
  }
}
