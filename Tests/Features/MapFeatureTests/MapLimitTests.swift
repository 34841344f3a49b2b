import ContractMocks
import Contracts
import Domain
import Geo
import Localization
import MapMocks
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// How much is asked for, and where the world ends.
@Suite struct MapLimitTests {
  @Test func ofAListAtMost5000PlacesAreAskedFor() async throws {
    let limits = Recorder<Int>()
    let topic = MapTopic.results(.people, of: Counting(limits: limits))
    _ = try await MapInteractor(topic, sources: MapSources()).subjectData()
    #expect(limits.all == [5000])
  }

  /// Districts and the cities of other countries are among them.
  @Test func of300CitiesThoseOfACountryAreFound() async throws {
    let world = WorldRect(minX: 0.25, minY: 0.25, maxX: 0.75, maxY: 0.75)
    let across = WorldRect(minX: 0.75, minY: 0.25, maxX: 1.25, maxY: 0.75)
    #expect(await asked(world) == [.init(world, 300)])
    // Beyond the antimeridian it goes on from 0.
    #expect(
      await asked(across) == [
        .init(WorldRect(minX: 0.75, minY: 0.25, maxX: 1, maxY: 0.75), 300),
        .init(WorldRect(minX: 0, minY: 0.25, maxX: 0.25, maxY: 0.75), 300),
      ])
    let upToIt = WorldRect(minX: 0.75, minY: 0.25, maxX: 1, maxY: 0.75)
    #expect(await asked(upToIt) == [.init(upToIt, 300)])
  }

  private func asked(_ box: WorldRect) async -> [CountingPlaces.Call] {
    let places = CountingPlaces(box: box)
    let topic = MapTopic.outline(of: "FJ", local: MockLocalDataManager([Land(id: "FJ")]))
    _ = try? await MapInteractor(topic, sources: MapSources(places: places)).subjectData()
    return places.calls.all
  }

  @Test(arguments: [(0, 1 / 40_030), (-60, 2 / 40_030)] as [(Double, Double)])
  func theSeaIsLookedForOnTheWorldAlone(latitude: Double, kilometre: Double) {
    let reach = 250 * kilometre
    for longitude in [-180, -179, 0, 179, 180] as [Double] {
      let position = Coordinate(wrappingLatitude: latitude, longitude: longitude)
      let (rect, point) = (ShoreFinder(position).rect, WebMercator.project(position))
      let sides = [rect.minX, rect.minY, rect.maxX, rect.maxY]
      let wanted = [
        max(0, point.x - reach), point.y - reach, min(1, point.x + reach), point.y + reach,
      ]
      #expect(zip(sides, wanted).allSatisfy { abs($0 - $1) < kilometre })
    }
    let (north, south) = (85.05, -85.05)
    #expect(ShoreFinder(Coordinate(wrappingLatitude: north, longitude: 0)).rect.minY == 0)
    #expect(ShoreFinder(Coordinate(wrappingLatitude: south, longitude: 0)).rect.maxY == 1)
  }

  /// A coast 100 km east of the harbor, by its ends or by what is between them.
  @Test(
    arguments: [
      [(100, -50), (100, 50)], [(100, 0), (200, 0)], [(200, 0), (100, 0)], [(100, 0), (100, 0)],
      [(180, -90), (100, 0), (180, 90)], [(60, -80), (60, -200)], [(0, 100), (300, 100)],
      [(140, -20), (80, 60), (20, 140)],
    ] as [[(Double, Double)]])
  func theSeaIsAsFarAsItsNearestPoint(coast: [(Double, Double)]) throws {
    let world = 2 * .pi * Geodesy.earthRadius
    let line = coast.map { WorldPoint(x: 0.5 + $0.0 / world, y: 0.5 + $0.1 / world) }
    let shore = ShoreFinder(.harbor).shore(
      MapGeometry(
        lines: [MapLine(layer: .coast, points: line), MapLine(layer: .river, points: [.harbor])],
        areas: [MapArea(kind: .land, rings: [square(0, 0, 256)])]))
    guard case .inland(let distance?) = shore else { throw DataError.notFound(.harbor) }
    #expect(abs(distance - 100) < 0.001)
  }

  /// Where there is no room for names a few are asked for all the same.
  @Test(arguments: [(16, 6, 4), (40, 20, 8), (160, 48, 76)])
  func aCityIsAskedForEach800Dots(columns: Int, rows: Int, count: Int) async {
    let places = CountingPlaces(box: WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1))
    _ = await TerrainFinder(map: MockMapDataManager(), places: places)
      .terrain(in: MapFrame(columns, rows), now: 0)
    #expect(places.calls.all.map(\.count) == [count])
  }

  // MARK: - Outlines

  /// Squares of a large country are 0.0005 wide, and those next to one with the outline count: here to
  /// 0.3995 and from 0.5005 on nothing does.
  @Test(
    arguments: [
      (0.3996, 0.45, true), (0.3994, 0.45, false), (0.5004, 0.45, true), (0.5006, 0.45, false),
      (0.45, 0.3996, true), (0.45, 0.3994, false), (0.45, 0.5004, true), (0.45, 0.5006, false),
      (0.4009, 0.45, true), (0.4011, 0.45, false), (0.45, 0.4009, true), (0.45, 0.4011, false),
    ] as [(Double, Double, Bool)])
  func whatIsInTheNextSquareIsNear(x: Double, y: Double, isNear: Bool) {
    let main = points(
      (0.40025, 0.40025), (0.49975, 0.40025), (0.49975, 0.49975), (0.40025, 0.49975))
    let islet = points((0.6, 0.6), (0.6001, 0.6), (0.6001, 0.6001), (0.6, 0.6001))
    // Of several parts the greatest says how wide the squares are.
    for rings in [[main], [islet, main], [main, islet]] {
      #expect(OutlineMatcher(rings).isNear(x, y) == isNear)
    }
  }

  /// A sixteenth of the shorter side, 0.0064, is far, wherever the country lies.
  @Test(arguments: [(0.40039, true), (0.40041, false)])
  func ofAFlatCountryTheShorterSideCounts(distance: Double, isNear: Bool) {
    let flat = OutlineMatcher([
      points((0.4001, 0.4001), (0.4501, 0.4001), (0.4501, 0.3937), (0.4001, 0.3937))
    ])
    let narrow = OutlineMatcher([
      points((0.4001, 0.4001), (0.4001, 0.4501), (0.3937, 0.4501), (0.3937, 0.4001))
    ])
    #expect(flat.isNear(0.42, distance) == isNear)
    #expect(narrow.isNear(distance, 0.42) == isNear)
  }

  @Test func aPartOfOnePointIsMarkedToo() {
    let line = MapLine(layer: .coast, points: points((0.4, 0.4), (0.40001, 0.4)))
    #expect(OutlineMatcher([points((0.4, 0.4))]).stretches(of: line) == [line.points])
  }
}

