import Catalog
import CatalogMocks
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

  /// All of the world.
  private let land = MapArea(
    kind: .land, rings: [square(0, 0, 256)])

  @Test func theSeaIsNotLookedForForEver() {
    let finder = ShoreFinder(.harbor)
    #expect(finder.shore(MapGeometry(areas: [land])) == .inland(nil))
    #expect(finder.shore(MapGeometry()) == .sea)
    #expect(abs((finder.rect.maxX - 0.5) * 40_075 - 250) < 1)
  }

  @Test(
    arguments: [(0.5, "AA"), (1.5, nil)] as [(Double, String?)])
  func theCountryIsThatOfACityNearby(degrees: Double, country: String?) async {
    let neighbor = Neighbor(
      reference: Reference(.cities, "1"), title: "City 1, AA", kilometres: 0, bearing: 0)
    let position = Coordinate(wrappingLatitude: 1 - degrees, longitude: 0)
    let map = MapInteractor(
      .favorites,
      sources: MapSources(
        map: MockMapDataManager(areas: [land]), places: MockPlaceDataManager([.city(1)]),
        neighbors: [neighbor]))
    #expect(
      await map.setting(of: position)
        == MapSetting(position: position, country: country, shore: .inland(nil)))
  }
}
