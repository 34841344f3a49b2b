import Contracts
import Domain
import FoundationEssentials
import Geo
import Testing

@testable import Relief
@testable import catalejo_data

/// A made-up world: heights that rise from west to east, with a mountain, and a sea.
private let world: GrayImage = {
  let level = ReliefLayout.levels[ReliefLayout.levels.count - 1]
  var pixels: [UInt8] = []
  pixels.reserveCapacity(level.columns * level.rows)
  for row in 0..<level.rows {
    for column in 0..<level.columns {
      let (east, south) = (column - 2_160, row - 1_080)
      let mountain = max(0, 80 - (east * east + south * south) / 200)
      pixels.append(UInt8(min(255, column / 30 + mountain)))
    }
  }
  return GrayImage(columns: level.columns, rows: level.rows, pixels: pixels)
}()

private let blob: [UInt8] = {
  let level = ReliefLayout.levels[ReliefLayout.levels.count - 1]
  var covers = [UInt8](repeating: 0, count: level.columns * level.rows)
  for column in 0..<100 {
    covers[1_080 * level.columns + column] = ReliefGrid.Cover.ice.rawValue
  }
  return ReliefWriter.blob(
    levels: ReliefPyramid.values(of: world), covers: ReliefPyramid.covers(covers))
}()

/// A rectangle around the middle of the world.
private let middle = WorldRect(minX: 0.49, minY: 0.49, maxX: 0.51, maxY: 0.51)

@Suite struct ReliefTests {
  private let relief: Relief

  init() throws {
    relief = try Relief(Data(blob))
  }

  /// The step of the finest level is 5, and a value is rounded to the nearest one.
  @Test func heightsAreThoseOfTheSourceButForHalfAStep() async throws {
    let grid = try #require(await relief.relief(in: middle, columns: 4_320))
    #expect(
      [grid.columnsRound, grid.firstColumn, grid.firstRow, grid.columns, grid.rows]
        == [4_320, 2_114, 1_034, 92, 92])
    let errors = grid.heights.indices.filter { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      let wanted = world[grid.firstColumn + column, grid.firstRow + row]
      return abs(Int(grid.heights[index]) - wanted) > 3
    }
    #expect(errors == [])
  }

  @Test(arguments: [(100, 270), (337, 270), (338, 540), (1_000, 1_080), (99_999, 4_320)])
  func theLevelIsAsFineAsTheViewNeeds(columns: Int, round: Int) async throws {
    let grid = try #require(await relief.relief(in: middle, columns: columns))
    #expect(grid.columnsRound == round)
  }

  /// West of 180° W the world goes on where it ends in the east.
  @Test func aViewAcrossTheAntimeridianSeesBothSides() async throws {
    let view = WorldRect(minX: -0.01, minY: 0.499, maxX: 0.01, maxY: 0.501)
    let grid = try #require(await relief.relief(in: view, columns: 4_320))
    let row = (1_080 - grid.firstRow) * grid.columns
    let seam = row - grid.firstColumn
    #expect(grid.heights[seam - 20] > 130)
    #expect(grid.heights[seam + 20] < 10)
    #expect(grid.covers[row..<seam].allSatisfy { $0 == 0 })
    #expect(grid.covers[seam..<row + grid.columns].allSatisfy { $0 == 2 })
  }

  /// A coarse cover is that of the finest one in its middle: 16 of those are as wide as one.
  @Test func aCoarseLevelHasCoversOfItsOwn() async throws {
    let view = WorldRect(minX: 0.01, minY: 0.49, maxX: 0.1, maxY: 0.51)
    let grid = try #require(await relief.relief(in: view, columns: 100))
    let ice = grid.covers.indices.filter { grid.covers[$0] != 0 }.map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      return [grid.firstColumn + column, grid.firstRow + row]
    }
    #expect(ice == (0..<6).map { [$0, 67] })
  }

  @Test func nothingIsDrawnOfAnEmptyView() async {
    let views = [
      WorldRect(minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.6),
      WorldRect(minX: 0, minY: 0, maxX: .infinity, maxY: 1),
      WorldRect(minX: .nan, minY: 0, maxX: 1, maxY: 1),
    ]
    for view in views { #expect(await relief.relief(in: view, columns: 4_320) == nil) }
  }

  // MARK: - Damage

  private func error(of bytes: [UInt8]) -> ReliefError? {
    Result { () throws(ReliefError) in try Relief(Data(bytes)) }.error
  }

  @Test func aFileThatIsNoReliefIsRefused() {
    var old = blob
    old[8] = 9
    let length = blob.count
    #expect(
      [[], Array(blob.prefix(100)), [0] + blob, old, blob + [0]].map(error)
        == [
          .notARelief, .notARelief, .notARelief, .unsupportedVersion(9),
          .wrongLength(stated: length, actual: length + 1),
        ])
  }

  /// A tile that can't be unpacked costs the relief of the views that need it.
  @Test func aDamagedTileIsNoRelief() async throws {
    var bytes = blob
    for index in bytes.count / 2..<bytes.count { bytes[index] ^= 0x55 }
    let damaged = try Relief(Data(bytes))
    #expect(await damaged.relief(in: middle, columns: 99_999) == nil)
    #expect(await damaged.elevation(of: Coordinate(wrappingLatitude: 0, longitude: 0)) == nil)
  }

  /// An offset beyond the file, and one that goes back.
  @Test func offsetsAreNotBelieved() async throws {
    for offset: UInt8 in [0xFF, 0] {
      var bytes = blob
      // The end of the tile of the first level that the middle of the world is in.
      let index = ReliefLayout.headerLength + 8 * 4
      for place in index..<index + 4 { bytes[place] = offset }
      #expect(await (try Relief(Data(bytes))).relief(in: middle, columns: 99_999) == nil)
    }
  }
}

