import ContractMocks
import Contracts
import Domain
import Geo
import Localization
import TestSupport
import Testing

@testable import MapFeature

/// What maps are about, and how that is found out.
@Suite struct MapTopicTests {
  private func data(
    _ topic: MapTopic, _ sources: MapSources = MapSources()
  ) async throws -> MapSubjectData {
    try await topic.find(MapInteractor(topic, sources: sources))
  }

  @Test func favoritesWithoutAPlaceAreCountedNotMarked() async throws {
    let abra = Favorite(
      reference: Reference(.pokemon, "63"), title: "Abra", position: nil, added: 1)
    let sources = MapSources(favorites: InMemoryFavoritesDataManager([abra, .harbor]))
    let mark = MapMark(
      isFavorite: true, title: "Harbor", coordinate: .harbor, reference: .harbor)
    #expect(
      try await data(.favorites, sources)
        == MapSubjectData(kind: .favorites, marks: [mark], total: 2))
  }

  /// Two that are compared; what has no place is counted.
  @Test func someEntitiesAreShownTogether() async throws {
    let references = [1, 2, 3].map { Reference(.cities, "\($0)") }
    let topic = MapTopic.entities(references) { reference in
      let position = reference.id == "2" ? nil : Coordinate.harbor
      return ListRow(
        reference: reference, summary: Summary(title: "City \(reference.id)", position: position))
    }
    #expect(topic.subject == .entities(references))
    let found = try await data(topic)
    #expect(found.kind == .together && found.total == 3)
    #expect(found.marks.map(\.title) == ["City 1", "City 3"])
    #expect(
      MapFormatter(formats: Formats(.english)).title(of: found) == .title("City 1 – City 3"))
  }

  @Test func aPositionIsNamedAfterTheNearestCity() async throws {
    let neighbor = Neighbor(
      reference: MapPlace.city(1).reference, title: "City 1, AA", kilometres: 111, bearing: 0)
    let sources = MapSources(
      places: MockPlaceDataManager([.city(1)]), neighbors: [neighbor])
    for (sources, label) in [(sources, MapPin.Label.near(.city(1))), (MapSources(), .position)] {
      #expect(
        try await data(.position(.harbor), sources)
          == MapSubjectData(kind: .place(MapPin(label: label, coordinate: .harbor))))
    }
  }

  @Test func favoritesThatCanNotBeReadAreNoMap() async {
    let error = DataError.unreadable(path: "db", reason: .busy)
    let sources = MapSources(favorites: InMemoryFavoritesDataManager(error: error))
    await #expect(throws: error) { try await data(.favorites, sources) }
  }

  @Test func whatAnArticleNamesIsFoundOrSaidToBeMissing() async throws {
    let places = [("9", "FR", 9.0), ("3", "US", 3)].map {
      MapPlace(
        reference: Reference(.cities, $0), name: "Paris", country: $1,
        coordinate: Coordinate(wrappingLatitude: $2, longitude: 0), population: Int($2))
    }
    let report = Report(id: "r", placeNames: ["PARIS", "Oz", "Peru"])
    let outline = points((0.1, 0.1), (0.3, 0.1), (0.3, 0.3), (0.1, 0.3))
    let found = try await data(
      .places(of: "r", local: MockLocalDataManager([report])),
      MapSources(
        map: MockMapDataManager(outlines: ["PE": [outline]]),
        places: MockPlaceDataManager(places)))
    #expect(found.kind == .named(by: "Report"))
    #expect(found.marks.map(\.title) == ["Paris, FR", "Peru"])
    #expect(found.marks.map(\.country) == [nil, "PE"])
    #expect(found.guesses == [MapSubjectData.Guess(title: "Paris, FR", others: 1)])
    #expect(found.unknown == ["Oz"])
    #expect(found.total == 3)
  }

  @Test func aCountryIsItsAreaItsCapitalAndItsLargestCities() async throws {
    // Beyond the antimeridian it goes on from 0.
    let box = WorldRect(minX: 0.9, minY: 0.4, maxX: 1.6, maxY: 0.6)
    let cities = (1...8).map { MapPlace.city($0) }
    let others = [("Abroad", "BB", Coordinate.harbor), ("Old Town", "PE", cities[7].coordinate)]
      .map {
        MapPlace(
          reference: Reference(.cities, $0), name: $0, country: $1, coordinate: $2,
          population: 7_900)
      }
    let peru = cities.map { city in
      MapPlace(
        reference: city.reference, name: city.name, country: "PE", coordinate: city.coordinate,
        population: city.population)
    }
    let corners = points((0.9, 0.4), (0.1, 0.4), (0.6, 0.5), (0.35, 0.6))
    let sources = MapSources(
      map: MockMapDataManager(outlines: ["PE": [corners]]),
      places: MockPlaceDataManager(peru + others))
    let found = try await data(land(capital: "2"), sources)
    #expect(found.kind == .country("PE"))
    #expect(
      found.marks.map(\.title)
        == ["City 2, PE", "City 8, PE", "City 7, PE", "City 6, PE", "City 5, PE"])
    #expect(
      found.area
        == MapSubjectData.Area(country: "PE", box: box, hasOutline: true, middle: .harbor))
  }

  @Test func aCountryNeedsNoOutlineAndNoCapital() async throws {
    // As small as its one city.
    let point = WebMercator.project(.harbor)
    let box = WorldRect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    let city = MapPlace(
      reference: .harbor, name: "Harbor", country: "PE", coordinate: .harbor, population: 1)
    let found = try await data(
      land(capital: nil), MapSources(places: MockPlaceDataManager([city], bounds: ["PE": box])))
    #expect(found.marks.map(\.title) == ["Harbor, PE"])
    #expect(found.area?.hasOutline == false)
  }

  @Test func aCountryThatIsNowhereHasNoArea() async throws {
    #expect(try await data(land(capital: nil)) == MapSubjectData(kind: .country("PE")))
  }

  @Test func thePlacesThatAListNamesAreEachThereOnceWithWhatNamesThem() async throws {
    func entry(_ id: String, _ names: String...) -> ListRow { .naming(id, "Report \(id)", names) }
    func item(_ id: String) -> MapItem {
      MapItem(reference: Reference(.articles, id), title: "Report \(id)")
    }
    let listed = ListPage(
      rows: [
        entry("1", "City 1", "Oz"), entry("2", "Peru", "City 1"), entry("3"),
        entry("4", "Oz"), entry("5", "PERU"), entry("6", "Peru"),
      ], total: 6)
    let outline = points((0.1, 0.1), (0.3, 0.1), (0.3, 0.3), (0.1, 0.3))
    let found = try await data(
      .results(.articles, of: Listing(listed: listed, areNamed: true)),
      MapSources(
        map: MockMapDataManager(outlines: ["PE": [outline]]),
        places: MockPlaceDataManager([.city(1)])))
    #expect(found.kind == .naming(.articles, count: 6, without: 2))
    #expect(found.marks.map(\.title) == ["Peru", "City 1, AA"])
    #expect(
      found.marks.map(\.items)
        == [[item("2"), item("5"), item("6")], [item("1"), item("2")]])
    #expect(found.unknown == ["Oz"])
    #expect(found.total == 0)
  }

  /// Those that are named as often stay in their order.
  @Test func placesThatMostEntriesNameComeFirst() async throws {
    let names = [["City 3"], ["City 1", "City 2"], ["City 2"], ["City 4"]]
    let listed = ListPage(rows: names.map { .naming($0[0], "", $0) }, total: 4)
    let found = try await data(
      .results(.articles, of: Listing(listed: listed, areNamed: true)),
      MapSources(places: MockPlaceDataManager((1...4).map { .city($0) })))
    #expect(
      found.marks.map(\.title) == ["City 2, AA", "City 3, AA", "City 1, AA", "City 4, AA"])
  }

  private func land(capital: String?) -> MapTopic {
    .outline(of: "PE", local: MockLocalDataManager([Land(id: "PE", capital: capital)]))
  }

  @Test func resultsAreThoseOfTheListAndNoneWhereItWasNeverOpened() async throws {
    let row = ListRow(
      reference: .harbor, summary: Summary(title: "Harbor", position: .harbor))
    let listed = ListPage(rows: [row], total: 9)
    let mark = MapMark(title: "Harbor", coordinate: .harbor, reference: .harbor)
    #expect(
      try await data(.results(.cities, of: Listing(listed: listed)))
        == MapSubjectData(kind: .results(.cities), marks: [mark], total: 9))
    #expect(
      try await data(.results(.cities, of: nil))
        == MapSubjectData(kind: .results(.cities)))
  }
}

extension ListRow {
  /// A row of an article that names places.
  fileprivate static func naming(_ id: String, _ title: String, _ names: [String]) -> ListRow {
    ListRow(
      reference: Reference(.articles, id), summary: Summary(title: title),
      facts: [Fact("places", Words("Places"), .places(names))])
  }
}

/// A made-up entity that names places.
private struct Report: Entity, Summarizable, Describable, PlaceNaming {
  static let catalog = CatalogID.articles

  let id: String
  let placeNames: [String]

  var summary: Summary { Summary(title: "Report") }
}

/// A made-up country.
private struct Land: Entity, Summarizable, Describable, Outlined {
  static let catalog = CatalogID.countries

  let id: String
  let capital: String?

  var countryCode: String { id }
  var capitalReference: Reference? { capital.map { Reference(.cities, $0) } }
  var summary: Summary { Summary(title: "Land", position: .harbor) }
}
