import ContractMocks
import Contracts
import Domain
import Geo
import TestSupport
import Testing

@testable import MapFeature

/// How far places are from the sea.
@Suite struct ShoreFinderTests {
  /// An island of two degrees around a position, in a lake of one.
  private func island(_ middle: Coordinate) -> MapGeometry {
    func square(_ degrees: Double) -> [WorldPoint] {
      [(1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)].map {
        WebMercator.project(
          Coordinate(
            wrappingLatitude: middle.latitude + $0.0 * degrees,
            longitude: middle.longitude + $0.1 * degrees))
      }
    }
    return MapGeometry(
      lines: [
        MapLine(layer: .coast, points: square(2) + square(2).prefix(1)),
        MapLine(layer: .lake, points: square(0.1) + square(0.1).prefix(1)),
      ], areas: [MapArea(kind: .land, rings: [square(2)])])
  }

  @Test(
    arguments: [
      // A degree is 111 km on the equator.
      (0, 0, .inland(222)), (0, 1, .inland(111)), (0, 1.9, .coast), (0, 2.1, .coast),
      (0, 2.5, .sea), (60, 0, .inland(111)), (60, 1.5, .inland(28)), (-75, 0, .inland(58)),
    ] as [(Double, Double, MapSetting.Shore)])
  func aPlaceIsOnTheCoastInlandOrAtSea(
    latitude: Double, longitude: Double, shore: MapSetting.Shore
  ) {
    let position = Coordinate(wrappingLatitude: latitude, longitude: longitude)
    let finder = ShoreFinder(position)
    let found = finder.shore(island(Coordinate(wrappingLatitude: latitude, longitude: 0)))
    switch (found, shore) {
    case (.inland(let found?), .inland(let wanted?)): #expect(abs(found - wanted) < 2)
    default: #expect(found == shore)
    }
  }

  @Test(
    arguments: [(90, .sea), (86, .sea), (-86, .inland(nil)), (-90, .inland(nil))]
      as [(Double, MapSetting.Shore)])
  func aroundThePolesThereIsNoMap(latitude: Double, shore: MapSetting.Shore) {
    let pole = Coordinate(wrappingLatitude: latitude, longitude: 0)
    #expect(ShoreFinder(pole).shore(island(pole)) == shore)
  }

  /// At its end Mercator's map is still known.
  @Test func theMapReachesToItsLimit() {
    let around = points((-1, -1), (2, -1), (2, 2), (-1, 2))
    for sign in [1.0, -1] {
      let finder = ShoreFinder(
        Coordinate(wrappingLatitude: sign * WebMercator.latitudeLimit, longitude: 0))
      let land = MapGeometry(areas: [MapArea(kind: .land, rings: [around])])
      #expect(finder.shore(land) == .inland(nil) && finder.shore(MapGeometry()) == .sea)
    }
  }

  /// All of the world.
  private let land = MapArea(
    kind: .land, rings: [square(0, 0, 256)])

  @Test func theSeaIsNotLookedForForEver() {
    let finder = ShoreFinder(.harbor)
    #expect(finder.shore(MapGeometry(areas: [land])) == .inland(nil))
    #expect(finder.shore(MapGeometry()) == .sea)
    #expect(abs((finder.rect.maxX - 0.5) * 40_075 - 250) < 1)
  }

  /// Without an outline a city nearby says it; an outline says it however far the cities are.
  @Test(
    arguments: [
      (false, 99.0, "AA"), (false, 100.0, nil), (true, 900.0, "AA"),
    ] as [(Bool, Double, String?)])
  func theCountryIsThatOfTheOutlineOrOfACityNearby(
    isInOutline: Bool, kilometres: Double, country: String?
  ) async {
    #expect(
      await setting(located(isInOutline, kilometres), areas: [land])
        == MapSetting(
          position: .harbor, country: country, region: country == nil ? "" : "Costa",
          shore: .inland(nil)))
  }

  @Test func theSeaIsNoCountry() async {
    #expect(
      await setting(located(false, 1), areas: [])
        == MapSetting(position: .harbor, country: nil, shore: .sea))
  }

  private func located(_ isInOutline: Bool, _ kilometres: Double) -> NearestPlace {
    NearestPlace(
      id: 1, name: "City 1", home: "BB", coordinate: .harbor, kilometres: kilometres,
      country: "AA", isInOutline: isInOutline, region: "Costa", timeZone: "")
  }

  private func setting(_ place: NearestPlace, areas: [MapArea]) async -> MapSetting {
    let sources = MapSources(
      map: MockMapDataManager(areas: areas), places: MockPlaceDataManager(),
      neighbors: MockNeighborDataManager(nearest: place),
      favorites: InMemoryFavoritesDataManager(), links: NoLinks(), country: { _ in nil },
      near: { _ in [] }, clock: { 7 })
    return await MapInteractor(.favorites, sources: sources).setting(of: .harbor)
  }
}
