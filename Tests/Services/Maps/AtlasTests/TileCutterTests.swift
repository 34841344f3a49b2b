import Contracts
import Domain
import Geo
import TestSupport
import Testing

@testable import Atlas
@testable import catalejo_data

@Suite struct TileCutterTests {
  private let cutter = TileCutter(grid: AtlasGrid(.world))
  private let side = AtlasFixture.side

  private func contains(_ x: Double, _ y: Double, _ rings: [SourceRing]) -> Bool {
    EvenOdd.contains(WorldPoint(x: x, y: y), in: rings.map { $0.corners.map(\.inUnits) })
  }

  /// How far a point is from the nearest edge of rings, in units of points.
  private func distance(_ x: Double, _ y: Double, _ rings: [SourceRing]) -> Double {
    rings.flatMap(\.edges).map {
      AtlasTests.distance(WorldPoint(x: x, y: y), $0.start.inUnits, $0.end.inUnits)
    }.min() ?? .infinity
  }

  /// Crossing itself or not, in a few tiles round a corner of the grid.
  private func randomRing(_ generator: inout SeededGenerator) -> SourceRing {
    let range = (3 * side - side / 4)...(5 * side + side / 4)
    let count = Int.random(in: 3...14, using: &generator)
    return SourceRing(
      (0..<count).map { _ in
        QuantizedPoint(
          x: UInt32.random(in: range, using: &generator),
          y: UInt32.random(in: range, using: &generator))
      })
  }

  @Test func pointsAreInTheirTilesPieceIfTheyAreInTheArea() {
    var generator = SeededGenerator(seed: 5)
    let grid = AtlasGrid(.world)
    var inside = 0
    for _ in 0..<200 {
      let count = Int.random(in: 1...4, using: &generator)
      let area = (0..<count).map { _ in randomRing(&generator) }
      let tiles = cutter.tiles(of: area)
      for _ in 0..<50 {
        let x = Double.random(in: Double(2 * side)...Double(6 * side), using: &generator)
        let y = Double.random(in: Double(2 * side)...Double(6 * side), using: &generator)
        // Cutting rounds to whole units, once along each axis.
        guard distance(x, y, area) > 2 else { continue }
        let columns = (0..<grid.side).filter { Double(grid.start(of: $0)) <= x }
        let rows = (0..<grid.side).filter { Double(grid.start(of: $0)) <= y }
        let tile = (rows.last ?? 0) * grid.side + (columns.last ?? 0)
        let isInside = contains(x, y, area)
        inside += isInside ? 1 : 0
        #expect(contains(x, y, tiles[tile, default: []]) == isInside, "\(x) \(y) \(area)")
      }
    }
    #expect(inside > 500, "the test looks at land, too")
  }

  @Test func aTileWithinIsARectangleAndOneInAHoleIsNothing() {
    let land = AtlasFixture.rectangle(10, 10, 5 * side + 10, 5 * side + 10)
    let sea = AtlasFixture.rectangle(side - 9, side - 9, 2 * side + 9, 2 * side + 9)
    let tiles = cutter.tiles(of: [land, sea])
    let whole = AtlasFixture.rectangle(3 * side, 3 * side, 4 * side, 4 * side)
    #expect(tiles[3 * 16 + 3]?.map { Set($0.corners) } == [Set(whole.corners)])
    #expect(tiles[16 + 1] == nil)
    #expect(tiles[16 + 2]?.count == 2)
    #expect(tiles.count == 35)
  }

  @Test func tilesCoverTheWorldWithoutGaps() {
    for detail in MapDetail.allCases {
      let grid = AtlasGrid(detail)
      let world = AtlasFixture.rectangle(0, 0, QuantizedPoint.limit, QuantizedPoint.limit)
      let tiles = TileCutter(grid: grid).tiles(of: [world])
      #expect(tiles.keys.sorted() == Array(0..<grid.count))
      #expect(tiles.values.allSatisfy { $0.map(\.corners.count) == [4] })
      #expect(grid.start(of: 0) == 0)
      #expect(grid.start(of: grid.side) == QuantizedPoint.limit)
    }
  }
}
