import ContractMocks
import Contracts
import Domain
import Geo
import MapMocks
import TestSupport
import Testing
import TextUI

@testable import MapFeature
@testable import PlaceNames

@Suite struct MapInteractorTests {
  private func interactor(
    _ topic: MapTopic = .entity("1", local: MockLocalDataManager([Place.harbor])),
    map: any MapDataManager = MockMapDataManager(),
    favorites: InMemoryFavoritesDataManager = InMemoryFavoritesDataManager()
  ) -> MapInteractor {
    MapInteractor(topic, sources: MapSources(map: map, favorites: favorites))
  }

  @Test func findsAnEntityAndTheFavoritesWhereTheyCanBeRead() async throws {
    let error = DataError.unreadable(path: "db", reason: .system("broken"))
    for (favorites, found) in [
      (InMemoryFavoritesDataManager([.harbor]), Result.success([Favorite.harbor])),
      (InMemoryFavoritesDataManager(error: error), .failure(error)),
    ] {
      #expect(
        try await interactor(favorites: favorites).subjectData()
          == MapSubjectData(kind: .place(.harbor), favorites: found))
    }
  }

  @Test func failsWhereThereIsNoSuchEntity() async throws {
    let missing = MapTopic.entity("9", local: MockLocalDataManager<Place>([]))
    await #expect(throws: DataError.notFound(Reference(.cities, "9"))) {
      try await interactor(missing).subjectData()
    }
  }

  @MainActor
  @Test func whatItIsAboutIsFoundOutElsewhere() async throws {
    let watch = ActorWatch()
    let topic = MapTopic(subject: .favorites) { _ in
      watch.note(#isolation, .harbor)
    }
    #expect(try await interactor(topic).subjectData() == .harbor)
    #expect(watch.wasOnActor == [false])
  }

  /// The presenter's actor draws meanwhile.
  @MainActor
  @Test func manyCitiesAreLookedThroughElsewhere() async throws {
    let watch = ActorWatch()
    let map = MapInteractor(.favorites, sources: MapSources(places: watch))
    _ = await watch.place(.harbor)
    #expect(watch.wasOnActor == [true])
    #expect(try await map.cities(.named("x"), count: 1).places == [])
    #expect(try await map.pair("abc def", from: nil) == .none)
    #expect(try await map.places(of: .named("Fiji"))?.area == nil)
    #expect(watch.wasOnActor.count > 4)
    #expect(!watch.wasOnActor.dropFirst().contains(true))
  }

  @Test func anOutlineIsReadOnceHoweverManyFramesThereAre() async {
    let map = CountingMap()
    let interactor = interactor(map: map)
    var outlines: [Int] = []
    for country in ["AA", "AA", "BB", "BB"] {
      let terrain = await interactor.terrain(
        in: MapFrame(16, 6, zoom: 0), outlining: country)
      outlines.append(terrain.parts.flatMap(\.outline).count)
    }
    #expect(map.asked.all == ["AA", "BB"])
    #expect(outlines == [1, 1, 0, 0])
  }

  @Test func togglesAndUndoes() async throws {
    let favorites = InMemoryFavoritesDataManager()
    let interactor = interactor(favorites: favorites)
    let favorite = Favorite(reference: .harbor, title: "Harbor", position: .harbor, added: 7)
    let toggle = MapChange.toggle(.harbor, title: "Harbor", position: .harbor)
    #expect(try await interactor.change(toggle) == .added([favorite]))
    #expect(try await favorites.all() == [favorite])
    #expect(try await interactor.change(toggle) == .removed([favorite]))
    #expect(try await interactor.change(.undo) == .restored([favorite]))
    #expect(try await interactor.change(.undo) == .withdrawn([favorite]))
    await #expect(throws: DataError.nothingToUndo) { try await interactor.change(.undo) }
  }
}

/// A map with a border, which is that of AA, and the outlines it was asked for.
private final class CountingMap: MapDataManager {
  let asked = Recorder<String>()

  private let border = points((0.49, 0.49), (0.51, 0.49))

  func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry {
    MapGeometry(lines: [MapLine(layer: .border, points: border)])
  }

  func outline(of country: String) async -> [[WorldPoint]]? {
    asked.record(country)
    return country == "AA" ? [border + [WorldPoint(x: 0.51, y: 0.51)]] : nil
  }

  func countries(in rect: WorldRect) async -> [MapCountry] { [] }
}

/// Questions to a map.
@Suite struct MapQuestionTests {
  @Test func whatIsAroundIsLookedUp() async throws {
    let neighbors = ["2", "gone", "1"].map {
      Neighbor(reference: Reference(.cities, $0), title: $0, kilometres: 1, bearing: 7)
    }
    let map = map([.city(1), .city(2)], neighbors: neighbors)
    #expect(try await map.cities(.around(.harbor), count: 3) == MapFinding([.city(2), .city(1)]))
  }

