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

  @Test func aCountryIsItsAreaItsCapitalAndItsLargestCities() async throws {
    // Beyond the antimeridian it goes on from 0.
    let box = WorldRect(minX: 0.9, minY: 0.4, maxX: 1.6, maxY: 0.6)
    let cities = (1...8).map { MapPlace.city($0) }
    let abroad = MapPlace(
      reference: Reference(.cities, "99"), name: "Abroad", country: "BB", coordinate: .harbor,
      population: 1_000_000)
    let outline = [WorldPoint(x: 0.9, y: 0.4)]
    let district = MapPlace(
      reference: Reference(.cities, "98"), name: "Old Town", country: "AA",
      coordinate: cities[7].coordinate, population: 7_900)
    let group = try await group(
      of: Land(id: "AA", capital: "2"), places: cities + [abroad, district], extent: .box(box),
      outlines: ["AA": [outline]])
    #expect(group.kind == .country(Reference(.countries, "AA"), code: "AA"))
    #expect(
      group.marks.map(\.title)
        == ["City 2, AA", "City 8, AA", "City 7, AA", "City 6, AA", "City 5, AA"])
    #expect(
      group.area
        == MapGroup.Area(country: "AA", box: box, hasOutline: true, middle: .harbor))
  }

  @Test func aCountryNeedsNoOutlineAndNoCapital() async throws {
    let box = WorldRect(minX: 0.4, minY: 0.4, maxX: 0.5, maxY: 0.5)
    let group = try await group(
      of: Land(id: "AA", capital: nil), places: [.city(3)], extent: .box(box))
    #expect(group.marks.map(\.title) == ["City 3, AA"])
    #expect(group.area?.hasOutline == false)
  }

  @Test func aCountryThatIsNowhereHasNoArea() async throws {
    let group = try await group(
      of: Land(id: "AA", capital: nil), places: [], extent: .nowhere("AA"))
    #expect(
      group
        == MapGroup(kind: .country(Reference(.countries, "AA"), code: "AA"), marks: []))
  }

  private func group(
    of land: Land, places: [MapPlace], extent: CountryExtent,
    outlines: [String: [[WorldPoint]]] = [:]
  ) async throws -> MapGroup {
    var geography = MockGeographyInteractor()
    geography.extents = [land.id: extent]
    let source = OutlineSource(
      id: land.id, local: MockLocalDataManager([.init(land)]),
      sources: MapSources(
        map: MockMapDataManager(outlines: outlines), places: MockPlaceDataManager(places),
        neighbors: NoNeighbors(), favorites: InMemoryFavoritesDataManager(), clock: { 0 }),
      geography: geography)
    guard case .group(let group) = try await source.topic() else {
      Issue.record("no group")
      return MapGroup(kind: .favorites, marks: [])
    }
    return group
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

/// A made-up country.
private struct Land: Entity, Summarizable, Outlined {
  static let catalog = CatalogID.countries

  let id: String
  let capital: String?

  var countryCode: String { id }
  var capitalReference: Reference? { capital.map { Reference(.cities, $0) } }
  var summary: Summary { Summary(title: "Land", position: .harbor) }
}

private struct NoNeighbors: NeighborDataManager {
  func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding: Reference?
  ) async -> [Neighbor] { [] }
}

struct Listing: PlaceListing {
  let listed: ListedPlaces

  func places(limit: Int) async throws(DataError) -> ListedPlaces { listed }
}
