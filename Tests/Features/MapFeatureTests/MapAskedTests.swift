import ContractMocks
import Contracts
import Domain
import Geo
import TestSupport
import Testing

@testable import MapFeature

/// How much the interactor asks for, and where.
@Suite struct MapAskedTests {
  private let asked = Recorder<Asked>()

  private func map(
    _ topic: MapTopic = .favorites, box: WorldRect? = nil, cities: [MapPlace] = []
  ) -> MapInteractor {
    let places = WatchedPlaces(asked: asked, cities: cities, box: box)
    let neighbors = WatchedNeighbors(asked: asked)
    return MapInteractor(
      topic,
      sources: MapSources(
        map: MockMapDataManager(), places: places, neighbors: neighbors,
        favorites: InMemoryFavoritesDataManager(), links: NoLinks(), country: { _ in nil },
        near: { _ in [] }, clock: { 7 }))
  }

  private func country(_ box: WorldRect, _ cities: [MapPlace] = []) async throws -> [String] {
    let local = MockLocalDataManager([Area(id: "AA")])
    return try await map(.outline(of: "AA", local: local), box: box, cities: cities)
      .subjectData().marks.map(\.title)
  }

  @Test func aPositionIsNamedAfterOneCity() async throws {
    _ = try await map(.position(.harbor)).subjectData()
    #expect(asked.all == [.nearest(1)])
  }

  @Test func whatIsAroundIsAsManyAsThereIsRoomFor() async throws {
    _ = try await map().cities(.around(.harbor), count: 5)
    #expect(asked.all == [.nearest(5)])
  }

  /// Beyond the antimeridian a country goes on from 0; one that ends there does not.
  @Test func theCitiesOfACountryAreLookedForOnBothSidesOfTheAntimeridian() async throws {
    func rect(_ minX: Double, _ maxX: Double) -> WorldRect {
      WorldRect(minX: minX, minY: 0.25, maxX: maxX, maxY: 0.75)
    }
    for (box, parts) in [
      (rect(0.25, 0.5), [rect(0.25, 0.5)]), (rect(0.75, 1), [rect(0.75, 1)]),
      (rect(0.75, 1.125), [rect(0.75, 1), rect(0, 0.125)]),
    ] {
      let before = asked.all.count
      _ = try await country(box)
      #expect(asked.all.dropFirst(before) == parts.map { .largest($0, 300) }[...])
    }
  }

