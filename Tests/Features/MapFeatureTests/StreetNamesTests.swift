import Contracts
import Domain
import Geo
import TestSupport
import Testing
import TextUI

@testable import MapFeature

/// Names of streets stay on the ground while the view moves.
@Suite struct StreetNamesTests {
  /// A name as it is read from the map, by its cell on the ground.
  private struct Shown: Hashable, Comparable {
    let row: Int
    let column: Int
    let text: String
    let sign: MapDot?

    static func < (one: Shown, other: Shown) -> Bool {
      (one.row, one.column) < (other.row, other.column)
    }
  }

  /// The cells that a view has moved to the east and the south, and what it shows.
  private struct View {
    let frame: MapFrame
    var east = 0
    var south = 0
    var tiles = StreetNamesTests.tile

    var names: [Shown] {
      let size = frame.size
      let ids = TileID.covering(frame.rect, zoom: 14, limit: 24)
      let drawing = MapDrawing(
        MapTerrain(), MapStreets(tiles: ids.map(tiles), coversView: true), in: frame,
        overlays: [], .english)
      let rows = drawing.lines(.ascii, on: size, label: "").map { Array($0.text) }
      return (drawing.streets?.names ?? []).compactMap { name -> Shown? in
        let (column, row) = (name.dot.x / 2, name.dot.y / 4)
        guard String(rows[row][column..<column + name.width]) == name.text else { return nil }
        return Shown(
          row: row + south, column: column + east, text: name.text,
          sign: name.sign.map { MapDot(x: $0.x / 2 + east, y: $0.y / 4 + south) })
      }.sorted()
    }

    /// Whether all of a name is in this view.
    func holds(_ name: Shown) -> Bool {
      let (columns, rows) = (east..<east + frame.size.columns, south..<south + frame.size.rows)
      return columns.contains(name.column) && columns.contains(name.column + name.text.count - 1)
        && rows.contains(name.row)
        && name.sign.map { columns.contains($0.x) && rows.contains($0.y) } ?? true
    }

    func dragged(columns: Int, rows: Int) -> View {
      View(
        frame: frame.dragged(columns: columns, rows: rows), east: east - columns,
        south: south - rows, tiles: tiles)
    }

    /// The view after an arrow, moved by as many cells as its middle.
    func panned(_ direction: CompassPoint) -> View {
      let moved = frame.panned(direction)
      let middle = frame.canvas(moved.viewport.center)
      return View(
        frame: moved, east: east + Int(((middle.x - frame.width / 2) / 2).rounded()),
        south: south + Int(((middle.y - frame.height / 2) / 4).rounded()), tiles: tiles)
    }
  }

  /// A tile of a made-up town: streets that leave it, stations, villages and house numbers.
  private static func tile(_ id: TileID) -> StreetTile {
    var random = SeededGenerator(seed: UInt64(id.x * 100_003 + id.y))
    func point() -> TilePoint {
      TilePoint(
        x: .random(in: -0.06...1.06, using: &random), y: .random(in: -0.06...1.06, using: &random))
    }
    func feature(_ kind: StreetKind, _ names: Int, points: Int = 1) -> StreetFeature {
      StreetFeature(
        kind, parts: [(0..<points).map { _ in point() }],
        name: "\(kind) \(Int.random(in: 1...names, using: &random))",
        rank: .random(in: 0...5, using: &random))
    }
    return StreetTile(
      id,
      features: (0..<80).map { _ in
        feature(.streetName, 60, points: .random(in: 2...5, using: &random))
      } + (0..<20).map { _ in feature(.station, 9) } + (0..<4).map { _ in feature(.village, 9) }
        + (0..<300).map { _ in feature(.houseNumber, 200) })
  }

  private static let views: [(zoom: Double, columns: Int, rows: Int)] = [
    (14, 140, 36), (14, 50, 13), (14.6, 80, 22), (16, 140, 36), (17.5, 200, 50), (18, 200, 50),
  ]

  /// Names that stay in view are where they were, with no others among them, whatever comes and goes.
  ///
  /// The way back shows what was there before.
  @Test(arguments: views)
  func aNameStaysWhileOnePans(zoom: Double, columns: Int, rows: Int) {
    // Beside the corner of four tiles, at no whole dot.
    let frame = MapFrame(
      columns, rows, zoom: zoom, x: 0.5 + 0.0701 / 16384, y: 0.5 - 0.0407 / 16384)
    let start = View(frame: frame)
    let names = start.names
    #expect(!names.isEmpty)
    let ways: [(CompassPoint, back: CompassPoint)] = [
      (.north, .south), (.east, .west), (.south, .north), (.west, .east),
    ]
    for (direction, back) in ways {
      let there = start.panned(direction)
      #expect(there.names.filter(start.holds) == names.filter(there.holds))
      #expect(there.panned(back).names == names)
    }
    for columns in 1...12 {
      let there = start.dragged(columns: columns, rows: columns % 3)
      #expect(there.names.filter(start.holds) == names.filter(there.holds))
    }
  }

