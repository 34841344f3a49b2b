import ContractMocks
import Contracts
import Domain
import Geo
import TestSupport
import Testing

@testable import HomeFeature

@Suite struct HomeInteractorTests {
  private func interactor(
    _ favorites: InMemoryFavoritesDataManager = InMemoryFavoritesDataManager(),
    visits: [Visit] = [], map: MockMapDataManager = MockMapDataManager()
  ) -> HomeInteractor {
    HomeInteractor(
      map: map, favorites: favorites, visits: MockVisitsDataManager(visits),
      catalogs: [Catalog(of: .cities, [.cape]), Catalog(of: .people, [.quay])],
      countPlaces: { 5 })
  }

  @Test func theWholeEarthIsAskedForInItsCoarsestForm() async {
    let map = MockMapDataManager()
    _ = await interactor(map: map).world()
    #expect(
      map.calls == [.init(rect: WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1), detail: .globe)])
    #expect(interactor().placeCount() == 5)
  }

  @Test func theFavoritesComeBeforeWhatWasOpenedTheNewestFirst() async throws {
    let favorites = InMemoryFavoritesDataManager([
      Favorite(reference: .quay, title: "Quay", position: nil, added: 1),
      Favorite(
        reference: .harbor, title: "Harbor, PE", position: HomeEntry.harbor.position, added: 2),
    ])
    let visits = [
      Visit(reference: .cape, title: "Cape, JP", last: 9),
      Visit(reference: .harbor, title: "Harbor, PE", last: 8),
    ]
    #expect(
      try await interactor(favorites, visits: visits).entries() == [.harbor, .quay, .cape])
  }

  /// A person's position is made up, and an entity that is gone has none.
  @Test func onlyPlacesThatAreThereHaveAPosition() async throws {
    let visits = [
      Visit(reference: .quay, title: "Quay", last: 9),
      Visit(reference: .harbor, title: "Harbor, PE", last: 8),
    ]
    #expect(
      try await interactor(visits: visits).entries() == [
        HomeEntry(reference: .quay, title: "Quay"),
        HomeEntry(reference: .harbor, title: "Harbor, PE", titleEnd: 4),
      ])
  }

  @Test func failuresArePassedOn() async {
    await #expect(throws: DataError.broken) {
      try await interactor(InMemoryFavoritesDataManager(error: .broken)).entries()
    }
  }
}

/// The summaries of a few entities.
private struct Catalog: SummaryDataManager {
  let catalog: CatalogDescription
  private let entries: [HomeEntry]

  init(of catalog: CatalogDescription, _ entries: [HomeEntry]) {
    self.catalog = catalog
    self.entries = entries
  }

  func row(_ id: String) async throws(DataError) -> ListRow? {
    entries.first { $0.reference.id == id }.map {
      ListRow(
        reference: $0.reference,
        summary: Summary(title: $0.title, position: Coordinate(latitude: 35, longitude: 139)))
    }
  }
}