  @Test func theLargestFiveOfACountryAreMarkedInTheirOrder() async throws {
    func city(_ id: Int, _ country: String, _ population: Int) -> MapPlace {
      MapPlace(
        reference: Reference(.cities, "\(id)"), name: "City \(id)", country: country,
        coordinate: Coordinate(wrappingLatitude: Double(id), longitude: 0), population: population)
    }
    let cities = [
      city(1, "AA", 3), city(2, "BB", 9), city(3, "AA", 7), city(4, "AA", 3), city(5, "AA", 3),
      city(6, "AA", 2), city(7, "AA", 1),
    ]
    #expect(
      try await country(WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1), cities)
        == [3, 1, 4, 5, 6].map { "City \($0), AA" })
  }

  @Test(arguments: [(16, 6, 4), (40, 20, 8), (80, 23, 18), (200, 60, 120)])
  func aCityIsLookedForInEachEightHundredDots(columns: Int, rows: Int, count: Int) async {
    _ = await map().terrain(in: MapFrame(columns, rows, zoom: 6), outlining: nil)
    #expect(
      asked.all.map { if case .largest(_, let count) = $0 { count } else { 0 } } == [count])
  }

  @Test func noMoreThanFiveThousandPlacesOfAListAreMarked() async throws {
    let list = WatchedList(asked: asked)
    _ = try await map(.results(.cities, of: list)).subjectData()
    #expect(asked.all == [.listed(5000)])
  }

  /// The Sun stands over the equator at the prime meridian at about noon.
  @Test func theSunIsWhereItIsNow() async {
    let terrain = await map().terrain(in: MapFrame(16, 6, zoom: 2), outlining: nil)
    #expect(terrain.sun == SolarPosition(at: 7).zenith)
  }

  // MARK: - The shore

  @Test(
    arguments: [
      (0, 0, WorldRect(minX: 0.49376, minY: 0.49376, maxX: 0.50624, maxY: 0.50624)),
      (0, 179.9, WorldRect(minX: 0.99348, minY: 0.49376, maxX: 1, maxY: 0.50624)),
      (0, -179.9, WorldRect(minX: 0, minY: 0.49376, maxX: 0.00652, maxY: 0.50624)),
      (84.9, 0, WorldRect(minX: 0.42974, minY: 0, maxX: 0.57026, maxY: 0.07505)),
      (-84.9, 0, WorldRect(minX: 0.42974, minY: 0.92495, maxX: 0.57026, maxY: 1)),
    ] as [(Double, Double, WorldRect)])
  func theSeaIsLookedForWithinTheWorld(latitude: Double, longitude: Double, rect: WorldRect) {
    let found = ShoreFinder(Coordinate(wrappingLatitude: latitude, longitude: longitude)).rect
    let (edges, wanted) = (
      [found.minX, found.minY, found.maxX, found.maxY],
      [rect.minX, rect.minY, rect.maxX, rect.maxY]
    )
    #expect(zip(edges, wanted).allSatisfy { abs($0 - $1) < 0.00002 })
  }

  /// The nearest point of a coast may be in the middle of it, at either end, or a speck.
  @Test(
    arguments: [
      (points((0.502, 0.4), (0.502, 0.6)), 80), (points((0.503, 0.504), (0.503, 0.6)), 200),
      (points((0.503, 0.4), (0.503, 0.496)), 200), (points((0.503, 0.5), (0.503, 0.5)), 120),
      (points((0.496, 0.5), (0.502, 0.508)), 128), (points((0.5, 0.504)), nil),
      (points((0.5, 0.504), (0.5, 0.504), (0.6, 0.504)), 160),
    ] as [([WorldPoint], Double?)])
  func theSeaIsAsFarAsTheNearestPointOfItsCoast(coast: [WorldPoint], kilometres: Double?) {
    let land = MapArea(kind: .land, rings: [square(0, 0, 256)])
    let shore = ShoreFinder(.harbor).shore(
      MapGeometry(lines: [MapLine(layer: .coast, points: coast)], areas: [land]))
    guard case .inland(let found) = shore else {
      Issue.record("\(shore)")
      return
    }
    // The world is 40,030 km wide.
    #expect(found.map { ($0 / 8).rounded() * 8 } == kilometres)
  }
}

private enum Asked: Hashable {
  case nearest(Int)
  case largest(WorldRect, Int)
  case listed(Int)
}

private struct WatchedNeighbors: NeighborDataManager {
  let asked: Recorder<Asked>

  func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Reference?
  ) async -> [Neighbor] {
    asked.record(.nearest(count))
    return []
  }

  func places(nearestTo positions: [Coordinate]) async -> [NearestPlace] { [] }
}

private struct WatchedPlaces: PlaceDataManager {
  let asked: Recorder<Asked>
  let cities: [MapPlace]
  let box: WorldRect?

  func largest(in rect: WorldRect, count: Int) async -> [MapPlace] {
    asked.record(.largest(rect, count))
    return cities
  }

  func named(_ text: String, count: Int) async -> [MapPlace] { [] }

  func called(_ name: String, count: Int) async -> [MapPlace] { [] }

  func suggestions(_ text: String, count: Int) async -> [MapPlace] { [] }

  func place(_ reference: Reference) async -> MapPlace? { nil }

  func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] { [] }

  func bounds(of country: String) async -> WorldRect? { box }
}

private struct WatchedList: PlaceListing {
  let asked: Recorder<Asked>

  let areNamed = false

  func rows(limit: Int) async throws(DataError) -> ListPage {
    asked.record(.listed(limit))
    return ListPage()
  }
}

/// A made-up country.
private struct Area: Entity, Summarizable, Describable, Outlined {
  static let catalog = CatalogID.countries

  let id: String

  var countryCode: String { id }
  var capitalReference: Reference? { nil }
  var summary: Summary { Summary(title: "Area", position: .harbor) }
}
