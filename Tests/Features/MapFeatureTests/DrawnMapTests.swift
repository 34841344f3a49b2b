import ContractMocks
import Contracts
import Domain
import Geo
import Localization
import TestSupport
import Testing
import TextUI

@testable import MapFeature

/// What is drawn of a world, from coordinates to dots and characters.
@Suite struct DrawnMapTests {
  private let middle = WorldPoint(x: 0.5, y: 0.5)

  /// The world is 256 dots wide at zoom 0; the view begins at dot (112, 116).
  private func drawing(
    _ map: any MapDataManager, _ center: WorldPoint? = nil, zoom: Double = 0,
    canvas: Size = Size(columns: 16, rows: 6), places: [MapPlace] = [],
    overlays: Set<MapOverlay> = [], now: Int = 0
  ) async -> MapDrawing {
    let frame = MapFrame(MapViewport(center: center ?? middle, zoom: zoom), canvas: canvas)
    let terrain = await TerrainFinder(map: map, places: MockPlaceDataManager(places))
      .terrain(in: frame, now: now)
    return await MapFormatter(formats: Formats(.english))
      .drawing(of: terrain, in: frame, overlays: overlays, choice: nil)
  }

  /// In dots of the world at zoom 0.
  private func line(_ layer: MapLayer, _ points: (Double, Double)...) -> MapLine {
    MapLine(layer: layer, points: points.map { WorldPoint(x: $0.0 / 256, y: $0.1 / 256) })
  }

  private func lines(_ drawing: MapDrawing, _ mode: CanvasMode = .braille) -> [Line] {
    drawing.lines(mode, on: drawing.canvas, label: "")
  }

  // MARK: - Dots

