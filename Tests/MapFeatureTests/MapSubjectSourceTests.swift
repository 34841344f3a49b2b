import Catalog
import CatalogMocks
import Domain
import MapMocks
import Testing

@testable import MapFeature

@Suite struct MapSubjectSourceTests {
  @Test func aPositionIsNamedByTheGeography() async throws {
    let topic = try await PositionSource(
      position: .harbor, geography: MockGeographyInteractor()
    ).topic()
    #expect(topic == .place(MapPin(label: .position, coordinate: .harbor)))
  }

  @Test func favoritesWithoutAPlaceAreCountedNotMarked() async throws {
    let abra = Favorite(
      reference: Reference(.pokemon, "63"), title: "Abra", position: nil, added: 1)
    let topic = try await FavoritesSource(
      favorites: InMemoryFavoritesDataManager([abra, .harbor])
    ).topic()
    let mark = MapMark(
      kind: .favorite, title: "Harbor", coordinate: .harbor, reference: .harbor)
    #expect(topic == .group(MapGroup(kind: .favorites, marks: [mark], total: 2)))
  }

  @Test func favoritesThatCanNotBeReadAreNoMap() async {
    let error = DataError.unreadable(path: "db", reason: .busy)
    await #expect(throws: error) {
      try await FavoritesSource(favorites: InMemoryFavoritesDataManager(error: error)).topic()
    }
  }

  @Test func resultsAreThoseOfTheList() async throws {
    let listed = ListedPlaces(
      places: [.init(reference: .harbor, title: "Harbor", coordinate: .harbor)], total: 9)
    let topic = try await ResultsSource(catalog: .cities, list: Listing(listed: listed)).topic()
    let mark = MapMark(kind: .place, title: "Harbor", coordinate: .harbor, reference: .harbor)
    #expect(topic == .group(MapGroup(kind: .results(.cities), marks: [mark], total: 9)))
  }

  @Test func aListThatWasNeverOpenedHasNoResults() async throws {
    let topic = try await ResultsSource(catalog: .cities, list: nil).topic()
    #expect(topic == .group(MapGroup(kind: .results(.cities), marks: [])))
  }
}

struct Listing: PlaceListing {
  let listed: ListedPlaces

  func places(limit: Int) async throws(DataError) -> ListedPlaces { listed }
}