  @Test func twoPlacesOfATextMakeAPair() async throws {
    let map = map([.city(2), .city(1)])
    #expect(
      try await map.pair("city 1 / city 2", from: nil)
        == .places(.resolved("city 1", .city(1)), .resolved("city 2", .city(2))))
    #expect(try await map.pair("city 1", from: nil) == .none)
    #expect(try await map.pair("city 1 / oz", from: nil) == .unknown("oz", near: []))
  }

  @Test func looksUp() async throws {
    let map = map([.city(2), .city(1)])
    for (id, found) in [("1", [MapPlace.city(1)]), ("9", [])] {
      #expect(
        try await map.cities(.reference(Reference(.cities, id)), count: 9) == MapFinding(found))
    }
  }

  @Test func whatNothingIsCalledIsOfferedAndNotTaken() async throws {
    let suggestions = [1, 1, 3, 4, 5, 6, 7].map(MapPlace.city)
    let map = map([.city(2)], suggestions: suggestions)
    #expect(try await map.cities(.named("city 2"), count: 1) == MapFinding([.city(2)]))
    #expect(try await map.cities(.named("city"), count: 1) == MapFinding([], near: ["City 2, AA"]))
    #expect(
      try await map.cities(.named("ctiy"), count: 1)
        == MapFinding([], near: ["City 1, AA", "City 3, AA", "City 4, AA"]))
  }

  /// A country is fitted by the whole of its name.
  @Test func theBeginningOfACountryIsNone() async throws {
    #expect(try await map([]).places(of: .named("per")) == nil)
    #expect(try await map([]).places(of: .named("Perú"))?.kind == .country("PE"))
  }

  /// France's other parts are far away and small.
  @Test func aCountryIsTheGreaterPartsOfItsOutline() async throws {
    let main = points((0.5, 0.3), (0.6, 0.3), (0.6, 0.4), (0.5, 0.4))
    let far = points((0.3, 0.5), (0.31, 0.5), (0.31, 0.51))
    let map = map(outlines: ["FR": [far, main]])
    for name in ["France", "francia", "fr"] {
      let box = WorldRect(minX: 0.5, minY: 0.3, maxX: 0.6, maxY: 0.4)
      #expect(try await map.places(of: .named(name))?.area?.box == box)
    }
  }

  /// One of them lies across the antimeridian, the other is wider than its other side.
  @Test(arguments: [
    WorldRect(minX: 0.9, minY: 0.5, maxX: 1.1, maxY: 0.6),
    WorldRect(minX: 0.125, minY: 0.5, maxX: 0.875, maxY: 0.75),
  ])
  func aCountryWithoutOutlineIsWhereItsCitiesAre(box: WorldRect) async throws {
    for outlines in [[:], ["FJ": [[WorldPoint]]()]] {
      let map = map(outlines: outlines, boxes: ["FJ": box])
      #expect(try await map.places(of: .named("Fiji"))?.area?.box == box)
    }
  }

  @Test func aCountryCanBeNowhereOrUnknown() async throws {
    let nowhere = MapSubjectData(kind: .country("SG"))
    #expect(try await map().places(of: .named("Singapore")) == nowhere)
    for name in ["Atlantis", ""] { #expect(try await map().places(of: .named(name)) == nil) }
  }

  @Test func favoritesAreThoseWithAPlace() async throws {
    let data = try await map().places(of: .favorites)
    #expect(data == MapSubjectData(kind: .favorites, marks: [MapMark(.harbor)].compactMap(\.self)))
  }

  @Test func resultsAreThoseOfTheListOneCameFrom() async throws {
    let place = ListRow(
      reference: .harbor, summary: Summary(title: "Harbor", position: .harbor))
    let mark = MapMark(title: "Harbor", coordinate: .harbor, reference: .harbor)
    let found = MapSubjectData(kind: .results(.people), marks: [mark], total: 3)
    for (places, data) in [(nil, nil), ([], nil), ([place], found)] {
      let list = places.map { Listing(listed: ListPage(rows: $0, total: 3)) }
      #expect(try await map(list: list).places(of: .results) == data)
    }
  }

  private func map(
    _ cities: [MapPlace] = [], suggestions: [MapPlace] = [], neighbors: [Neighbor] = [],
    outlines: [String: [[WorldPoint]]] = [:], boxes: [String: WorldRect] = [:],
    list: Listing? = nil
  ) -> MapInteractor {
    MapInteractor(
      .favorites,
      sources: MapSources(
        map: MockMapDataManager(outlines: outlines),
        places: MockPlaceDataManager(cities, suggestions: suggestions, bounds: boxes),
        neighbors: neighbors, favorites: InMemoryFavoritesDataManager([.harbor])),
      list: list.map { (.people, $0) })
  }
}

/// Notes whether it is asked on an actor; it has nothing.
final class ActorWatch: PlaceDataManager {
  private let log = Recorder<Bool>()

  /// Of each call.
  var wasOnActor: [Bool] { log.all }

  func note<Answer>(_ actor: (any Actor)?, _ answer: Answer) -> Answer {
    log.record(actor != nil)
    return answer
  }

  func largest(in rect: WorldRect, count: Int) async -> [MapPlace] { note(#isolation, []) }

  func named(_ text: String, count: Int) async -> [MapPlace] { note(#isolation, []) }

  func called(_ name: String, count: Int) async -> [MapPlace] { note(#isolation, []) }

  func suggestions(_ text: String, count: Int) async -> [MapPlace] { note(#isolation, []) }

  func place(_ reference: Reference) async -> MapPlace? { note(#isolation, nil) }

  func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] {
    note(#isolation, [])
  }

  func bounds(of country: String) async -> WorldRect? { note(#isolation, nil) }
}
