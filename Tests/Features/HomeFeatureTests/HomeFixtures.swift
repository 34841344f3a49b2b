import ContractMocks
import Contracts
import Domain
import Geo
import Localization
import TestSupport
import TextUI
import Viper

@testable import HomeFeature

extension Reference {
  static let harbor = Reference(.cities, "1")
  static let quay = Reference(.people, "2")
  static let cape = Reference(.cities, "3")
}

extension HomeEntry {
  static let harbor = HomeEntry(
    reference: .harbor, title: "Harbor, PE", titleEnd: 4,
    position: Coordinate(latitude: -12, longitude: -77), isFavorite: true)
  static let quay = HomeEntry(reference: .quay, title: "Quay", isFavorite: true)
  static let cape = HomeEntry(
    reference: .cape, title: "Cape, JP", titleEnd: 4,
    position: Coordinate(latitude: 35, longitude: 139))
}

extension MapGeometry {
  /// A land from 90° west to 90° east, between the latitudes of 60° and −30°, with its western coast.
  static let block: MapGeometry = {
    func point(_ latitude: Double, _ longitude: Double) -> WorldPoint {
      WebMercator.project(Coordinate(wrappingLatitude: latitude, longitude: longitude))
    }
    let ring = [point(60, -90), point(60, 90), point(-30, 90), point(-30, -90)]
    let coast = MapLine(layer: .coast, points: [point(60, -90), point(-30, -90)])
    let border = MapLine(layer: .border, points: [point(60, 0), point(-30, 0)])
    return MapGeometry(lines: [coast, border], areas: [MapArea(kind: .land, rings: [ring])])
  }()
}

extension HomeScene {
  /// A scene of two catalogs in a window, as it appears before anything is read.
  static func start(_ size: Size = Size(columns: 80, rows: 22), canDraw: Bool = true) -> HomeScene {
    var scene = HomeScene(catalogs: [.cities, .people], canDraw: canDraw)
    scene.size = size
    return scene
  }

  /// The same with the map and some entries.
  static func full(
    _ entries: [HomeEntry] = [.harbor, .quay, .cape], _ size: Size = Size(columns: 80, rows: 22)
  ) -> HomeScene {
    var scene = start(size)
    scene.placeCount = "1,234"
    scene.world = WorldSketch(.block)
    scene.entries = .success(entries)
    return scene
  }
}

extension DataError {
  static let broken = DataError.unreadable(path: "favorites", reason: .isFolder)
}
