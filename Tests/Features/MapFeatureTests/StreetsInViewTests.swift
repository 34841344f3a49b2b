import Contracts
import Domain
import Geo
import Testing

@testable import MapFeature

/// Which tiles a view needs.
@Suite struct StreetsInViewTests {
  /// A view around the edge between the tiles 8192 and 8193, a quarter of a tile in each direction.
  private let frame = MapFrame(64, 32, zoom: 14, x: 0.5 + 1 / 16384, y: 0.5 + 0.5 / 16384)

  private func view(_ frame: MapFrame, in bounds: WorldRect? = nil) -> StreetsInView {
    let set = bounds.map { TileSet(source: "tiles.example", zooms: 10...14, bounds: $0) }
    var view = StreetsInView(
      frame, (set ?? TileSet(source: "tiles.example", zooms: 10...14), isNew: false))
    let street = StreetFeature(.street, parts: [])
    for id in view.wanted { view.tiles[id] = StreetTile(id, features: [street]) }
    return view
  }

  private let both = [8192, 8193].map { StreetFixture.id(14, $0, 8192) }

  @Test func theTilesOfAViewCoverIt() {
    let view = view(frame)
    #expect(view.wanted == both)
    #expect(view.streets.progress == .whole)
    #expect(view.streets.coversView)
  }

  /// The tiles of a view, in parts of a tile from its middle, with which the tiles' area begins or ends.
  @Test(
    arguments: [
      (0.0, 2.0, -1.0, 1.0, [1]), (-2, 0, -1, 1, [0]), (-2, 2, 0, 1, [0, 1]),
      (-2, 2, -1, 0, [0, 1]),
      (0.25, 2, -1, 1, []), (-2, -0.25, -1, 1, []), (-2, 2, 0.25, 1, []),
      (-2, 2, -1, -0.25, []),
    ] as [(Double, Double, Double, Double, [Int])])
  func beyondTheirAreaThereAreNoTiles(
    west: Double, east: Double, north: Double, south: Double, tiles: [Int]
  ) {
    func world(_ parts: Double) -> Double { 0.5 + parts / 16384 }
    let view = view(
      frame,
      in: WorldRect(
        minX: world(1 + west), minY: world(0.5 + north), maxX: world(1 + east),
        maxY: world(0.5 + south)))
    #expect(view.wanted == tiles.map { both[$0] })
    #expect(view.streets.progress == (tiles.isEmpty ? .beyond : .whole))
    #expect(!view.streets.coversView)
  }

  @Test(arguments: [(9.9, []), (10, [10]), (14.9, [14]), (15, [14])] as [(Double, [Int])])
  func theTilesAreThoseOfTheZoomOrTheDeepest(zoom: Double, zooms: [Int]) {
    #expect(view(StreetFixture.frame(zoom: zoom, columns: 2, rows: 1)).wanted.map(\.zoom) == zooms)
  }

  /// So a huge window does not ask a service for hundreds.
  @Test(arguments: [(998, 170, 0.0, true), (600, 300, 0.5, false)])
  func thereAreTwentyFourAtMost(columns: Int, rows: Int, x: Double, isCovered: Bool) {
    let view = view(
      MapFrame(columns, rows, zoom: 14, x: 0.5 + x / 16384, y: 0.5 + 0.5 / 16384))
    #expect(view.wanted.count == 24)
    #expect(view.streets.coversView == isCovered)
  }

  /// Those of farther zooms lie below the others, and each is drawn once.
  @Test func whatStandsInIsThereOnce() {
    let (near, far) = (StreetFixture.id(13, 4096, 4096), StreetFixture.id(12, 2048, 2048))
    var view = view(frame)
    view.tiles[both[0]] = nil
    view.standIns = [near, far, near, far].map { StreetTile($0) }
    #expect(view.absent == [both[0]])
    #expect(view.streets.tiles.map(\.id) == [far, near, both[1]])
    #expect(!view.streets.coversView)
  }
}
