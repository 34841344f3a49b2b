import Catalog
import CatalogMocks
import Domain
import Testing
import TextUI

@testable import MapFeature

@Suite struct ClutterRuleTests {
  /// In dots of the world at zoom 0, of which it has 256.
  private func square(_ x: Double, _ y: Double, _ side: Double) -> [WorldPoint] {
    [(x, y), (x + side, y), (x + side, y + side), (x, y + side)].map {
      WorldPoint(x: $0.0 / 256, y: $0.1 / 256)
    }
  }

  private func rule(_ zoom: Double) -> ClutterRule {
    ClutterRule(MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: zoom))
  }

  @Test(arguments: [(0, false), (1.99, false), (2, true), (14, true)] as [(Double, Bool)])
  func riversComeFromLevelTwoOn(zoom: Double, isShown: Bool) {
    var rule = rule(zoom)
    let isRiverShown = rule.shows(MapLine(layer: .river, points: square(10, 10, 50)))
    #expect(isRiverShown == isShown)
  }

  @Test(arguments: [MapLayer.coast, .border])
  func coastsAndBordersAreAlwaysShown(layer: MapLayer) {
    var rule = rule(0)
    let isLineShown = rule.shows(MapLine(layer: layer, points: square(10, 10, 0.01)))
    #expect(isLineShown)
  }

  @Test(
    arguments: [
      (0, 3.9, false), (0, 4, true), (1, 1.9, false), (1, 2, true), (14, 0.001, true),
    ] as [(Double, Double, Bool)])
  func lakesAreShownFromFourDotsOn(zoom: Double, side: Double, isShown: Bool) {
    var rule = rule(zoom)
    let lake = square(8, 8, side)
    let isShoreShown = rule.shows(MapLine(layer: .lake, points: lake))
    #expect(isShoreShown == isShown)
    #expect(rule.shows(MapArea(kind: .lake, rings: [lake])) == isShown)
  }

  @Test func aNarrowLakeCountsByItsLength() {
    var rule = rule(0)
    let lake = [(8.0, 8.0), (8.5, 14), (8.2, 14)].map { WorldPoint(x: $0.0 / 256, y: $0.1 / 256) }
    let isShoreShown = rule.shows(MapLine(layer: .lake, points: lake))
    #expect(isShoreShown)
  }

  @Test func smallPiecesOfALargeLakeGoWithItsShore() {
    var rule = rule(0)
    let (piece, elsewhere) = (square(15, 8, 1), square(100, 8, 1))
    #expect(!rule.shows(MapArea(kind: .lake, rings: [piece])))
    let isShoreShown = rule.shows(MapLine(layer: .lake, points: square(8, 8, 8)))
    #expect(isShoreShown)
    #expect(rule.shows(MapArea(kind: .lake, rings: [piece])))
    #expect(!rule.shows(MapArea(kind: .lake, rings: [elsewhere])))
  }

  @Test func landIsAlwaysShown() {
    #expect(rule(0).shows(MapArea(kind: .land, rings: [square(8, 8, 0.01)])))
  }

  @Test func aPictureHasWhatIsChosen() async {
    let map = MockMapDataManager(
      [
        MapLine(layer: .river, points: square(120, 120, 8)),
        MapLine(layer: .lake, points: square(120, 120, 2)),
        MapLine(layer: .coast, points: square(120, 120, 2)),
      ],
      areas: [
        MapArea(kind: .land, rings: [square(118, 118, 8)]),
        MapArea(kind: .lake, rings: [square(120, 120, 2)]),
      ])
    func picture(_ zoom: Double) async -> MapPicture {
      await PictureMaker(
        map: map, places: MockPlaceDataManager(),
        viewport: MapViewport(center: WorldPoint(x: 0.47, y: 0.47), zoom: zoom),
        canvas: Size(columns: 40, rows: 20), now: 0
      ).picture()
    }
    let (far, near) = (await picture(0), await picture(2))
    #expect(far.strokes.map(\.layer) == [.coast])
    #expect(far.lakes == [])
    #expect(near.strokes.map(\.layer) == [.river, .lake, .coast])
    let areas = [far.land.count, near.land.count, near.lakes.count]
    #expect(areas == [1, 1, 1])
  }
}
