import ContractMocks
import Contracts
import Domain
import Geo
import Localization
import MapMocks
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// Whole screens of made-up maps, in windows of many sizes.
@MainActor
@Suite struct MapScreenTests {
  /// An island with a lake and two countries, full of towns, in the middle of the world.
  private nonisolated static let map = MockMapDataManager(
    [
      MapLine(layer: .coast, points: ring(110, 112, 36, 32)),
      MapLine(layer: .lake, points: ring(120, 118, 6, 5)),
      MapLine(layer: .border, points: points((0.5, 0.4375), (0.51, 0.5), (0.5, 0.5625))),
      MapLine(layer: .river, points: points((0.47, 0.47), (0.48, 0.5), (0.44, 0.54))),
    ],
    areas: [
      MapArea(kind: .land, rings: [square(110, 112, 34)]),
      MapArea(kind: .lake, rings: [square(120, 118, 5)]),
    ], outlines: ["AA": [square(110, 112, 18)], "PE": [square(128, 112, 18)]])

  private nonisolated static func ring(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> [WorldPoint] {
    [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)].map {
      WorldPoint(x: $0.0 / 256, y: $0.1 / 256)
    }
  }

  private nonisolated static let places: [MapPlace] = {
    var random = SeededGenerator(seed: 7)
    return (0..<60).map { id in
      MapPlace(
        reference: Reference(.cities, "\(id)"), name: "Town \(id)", country: "AA",
        coordinate: WebMercator.unproject(
          WorldPoint(
            x: Double.random(in: 0.42...0.58, using: &random),
            y: Double.random(in: 0.43...0.57, using: &random))), population: 1000 * (100 - id))
    }
  }()

  /// What a map of this shows after some events.
  private func scene(
    _ data: MapSubjectData, of subject: MapSubject, _ size: Size, _ events: [MapEvent],
    isDescribed: Bool = false
  ) async throws -> MapScene {
    let map = MapStage(
      MockMapInteractor(.success(data), .success(data)), of: subject, isDescribed: isDescribed
    ) {
      $0.terrain = { frame in
        await TerrainFinder(map: Self.map, places: MockPlaceDataManager(Self.places))
          .terrain(in: frame, outlining: "AA", now: 20_000)
      }
      $0.cities = { _ in MapFinding(Array(Self.places.prefix(4))) }
    }
    await map.handle([.resized(columns: size.columns, rows: size.rows), .appeared] + events)
    return try #require(map.last)
  }

  private var subjects: [(String, MapSubjectData, MapSubject, [MapEvent])] {
    let items = (1...12).map {
      MapItem(reference: Reference(.articles, "\($0)"), title: "Title \($0)")
    }
    let marks = Self.places.suffix(9).enumerated().map { index, place in
      MapMark(
        title: place.title, coordinate: place.coordinate, reference: place.reference,
        items: index == 0 ? items : index < 3 ? Array(items.prefix(2)) : [])
    }
    let favorite = Favorite(
      reference: Reference(.cities, "51"), title: "Mine", position: Self.places[51].coordinate,
      added: 0)
    return [
      (
        "harbor", MapSubjectData(kind: .place(.harbor), favorites: .success([favorite])),
        .entity(.harbor), []
      ),
      (
        "far", MapSubjectData(kind: .place(.harbor)), .entity(.harbor),
        [.zoomed(-2.5), .laid(.graticule, true), .laid(.night, true)]
      ),
      (
        "nearby", MapSubjectData(kind: .place(.harbor)), .entity(.harbor),
        [.zoomed(-1), .askedNearby]
      ),
      (
        "results", MapSubjectData(kind: .results(.articles), marks: marks, total: 12),
        .results(.articles), [.laid(.graticule, true)]
      ),
    ]
  }

  @Test func screens() async throws {
    var golden = GoldenScreens("map")
    for (name, data, subject, events) in subjects {
      for (columns, rows) in [(8, 3), (20, 5), (33, 9), (47, 14), (80, 24), (128, 40)] {
        let size = Size(columns: columns, rows: rows)
        let scene = try await scene(data, of: subject, size, events)
        for mode in [CanvasMode.braille, .blocks, .ascii]
        where columns < 80 || mode == .braille && columns == 80 || mode == .ascii {
          let lines = MapView.text(scene, size: size, strings: Strings(.english), mode: mode)
          golden.add("\(name), \(columns) × \(rows), \(mode)", lines.map(\.trimmed))
        }
      }
    }
    try golden.check()
  }

