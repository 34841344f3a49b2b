import ContractMocks
import Contracts
import Domain
import Geo
import Testing
import TextUI

@testable import MapFeature

@Suite struct ReliefDrawingTests {
  /// A grid of a degree, whose heights a function of column and row gives.
  private func grid(
    covers: ReliefGrid.Cover = .plain, _ code: (_ column: Int, _ row: Int) -> Int
  ) -> ReliefGrid {
    let places = (0..<180).flatMap { row in (0..<360).map { ($0, row) } }
    return ReliefGrid(
      columnsRound: 360, firstColumn: 0, firstRow: 0, columns: 360, rows: 180,
      heights: places.map { UInt8(clamping: code($0.0, $0.1)) },
      covers: places.map { _ in covers.rawValue })
  }

  /// A view of four cells in the middle of the world; a half of a cell is 0.35° wide.
  private func samples(
    _ grid: ReliefGrid?, zoom: Double = 3, sun: Coordinate? = nil
  ) -> ReliefSamples {
    ReliefDrawing(MapFrame(2, 2, zoom: zoom)).samples(grid, sun: sun)
  }

  /// Code 176 stands for 969 m, a sixth of the way from 900 to 1,300 m.
  @Test func heightsAreStepsOfTheirMetres() {
    let samples = samples(grid { _, _ in 176 })
    #expect(samples.samples.map(\.height) == Array(repeating: 5.1725, count: 8))
    #expect(samples.samples.allSatisfy { $0.shade == 0 && $0.land == .land && $0.light == 4 })
    #expect([samples.columns, samples.rows, samples.firstColumn] == [2, 2, 511])
  }

  @Test func theSeaHasDepths() {
    #expect(samples(grid { _, _ in 82 - 36 }).samples.allSatisfy { $0.height == -2 })
  }

  /// Light comes from the north west: land that rises to the south or the east is lit.
  @Test(
    arguments: [(1, 0, 2), (0, 1, 2), (-1, 0, -2), (0, -1, -2), (1, -1, 0)] as [(Int, Int, Float)])
  func slopesAreShaded(east: Int, south: Int, shade: Float) {
    let slope = grid { column, row in 128 + 14 * (east * (column - 180) + south * (row - 90)) }
    #expect(samples(slope).samples.allSatisfy { $0.shade == shade })
  }

  @Test func coversAreGrounds() {
    let grounds = ReliefGrid.Cover.allCases.map { cover in
      samples(grid(covers: cover) { _, _ in 100 }).samples[0].land
    }
    #expect(grounds == [.land, .desert, .ice, .builtUp])
  }

  /// Beyond zoom 8 there is land and sea, and no height.
  @Test(arguments: [(6.5, 1), (7.25, 0.5), (8, 0), (12, 0)] as [(Double, Float)])
  func theReliefFades(zoom: Double, part: Float) {
    let samples = samples(grid { _, _ in 176 }, zoom: zoom).samples
    #expect(samples.allSatisfy { abs($0.height - 5.1725 * part) < 0.001 })
    #expect(self.samples(nil, zoom: zoom).samples.allSatisfy { $0.height == 0 })
  }

  // MARK: - Light

  /// The Sun is down 12° at -12°, and it is dusk between.
  @Test(arguments: [(0, 4), (89, 4), (93, 3), (96, 2), (99, 1), (103, 0), (180, 0)])
  func theNightComesByDegrees(degrees: Double, light: UInt8) {
    let sun = Coordinate(wrappingLatitude: 0, longitude: degrees)
    #expect(samples(nil, zoom: 8, sun: sun).samples.allSatisfy { $0.light == light })
  }

  // MARK: - What is asked

  private func terrain(zoom: Double, _ relief: MockReliefDataManager?) async -> MapTerrain {
    await TerrainFinder(
      map: MockMapDataManager(), places: MockPlaceDataManager(), relief: { relief }
    ).terrain(in: MapFrame(2, 2, zoom: zoom), now: 0)
  }

  @Test func theGridIsAskedAsFineAsTheHalvesOfCells() async {
    let grid = grid { _, _ in 100 }
    let relief = MockReliefDataManager(grid)
    #expect(await terrain(zoom: 3, relief).relief == MapRelief(grid: grid))
    let rect = MapFrame(2, 2, zoom: 3).rect
    #expect(relief.questions == [MockReliefDataManager.Question(rect, columns: 1_024)])
  }

  @Test func nearerThanTheDataNothingIsAsked() async {
    let relief = MockReliefDataManager(grid { _, _ in 100 })
    #expect(await terrain(zoom: 8, relief).relief == MapRelief(grid: nil))
    #expect(relief.questions == [])
  }

  @Test func withoutReliefTheMapIsFlat() async {
    let terrain = await terrain(zoom: 3, nil)
    #expect(terrain.relief == nil)
    #expect(MapDrawing(terrain, in: MapFrame(2, 2, zoom: 3), overlays: [], .english).relief == nil)
  }

  /// The light is drawn only if the night is laid over the map.
  @Test func nightIsDrawnOnDemand() async {
    let terrain = await terrain(zoom: 8, MockReliefDataManager())
    func light(_ overlays: Set<MapOverlay>) -> Set<UInt8> {
      let drawing = MapDrawing(terrain, in: MapFrame(2, 2, zoom: 8), overlays: overlays, .english)
      return Set(drawing.relief?.samples.map(\.light) ?? [])
    }
    #expect(light([]) == [4])
    #expect(light([.night]) == [0])
  }

  /// The largest towns shine at night, though they are smaller than a cell.
  @Test func townsAreBuiltUpAtNight() async {
    let town = MapPlace.city(1)
    let point = WebMercator.project(town.coordinate)
    let frame = MapFrame(2, 1, zoom: 3, x: point.x, y: point.y)
    let terrain = await TerrainFinder(
      map: MockMapDataManager(), places: MockPlaceDataManager([town]),
      relief: { MockReliefDataManager() }
    ).terrain(in: frame, now: 0)
    func grounds(_ overlays: Set<MapOverlay>) -> [ReliefTone.Ground]? {
      MapDrawing(terrain, in: frame, overlays: overlays, .english).relief?.samples.map(\.land)
    }
    #expect(grounds([.night]) == [.land, .land, .land, .builtUp])
    #expect(grounds([]) == [.land, .land, .land, .land])
  }

  /// The country that the view was fitted to is as light as the day, and all else is dim.
  @Test func allThatIsAbroadIsDimmed() async {
    let world = MockMapDataManager(outlines: ["AA": [square(0, 0, 128)]])
    let frame = MapFrame(2, 1, zoom: 8)
    let terrain = await TerrainFinder(
      map: world, places: MockPlaceDataManager(), relief: { MockReliefDataManager() }
    ).terrain(in: frame, outlining: "AA", now: 0)
    func light(_ dimsAbroad: Bool) -> [UInt8]? {
      MapDrawing(terrain, in: frame, overlays: [], dimsAbroad: dimsAbroad, .english)
        .relief?.samples.map(\.light)
    }
    #expect(light(true) == [4, 2, 2, 2])
    #expect(light(false) == [4, 4, 4, 4])
  }
}
