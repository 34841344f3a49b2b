import Catalog
import CatalogMocks
import Domain
import Geo
import TestSupport
import Testing

@testable import MapFeature
@testable import Places

/// Questions to a map.
@Suite struct MapQuestionTests {
  @Test func aPositionIsNamedAfterTheNearestCitySeenFromThere() async {
    let neighbor = Neighbor(reference: .harbor, title: "Harbor", kilometres: 100, bearing: 90)
    let pin = await map(neighbors: [neighbor]).pin(at: .harbor)
    guard case .near("Harbor", kilometres: 100, bearing: let bearing) = pin.label else {
      Issue.record("\(pin.label)")
      return
    }
    #expect((bearing - 270).magnitude < 1e-6)
    #expect(pin.coordinate == .harbor)
  }

  @Test func aPositionNeedsNoCity() async {
    #expect(
      await map().pin(at: .harbor) == MapPin(label: .position, coordinate: .harbor))
  }

  @Test func neighborsComeWithTheirPlaces() async {
    let cities = [MapPlace.city(1), .city(2)]
    let neighbors = ["2", "gone", "1"].map {
      Neighbor(
        reference: Reference(.cities, $0), title: $0, kilometres: Double($0) ?? 0, bearing: 7)
    }
    let found = await map(cities, neighbors: neighbors).nearby(.harbor, count: 3)
    #expect(
      found == [
        MapNeighbor(place: .city(2), kilometres: 2, bearing: 7),
        MapNeighbor(place: .city(1), kilometres: 1, bearing: 7),
      ])
  }

  @Test func twoPlacesOfATextMakeAPair() async {
    let map = map([.city(2), .city(1)])
    #expect(
      await map.pair("city 1 / city 2")
        == .places(.resolved("city 1", .city(1)), .resolved("city 2", .city(2))))
    #expect(await map.pair("city 1") == .none)
    #expect(await map.pair("city 1 / oz") == .unknown("oz"))
  }

  @Test func findsAndLooksUp() async throws {
    let map = map([.city(2), .city(1)])
    #expect(await map.found("city", count: 1) == MapFinding([.city(2)]))
    #expect(try await map.place(Reference(.cities, "1")) == .city(1))
    let missing = Reference(.cities, "9")
    await #expect(throws: DataError.notFound(missing)) { try await map.place(missing) }
  }

  @Test func whereNothingIsFoundItGuesses() async {
    let suggestions = [1, 3, 4, 5, 6, 7].map(MapPlace.city)
    let map = map([.city(2)], suggestions: suggestions)
    #expect(await map.found("city", count: 1) == MapFinding([.city(2)]))
    #expect(await map.found("ctiy", count: 1) == MapFinding([.city(1)], areSuggestions: true))
    #expect(await map.found("ctiy", count: 9).places == Array(suggestions.prefix(5)))
  }

  /// France's other parts are far away and small.
  @Test func aCountryIsTheGreaterPartsOfItsOutline() async {
    let main = points((0.5, 0.3), (0.6, 0.3), (0.6, 0.4), (0.5, 0.4))
    let far = points((0.3, 0.5), (0.31, 0.5), (0.31, 0.51))
    let map = map(outlines: ["FR": [far, main]])
    for name in ["France", "francia", "fr", "franc"] {
      #expect(
        await map.extent(of: name)
          == .box(WorldRect(minX: 0.5, minY: 0.3, maxX: 0.6, maxY: 0.4)))
    }
  }

  @Test func theMainlandIsThosePartsOfATenthOfTheGreatest() {
    let (large, small, middling) = (square(0, 0, 25), square(0, 0, 5), square(0, 0, 10))
    #expect(MapInteractor.mainland(of: [large, small, middling]) == [large, middling])
    #expect(MapInteractor.mainland(of: []) == [])
    #expect(MapInteractor.mainland(of: [[], square(0, 0, 0)]) == [[], square(0, 0, 0)])
  }

  /// One of them lies across the antimeridian, the other is wider than its other side.
  @Test(arguments: [
    WorldRect(minX: 0.9, minY: 0.5, maxX: 1.1, maxY: 0.6),
    WorldRect(minX: 0.125, minY: 0.5, maxX: 0.875, maxY: 0.75),
  ])
  func aCountryWithoutOutlineIsWhereItsCitiesAre(box: WorldRect) async {
    #expect(await map(boxes: ["FJ": box]).extent(of: "Fiji") == .box(box))
    #expect(
      await map(outlines: ["FJ": []], boxes: ["FJ": box]).extent(of: "Fiji") == .box(box))
  }

  @Test func aCountryCanBeNowhereOrUnknown() async {
    #expect(await map().extent(of: "Singapore") == .nowhere("SG"))
    #expect(await map().extent(of: "Atlantis") == .unknown)
    #expect(await map().extent(of: "") == .unknown)
  }

  @Test func resultsAreThoseOfTheListOneCameFrom() async throws {
    #expect(try await map().results() == nil)
    let listing = Listing(listed: ListedPlaces(places: [], total: 3))
    #expect(
      try await map(list: listing).results()
        == MapSubjectData(kind: .results(.people), marks: [], total: 3))
  }

  /// The presenter's actor draws meanwhile.
  @MainActor
  @Test func manyCitiesAreLookedThroughElsewhere() async {
    let watch = ActorWatch()
    _ = await watch.place(.harbor)
    #expect(watch.wasOnActor == [true])
    let map = MapInteractor(.favorites, sources: MapSources(places: watch))
    #expect(await map.found("x", count: 1).places == [])
    #expect(await map.pair("abc def") == .none)
    #expect(await map.extent(of: "Fiji") == .nowhere("FJ"))
    #expect(watch.wasOnActor.count > 4)
    #expect(!watch.wasOnActor.dropFirst().contains(true))
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
        neighbors: neighbors), list: list.map { (.people, $0) })
  }
}