  @Test func linesAreDotsOfTheirInk() async {
    let map = MockMapDataManager([
      line(.coast, (112, 116), (120, 116)), line(.border, (0, 120), (256, 120)),
      // Smaller than a dot.
      line(.coast, (120.1, 120.1), (120.4, 120.2), (120.1, 120.1)),
    ])
    #expect(
      await drawing(map).strokes == [
        .init(ink: .coast, dots: [MapDot(x: 0, y: 0), MapDot(x: 8, y: 0)]),
        .init(ink: .border, dots: [MapDot(x: 0, y: 4), MapDot(x: 31, y: 4)]),
        .init(ink: .coast, dots: [MapDot(x: 8, y: 4)]),
      ])
  }

  @Test func linesGoOnAcrossTheAntimeridianWithoutASeam() async {
    let map = MockMapDataManager([
      line(.coast, (250, 128), (256, 128)), line(.coast, (0, 128), (6, 128)),
    ])
    #expect(
      await drawing(map, WorldPoint(x: 0, y: 0.5)).strokes == [
        .init(ink: .coast, dots: [MapDot(x: 10, y: 12), MapDot(x: 16, y: 12)]),
        .init(ink: .coast, dots: [MapDot(x: 16, y: 12), MapDot(x: 22, y: 12)]),
      ])
  }

  @Test func aWorldNarrowerThanTheViewIsRepeated() async {
    let map = MockMapDataManager([line(.coast, (128, 128), (129, 128))])
    #expect(
      await drawing(map, canvas: Size(columns: 256, rows: 80)).strokes.map(\.dots) == [
        [MapDot(x: 0, y: 160), MapDot(x: 1, y: 160)],
        [MapDot(x: 256, y: 160), MapDot(x: 257, y: 160)],
        [MapDot(x: 511, y: 160)],
      ])
  }

  /// At noon of Greenwich in November.
  @Test(arguments: [(0.5, false), (0.0, true)])
  func nightIsToldWhereItIsAskedFor(x: Double, isNight: Bool) async {
    func drawing(_ overlays: Set<MapOverlay>) async -> MapDrawing {
      await self.drawing(
        MockMapDataManager(), WorldPoint(x: x, y: 0.5), zoom: 6,
        canvas: Size(columns: 80, rows: 23),
        overlays: overlays, now: 1_795_262_400)
    }
    let night = await drawing([.night])
    #expect(night.isNight == isNight && !night.hasTerminator)
    #expect(await drawing([]).isNight == nil)
  }

  @Test func theGreatestCountryInViewIsTheFirst() async {
    let map = MockMapDataManager(outlines: [
      "ES": [square(128, 128, 1.28)], "PE": [square(123, 128, 4)],
    ])
    #expect(await drawing(map, zoom: 2).countries.map(\.name) == ["Peru", "Spain"])
  }

  @Test func cornersThatFallTogetherAreOne() {
    let frame = MapFrame(16, 6, zoom: 0)
    let points = [(120, 120), (120.1, 120.1), (120.2, 120), (130, 120), (125, 128)].map {
      WorldPoint(x: $0.0 / 256, y: $0.1 / 256)
    }
    #expect(
      frame.ring(points, offset: 0)
        == [(8, 4), (18, 4), (13, 12)].map { CanvasPoint(x: $0.0, y: $0.1) })
    #expect(frame.ring(points, offset: 0.5) == nil)
    #expect(frame.strokes(.coast, points)[0].dots.count == 3)
  }

  // MARK: - Characters

  @Test func onACanvasOfAnotherSizeTheMiddleOfTheLandStaysTheMiddle() {
    func lines(_ canvas: Size, from: CanvasPoint, to: CanvasPoint) -> [Line] {
      let ring = [from, CanvasPoint(x: to.x, y: from.y), to, CanvasPoint(x: from.x, y: to.y)]
      return MapDrawing(canvas: canvas, land: [ring])
        .lines(.braille, on: Size(columns: 4, rows: 3), label: "")
    }
    let small = lines(
      Size(columns: 2, rows: 1), from: CanvasPoint(x: 0, y: 0), to: CanvasPoint(x: 4, y: 4))
    let large = lines(
      Size(columns: 4, rows: 3), from: CanvasPoint(x: 2, y: 4), to: CanvasPoint(x: 6, y: 8))
    #expect(small == large)
    #expect(small[1].spans.map(\.ground) == [nil, .land, nil])
  }

  /// An island in the middle looks the same where the antimeridian goes through it.
  @Test func theAntimeridianLeavesNoSeam() async {
    func ring(_ left: Double, _ right: Double) -> [WorldPoint] {
      points((left, 0.45), (right, 0.45), (right, 0.55), (left, 0.55))
    }
    func text(_ x: Double, _ rings: [[WorldPoint]], _ mode: CanvasMode) async -> [Line] {
      let map = MockMapDataManager(areas: rings.map { MapArea(kind: .land, rings: [$0]) })
      return lines(
        await drawing(
          map, WorldPoint(x: x, y: 0.5), zoom: 2, canvas: Size(columns: 80, rows: 30)), mode)
    }
    for mode in CanvasMode.allCases {
      let whole = await text(0.5, [ring(0.45, 0.55)], mode)
      let cut = await text(0, [ring(0.95, 1), ring(0, 0.05)], mode)
      #expect(whole == cut)
      #expect(whole.contains { $0.spans.count > 1 })
    }
  }

  @Test func townsComeFromEachTurnThatIsInView() async {
    let places = [("East", 179.0, 5), ("West", -179.0, 9)].map { name, longitude, population in
      MapPlace(
        reference: Reference(.cities, name), name: name, country: "FJ",
        coordinate: Coordinate(wrappingLatitude: 0, longitude: longitude), population: population)
    }
    let drawing = await drawing(
      MockMapDataManager(), WorldPoint(x: 0, y: 0.5), zoom: 3, canvas: Size(columns: 60, rows: 20),
      places: places)
    #expect(
      drawing.towns == [
        .init(dot: MapDot(x: 65, y: 40), place: places[1], name: "West"),
        .init(dot: MapDot(x: 54, y: 40), place: places[0], name: "East"),
      ])
  }
}