/// The relief of the program, at places whose heights are known.
@Suite struct EmbeddedReliefTests {
  private let relief: Relief

  init() throws {
    relief = try Relief()
  }

  private static func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(wrappingLatitude: latitude, longitude: longitude)
  }

  /// Metres by GeoNames; a pixel of the grid is the mean of 9 km.
  @Test(
    arguments: [
      ("Madrid", place(40.4165, -3.7026), 550...750),
      ("Denver", place(39.74, -104.98), 1_500...1_800),
      ("La Paz", place(-16.5, -68.15), 3_000...4_000), ("Lhasa", place(29.65, 91.1), 3_500...4_500),
      ("Nairobi", place(-1.28, 36.82), 1_550...1_850), ("Munich", place(48.14, 11.58), 450...600),
      ("Mexico City", place(19.43, -99.13), 2_100...2_500),
      ("Mount Everest", place(27.99, 86.93), 6_000...8_800),
    ])
  func landIsAsHighAsItIs(name: String, position: Coordinate, metres: ClosedRange<Int>) async {
    let elevation = await relief.elevation(of: position)
    #expect(metres.contains(elevation?.metres ?? 0), "\(name): \(String(describing: elevation))")
  }

  /// The heights end where the map does; beyond, none is made up.
  @Test func thePolesHaveNoElevation() async {
    for latitude in [-90, -85.1, 85.1, 90] {
      #expect(await relief.elevation(of: Self.place(latitude, 0)) == nil)
    }
    #expect(await relief.elevation(of: Self.place(-85, 0))?.metres ?? 0 > 2_000)
  }

  @Test func lowLandHasNoFigure() async {
    for position in [Self.place(52.37, 4.9), Self.place(36.25, -116.8), Self.place(31.5, 35.5)] {
      #expect(await relief.elevation(of: position) == .below(20))
    }
  }

  @Test func theGroundIsWhatItIs() async throws {
    func cover(_ latitude: Double, _ longitude: Double) async throws -> UInt8 {
      let point = WebMercator.project(Self.place(latitude, longitude))
      let rect = WorldRect(
        minX: point.x, minY: point.y, maxX: point.x + 1e-6, maxY: point.y + 1e-6)
      let grid = try #require(await relief.relief(in: rect, columns: 4_320))
      let column = Int(point.x * 4_320) - grid.firstColumn
      let row = Int((90 - latitude) * 12) - grid.firstRow
      return grid.covers[row * grid.columns + column]
    }
    let covers = [
      try await cover(24, 10), try await cover(72, -40), try await cover(48.86, 2.35),
      try await cover(-3, -60.5),
    ]
    #expect(covers.map { ReliefGrid.Cover(rawValue: $0) } == [.desert, .ice, .builtUp, .plain])
  }
}