  /// What was drawn for another window, and how it is styled and clicked.
  @Test func resized() async throws {
    var golden = GoldenScreens("map-resized")
    for (name, data, subject, events) in subjects {
      let scene = try await scene(data, of: subject, Size(columns: 40, rows: 12), events)
      for (columns, rows) in [(40, 12), (30, 10), (55, 15)] {
        let lines = MapView.text(
          scene, size: Size(columns: columns, rows: rows), strings: Strings(.spanish),
          mode: .braille)
        golden.add("\(name), \(columns) × \(rows)", lines.map(\.trimmed))
        if columns == 40 { golden.add("\(name), styled", lines.map(\.described)) }
      }
    }
    try golden.check()
  }

  /// Every width at which the footer and the rows below a map lose a part.
  @Test func widths() throws {
    var golden = GoldenScreens("map-widths")
    let drawing = MapDrawing(
      canvas: Size(columns: 20, rows: 1), zoom: "5",
      scale: MapDrawing.Scale(columns: 4, label: "200 km"))
    for title in ["Ys", "Llanfairpwllgwyngyll, GB"] {
      let choice = MapContent.Choice(
        reference: .harbor, caption: .title(title), coordinate: .harbor)
      let rows = [
        MapListing.Row(
          title: "Puerto Grande del Norte, PE", note: "Great Harbor of the North", choice: .city(1),
          distance: "111 km", point: .northEast),
        MapListing.Row(title: "東京都, JP", choice: choice, distance: "9.1 km", point: nil),
      ]
      var scene = MapScene(
        subject: .entity(.harbor), language: .english,
        viewport: MapViewport(center: WorldPoint(x: 0.5, y: 0.5)),
        size: Size(columns: 20, rows: 8))
      scene.listing = MapListing(middle: .harbor, rows: rows)
      scene.content = .success(
        MapContent(
          title: .title(title), choice: choice, favorites: title == "Ys" ? [.harbor] : [],
          drawing: drawing))
      for mode in [CanvasMode.braille, .ascii] {
        golden.add("\(title), \(mode)", columns: 0...82) { columns in
          MapView.text(
            scene, size: Size(columns: columns, rows: 8), strings: Strings(.english), mode: mode
          ).suffix(mode == .ascii ? 1 : 3).map(\.text)
        }
      }
    }
    try golden.check()
  }

  /// Every position of a name beside its sign, with and without room on a side.
  @Test func names() throws {
    var golden = GoldenScreens("map-names")
    for (label, width) in [("Lima", 14), ("東京都", 14), ("Llanfairpwll", 12)] {
      for isAlone in [true, false] {
        for column in 0..<width {
          var drawing = MapDrawing(canvas: Size(columns: width, rows: 3))
          drawing.marker = MapDot(x: 2 * column, y: 4)
          if !isAlone {
            drawing.marks = [
              .init(ink: .place, dot: MapDot(x: 4, y: 4), title: "", count: 2),
              .init(ink: .place, dot: MapDot(x: 2 * width - 6, y: 4), title: "Quay"),
            ]
          }
          let lines = drawing.lines(.braille, on: drawing.canvas, label: label)
          golden.add(
            "\(label), \(isAlone ? "alone" : "among others"), \(column)", lines.map(\.text))
        }
      }
    }
    try golden.check()
  }

  /// A map in words.
  @Test func told() async throws {
    var golden = GoldenScreens("map-told")
    for (name, data, subject, events) in subjects {
      for further in [[], [MapEvent.panned(.east)], [.askedWhat]] {
        let size = Size(columns: 60, rows: 24)
        let scene = try await scene(data, of: subject, size, events + further, isDescribed: true)
        for language in Language.allCases {
          let lines = MapView.text(scene, size: size, strings: Strings(language), mode: nil)
          golden.add("\(name), \(further.count), \(language)", lines.map(\.text))
        }
      }
    }
    try golden.check()
  }
}

extension Line {
  /// The style, the row and the text of each span.
  fileprivate var described: String {
    spans.map { "\($0.style)\($0.row.map { " \($0)" } ?? "")‹\($0.text)›" }.joined(separator: " ")
  }
}