extension WorldPoint {
  fileprivate static let harbor = WebMercator.project(.harbor)
}

extension OutlineMatcher {
  /// Whether a border at a point is the country's.
  fileprivate func isNear(_ x: Double, _ y: Double) -> Bool {
    let border = MapLine(layer: .border, points: points((x, y), (x + 1e-6, y + 1e-6)))
    return !stretches(of: border).isEmpty
  }
}

/// Notes how many places it is asked for.
private struct Counting: PlaceListing {
  let limits: Recorder<Int>

  let areNamed = false

  func rows(limit: Int) async throws(DataError) -> ListPage {
    limits.record(limit)
    return ListPage()
  }
}

/// Notes where the largest are asked for; any country has one box.
private struct CountingPlaces: PlaceDataManager {
  struct Call: Hashable, Sendable {
    let rect: WorldRect
    let count: Int

    init(_ rect: WorldRect, _ count: Int) {
      (self.rect, self.count) = (rect, count)
    }
  }

  let calls = Recorder<Call>()
  let box: WorldRect

  func largest(in rect: WorldRect, count: Int) async -> [MapPlace] {
    calls.record(Call(rect, count))
    return []
  }

  func named(_ text: String, count: Int) async -> [MapPlace] { [] }

  func called(_ name: String, count: Int) async -> [MapPlace] { [] }

  func suggestions(_ text: String, count: Int) async -> [MapPlace] { [] }

  func place(_ reference: Reference) async -> MapPlace? { nil }

  func namesakes(of name: String, in country: String?, count: Int) async -> [MapPlace] { [] }

  func bounds(of country: String) async -> WorldRect? { box }
}

/// A made-up country.
private struct Land: Entity, Summarizable, Describable, Outlined {
  static let catalog = CatalogID.countries

  let id: String

  var countryCode: String { id }
  var capitalReference: Reference? { nil }
  var summary: Summary { Summary(title: id) }
}
