import Catalog
import CatalogMocks
import Domain
import MapMocks
import TestSupport
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

  @Test func whatAnArticleNamesIsFoundOrSaidToBeMissing() async throws {
    let places = [MapPlace.city(9), .city(3)].map {
      MapPlace(
        reference: $0.reference, name: "Paris", country: $0.reference.id == "9" ? "FR" : "US",
        coordinate: $0.coordinate, population: $0.population)
    }
    let report = Report(id: "r", placeNames: ["PARIS", "Oz", "Peru"])
    let outline = [(0.1, 0.1), (0.3, 0.1), (0.3, 0.3), (0.1, 0.3)].map {
      WorldPoint(x: $0, y: $1)
    }
    let source = NamedPlacesSource(
      id: "r", local: MockLocalDataManager([.init(report)]),
      resolver: PlaceResolver(
        places: MockPlaceDataManager(places), map: MockMapDataManager(outlines: ["PE": [outline]])))
    guard case .group(let group) = try await source.topic() else {
      Issue.record("no group")
      return
    }
    #expect(group.kind == .named(by: report.reference, title: "Report"))
    #expect(group.marks.map(\.title) == ["Paris, FR", "Peru"])
    #expect(group.marks.map(\.country) == [nil, "PE"])
    #expect(group.guesses == [MapGroup.Guess(title: "Paris, FR", others: 1)])
    #expect(group.unknown == ["Oz"])
    #expect(group.total == 3)
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

/// A made-up entity that names places.
private struct Report: Entity, Summarizable, PlaceNaming {
  static let catalog = CatalogID.articles

  let id: String
  let placeNames: [String]

  var summary: Summary { Summary(title: "Report") }
}

struct Listing: PlaceListing {
  let listed: ListedPlaces

  func places(limit: Int) async throws(DataError) -> ListedPlaces { listed }
}
