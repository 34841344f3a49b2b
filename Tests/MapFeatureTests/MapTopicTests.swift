import Catalog
import CatalogMocks
import Domain
import MapMocks
import TestSupport
import Testing

@testable import MapFeature

/// What maps are about, and how that is found out.
@Suite struct MapTopicTests {
  private func group(
    _ topic: MapTopic, _ sources: MapSources = MapSources(),
    extents: [String: CountryExtent] = [:]
  ) async throws -> MapGroup {
    var geography = MockGeographyInteractor()
    geography.extents = extents
    guard case .group(let group) = try await topic.find(sources, geography) else {
      Issue.record("no group")
      return MapGroup(kind: .favorites, marks: [])
    }
    return group
  }

  @Test func aPositionIsNamedByTheGeography() async throws {
    let topic = try await MapTopic.position(.harbor).find(MapSources(), MockGeographyInteractor())
    #expect(topic == .place(MapPin(label: .position, coordinate: .harbor)))
  }

  @Test func favoritesWithoutAPlaceAreCountedNotMarked() async throws {
    let abra = Favorite(
      reference: Reference(.pokemon, "63"), title: "Abra", position: nil, added: 1)
    let sources = MapSources(favorites: InMemoryFavoritesDataManager([abra, .harbor]))
    let mark = MapMark(
      kind: .favorite, title: "Harbor", coordinate: .harbor, reference: .harbor)
    #expect(
      try await group(.favorites, sources)
        == MapGroup(kind: .favorites, marks: [mark], total: 2))
  }

  @Test func favoritesThatCanNotBeReadAreNoMap() async {
    let error = DataError.unreadable(path: "db", reason: .busy)
    let sources = MapSources(favorites: InMemoryFavoritesDataManager(error: error))
    await #expect(throws: error) { try await group(.favorites, sources) }
  }

  @Test func whatAnArticleNamesIsFoundOrSaidToBeMissing() async throws {
    let places = [("9", "FR", 9.0), ("3", "US", 3)].map {
      MapPlace(
        reference: Reference(.cities, $0), name: "Paris", country: $1,
        coordinate: Coordinate(wrappingLatitude: $2, longitude: 0), population: Int($2))
    }
    let report = Report(id: "r", placeNames: ["PARIS", "Oz", "Peru"])
    let outline = [(0.1, 0.1), (0.3, 0.1), (0.3, 0.3), (0.1, 0.3)].map {
      WorldPoint(x: $0, y: $1)
    }
    let group = try await group(
      .places(of: "r", local: MockLocalDataManager([.init(report)])),
      MapSources(
        map: MockMapDataManager(outlines: ["PE": [outline]]),
        places: MockPlaceDataManager(places)))
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
    let others = [("Abroad", "BB", Coordinate.harbor), ("Old Town", "AA", cities[7].coordinate)]
      .map {
        MapPlace(
          reference: Reference(.cities, $0), name: $0, country: $1, coordinate: $2,
          population: 7_900)
      }
    let sources = MapSources(
      map: MockMapDataManager(outlines: ["AA": [[WorldPoint(x: 0.9, y: 0.4)]]]),
      places: MockPlaceDataManager(cities + others))
    let group = try await group(land(capital: "2"), sources, extents: ["AA": .box(box)])
    #expect(group.kind == .country(Reference(.countries, "AA"), code: "AA"))
    #expect(
      group.marks.map(\.title)
        == ["City 2, AA", "City 8, AA", "City 7, AA", "City 6, AA", "City 5, AA"])
    #expect(
      group.area
        == MapGroup.Area(country: "AA", box: box, hasOutline: true, middle: .harbor))
  }

  @Test func aCountryNeedsNoOutlineAndNoCapital() async throws {
    // As small as its one city.
    let point = WebMercator.project(MapPlace.city(3).coordinate)
    let box = WorldRect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    let group = try await group(
      land(capital: nil), MapSources(places: MockPlaceDataManager([.city(3)])),
      extents: ["AA": .box(box)])
    #expect(group.marks.map(\.title) == ["City 3, AA"])
    #expect(group.area?.hasOutline == false)
  }

  @Test func aCountryThatIsNowhereHasNoArea() async throws {
    #expect(
      try await group(land(capital: nil), extents: ["AA": .nowhere("AA")])
        == MapGroup(kind: .country(Reference(.countries, "AA"), code: "AA"), marks: []))
  }

  private func land(capital: String?) -> MapTopic {
    .outline(of: "AA", local: MockLocalDataManager([.init(Land(id: "AA", capital: capital))]))
  }

  @Test func resultsAreThoseOfTheListAndNoneWhereItWasNeverOpened() async throws {
    let listed = ListedPlaces(
      places: [.init(reference: .harbor, title: "Harbor", coordinate: .harbor)], total: 9)
    let mark = MapMark(title: "Harbor", coordinate: .harbor, reference: .harbor)
    #expect(
      try await group(.results(.cities, of: Listing(listed: listed)))
        == MapGroup(kind: .results(.cities), marks: [mark], total: 9))
    #expect(
      try await group(.results(.cities, of: nil))
        == MapGroup(kind: .results(.cities), marks: []))
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