  /// The error of rounding, which differs from view to view, must not move what lies between two cells.
  @Test func aNameBetweenTwoCellsStays() {
    let names = [(0.5, 0.5), (0.6, 0.55)].map {
      StreetFeature(
        .village, parts: [[TilePoint(x: Float($0.0), y: Float($0.1))]], name: "At \($0.0)")
    }
    var view = View(frame: StreetFixture.frame(zoom: 14.6, columns: 90, rows: 40)) {
      StreetTile($0, features: $0 == StreetFixture.tile ? names : [])
    }
    let first = view.names
    #expect(first.map(\.text) == ["At 0.5", "At 0.6"])
    for _ in 0..<15 {
      view = view.dragged(columns: 1, rows: 0).dragged(columns: 0, rows: 1)
      #expect(view.names == first)
    }
  }

  /// The names on both sides of the edge of a tile neither overlap nor touch, and none is lost there.
  @Test func namesOfNeighboringTilesKeepApart() {
    let west = StreetFeature(
      .streetName, parts: StreetFixture.line((0.99, 0.5), (0.99, 0.52)), name: "West Street")
    let east = StreetFeature(
      .streetName, parts: StreetFixture.line((0.01, 0.5), (0.01, 0.52)), name: "East Street")
    let tiles = [(0, west), (1, east)].map {
      StreetTile(StreetFixture.id(14, 8191 + $0.0, 8192), features: [$0.1])
    }
    let frame = MapFrame(40, 4, zoom: 14, x: 0.5, y: 0.5 + 0.51 / 16384)
    let drawing = MapDrawing(
      MapTerrain(), MapStreets(tiles: tiles, coversView: true), in: frame, overlays: [], .english)
    let text = drawing.lines(.ascii, on: frame.size, label: "").map(\.text).joined()
    #expect(text.contains(" West Street  East Street "))
  }

  /// A street that leaves a tile for its neighbor is not named on both sides of the edge.
  @Test(arguments: [(from: Float(0.7), to: Float(0.2), names: 1), (0, 1, 2)])
  func aStreetOfTwoTilesIsNotNamedSideBySide(from: Float, to: Float, names: Int) {
    let lines = [
      StreetFixture.line((from, 0.5), (1.05, 0.5)), StreetFixture.line((-0.05, 0.5), (to, 0.5)),
    ]
    let tiles = lines.indices.map { index in
      StreetTile(
        StreetFixture.id(14, 8191 + index, 8192),
        features: [StreetFeature(.streetName, parts: lines[index], name: "Lane")])
    }
    let frame = MapFrame(240, 4, zoom: 14, x: 0.5, y: 0.5 + 0.5 / 16384)
    let drawing = StreetDrawing(MapStreets(tiles: tiles), in: frame)
    #expect(drawing.names.map(\.text) == Array(repeating: "Lane", count: names))
  }

  /// Where a tile of a farther zoom stands in for one that is not there, the others name their own streets.
  @Test func theDeepestTileNamesASquare() {
    func tile(_ id: TileID, _ name: String) -> StreetTile {
      StreetTile(
        id,
        features: [
          StreetFeature(.village, parts: [[TilePoint(x: 0.5, y: 0.5)]], name: name),
          StreetFeature(.village, parts: [[TilePoint(x: 0.2, y: 0.2)]], name: name + " West"),
        ])
    }
    let around = tile(StreetFixture.id(13, 4096, 4096), "Far")
    let frame = StreetFixture.frame(columns: 250, rows: 120)
    let drawing = StreetDrawing(
      MapStreets(tiles: [around, tile(StreetFixture.tile, "Near")]), in: frame)
    #expect(drawing.names.map(\.text) == ["Near", "Near West", "Far"])
  }

  /// The tiles say where a place is that they name, so it is not named again at the catalog's position.
  @Test func aPlaceOfTheTilesIsNoTownOfTheCatalog() {
    let frame = StreetFixture.frame()
    var part = MapPart.all(in: frame.rect)[0]
    let position = WebMercator.unproject(frame.viewport.center)
    part.towns = ["Near", "Other"].enumerated().map {
      MapPlace(
        reference: Reference(.cities, "\($0.offset)"), name: $0.element, country: "AA",
        coordinate: position, population: 1)
    }
    let village = StreetFeature(
      .village, parts: [[TilePoint(x: 0.4, y: 0.4)]], name: "Near")
    let drawing = MapDrawing(
      MapTerrain(parts: [part]),
      MapStreets(tiles: [StreetTile(StreetFixture.tile, features: [village])], coversView: true),
      in: frame, overlays: [], .english)
    #expect(drawing.towns.map(\.name) == ["Other"])
  }

  /// Among streets a town does not change sides when its name comes to the edge of the view.
  @Test(arguments: [(20, "• Town"), (34, "• Town"), (35, ""), (39, "")])
  func aTownOfTheCatalogStays(column: Int, row: String) {
    let size = Size(columns: 40, rows: 3)
    let drawing = MapDrawing(
      canvas: size, streets: StreetDrawing(),
      towns: [.init(dot: MapDot(x: column * 2, y: 4), place: .city(1), name: "Town")])
    #expect(
      drawing.lines(.braille, on: size, label: "").map(\.trimmed)
        == ["", row.isEmpty ? "" : String(repeating: " ", count: column) + row, ""])
  }
}
