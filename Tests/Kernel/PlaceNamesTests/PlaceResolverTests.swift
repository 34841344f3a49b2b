import ContractMocks
import Contracts
import Domain
import Geo
import TestSupport
import Testing

@testable import PlaceNames

@Suite struct PlaceResolverTests {
  private let cities: [MapPlace] = [
    Self.place("1", "Paris", "FR", 48.85, 2.35, 2_000_000),
    Self.place("2", "Paris", "US", 33.66, -95.55, 25_000, "Texas"),
    Self.place("3", "Paris", "US", 36.3, -88.3, 10_000, "Tennessee"),
    Self.place("4", "Portland", "US", 45.5, -122.7, 650_000, "Oregon"),
    Self.place("5", "Portland", "US", 43.7, -70.3, 68_000, "Maine"),
    Self.place("6", "Queens", "US", 40.7, -73.8, 2_300_000, "New York"),
    Self.place("7", "Saint Charles", "US", 38.8, -90.5, 70_000, "Missouri"),
    Self.place("8", "Georgia", "US", 44.7, -73.1, 100, "Vermont"),
    Self.place("9", "Tbilisi", "GE", 41.7, 44.8, 1_200_000),
    Self.place("10", "Washington", "US", 38.9, -77, 690_000, "District of Columbia"),
    Self.place("11", "Saint Charles", "MO", 22, 113, 1_000_000),
  ]

  private static func place(
    _ id: String, _ name: String, _ country: String, _ latitude: Double, _ longitude: Double,
    _ population: Int, _ region: String = ""
  ) -> MapPlace {
    MapPlace(
      reference: Reference(.cities, id), name: name, country: country, region: region,
      coordinate: Coordinate(wrappingLatitude: latitude, longitude: longitude),
      population: population)
  }

  private var resolver: PlaceResolver {
    let square = [(0.5, 0.25), (0.5, 0.75), (0.75, 0.75), (0.75, 0.25)].map {
      WorldPoint(x: $0.0, y: $0.1)
    }
    let box = WorldRect(minX: 0.875, minY: 0.5, maxX: 1.125, maxY: 0.5)
    return PlaceResolver(
      places: MockPlaceDataManager(cities, bounds: ["FJ": box, "UA": box]),
      map: MockMapDataManager(outlines: ["UA": [square], "GE": [square]]))
  }

  private func city(_ name: String, _ index: Int, _ ambiguity: Int = 0) -> ResolvedPlace {
    ResolvedPlace(
      name: name, kind: .city(cities[index]), coordinate: cities[index].coordinate,
      ambiguity: ambiguity)
  }

  private func state(_ name: String, _ state: String) throws -> ResolvedPlace {
    let state = try #require(AmericanStates.state(state))
    return ResolvedPlace(name: name, kind: .state(state), coordinate: state.middle)
  }

  /// The most populous place is meant, unless parentheses say which one; parentheses that say nothing
  /// are ignored.
  @Test(arguments: [
    ("Paris", 0, 2), ("PORTLAND", 3, 1), ("Queens", 5, 0), ("Paris (France)", 0, 0),
    ("Paris (Tex)", 1, 0), ("Paris (Tenn.)", 2, 0), ("PARIS (USA)", 1, 1),
    ("Portland (Ore)", 3, 0), ("Portland (Me)", 4, 0), ("Queens (NYC)", 5, 0),
    ("Queens (Far, NYC)", 5, 0), ("ST CHARLES (MO)", 6, 0), ("Tbilisi (Georgia)", 8, 0),
    ("Washington (DC)", 9, 0), ("Washington", 9, 0), ("Paris (Old Town)", 0, 2), ("Paris ()", 0, 2),
    ("(Paris)", 0, 2),
  ])
  func aNameIsACity(name: String, index: Int, ambiguity: Int) async {
    let place = await resolver.resolve(name)
    #expect(place == city(name, index, ambiguity))
    #expect(place?.isAmbiguous == (ambiguity > 0))
  }

  @Test(arguments: ["Portland (France)", "Queens (Tex)", "Gobi Desert", "", "()", "(", ")", "!!"])
  func whatIsNowhereIsNotFound(name: String) async {
    #expect(await resolver.resolve(name) == nil)
  }

  @Test func statesAndCountriesAreTheirMiddle() async throws {
    let states = [
      "TEXAS": "Texas", "West Virginia": "W.Va.", "New York State": "NY",
      "Washington (State)": "WA", "Georgia": "Ga",
    ]
    for (name, code) in states { #expect(await resolver.resolve(name) == (try state(name, code))) }
    // Parentheses may say that it is not the state.
    #expect(await resolver.resolve("Georgia (Georgian Republic)")?.kind == .country("GE"))
    let ukraine = try #require(await resolver.resolve("Ucrania"))
    #expect(ukraine.kind == .country("UA"))
    #expect(ukraine.title == "Ukraine")
    #expect(abs(ukraine.coordinate.latitude) < 1e-9)
    #expect(abs(ukraine.coordinate.longitude - 45) < 1e-9)
    // Without an outline, the middle of its cities' box, here across the antimeridian.
    let fiji = try #require(await resolver.resolve("Fiji"))
    #expect(fiji.coordinate == Coordinate(latitude: 0, longitude: -180))
    // This country has neither an outline nor cities.
    #expect(await resolver.resolve("Mexico") == nil)
  }

  @Test func eachPlaceIsThereOnceAndWhatWasNotFoundIsTold() async {
    let names = [
      "Queens (NYC)", "Gobi Desert", "UNITED STATES", "QUEENS (NYC)", "Queens", "gobi desert",
      "Paris (France)",
    ]
    let resolution = await resolver.resolve(names)
    #expect(
      resolution
        == PlaceResolution(
          places: [city("Queens (NYC)", 5), city("Paris (France)", 0)],
          unresolved: ["Gobi Desert", "UNITED STATES"]))
    #expect(await resolver.resolve([]) == PlaceResolution())
  }

  @Test func noMoreNamesAreLookedForThanAnIndexHas() async {
    let names = (0..<PlaceResolver.mostNames).map { "Nowhere \($0)" } + ["Paris", "Nowhere"]
    let resolution = await resolver.resolve(names)
    #expect(resolution == PlaceResolution(unresolved: Array(names.prefix(PlaceResolver.mostNames))))
    #expect(await resolver.resolve(Array(names.suffix(2))).places == [city("Paris", 0, 2)])
  }

  @Test func whoIsCancelledLooksForNoFurtherNames() async {
    let resolution = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await resolver.resolve(["Paris", "Gobi Desert"])
    }.value
    #expect(resolution == PlaceResolution())
  }

  @Test func titlesAndReferencesAreThoseOfTheCity() async {
    let places = await resolver.resolve(["Paris", "texas"]).places
    #expect(places.map(\.title) == ["Paris, FR", "Texas"])
    #expect(places.map(\.reference) == [Reference(.cities, "1"), nil])
  }
}
