import Atlas
import Cities
import Contracts
import Domain
import Geo
import Local
import Localization
import MapFeature
import Relief
import TextUI
import Viper

/// Measures whole frames of the map, from the view's position to the bytes for a terminal.
@MainActor
struct MapBench {
  private static let size = Size(columns: 200, rows: 61)
  private static let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
  nonisolated private static let now = 1_795_176_000

  private let gazetteer: Gazetteer
  private let sources: MapSources
  /// The centers of the views: the largest cities and random places.
  private let centers: [WorldPoint]

  /// Measures every half level of zoom, then the overlays, then steps with many places.
  static func run() async throws {
    let gazetteer = try Gazetteer()
    let largest = gazetteer.largest(in: world, count: 100)
    let centers =
      largest.map { WebMercator.project($0.coordinate) }
      + (0..<100).map { _ in WorldPoint(x: .random(in: 0...1), y: .random(in: 0.1...0.9)) }
    let relief = try Relief()
    let sources = MapSources(
      map: try Atlas(), places: gazetteer, neighbors: gazetteer,
      favorites: FavoritesStore(path: nil, catalogs: [], clock: { 0 }, warn: { _ in }),
      links: NoLinks(), relief: { relief }, country: { _ in nil }, near: { _ in [] }, clock: { now }
    )
    let bench = MapBench(gazetteer: gazetteer, sources: sources, centers: centers)
    var all = Timings()
    var (slowest, costliest) = (0.0, 0.0)
    for zoom in stride(from: 0.0, through: 14, by: 0.5) {
      let timings = await bench.frames(zoom, [])
      timings.report("zoom \(zoom)", showsProcessor: true)
      slowest = max(slowest, timings.microseconds(0.99))
      costliest = max(costliest, timings.processorMicroseconds(0.99))
      all.add(timings)
    }
    all.report("all zooms")
    var overlaid = Timings()
    for zoom in 0...14 {
      overlaid.add(await bench.frames(Double(zoom), [.graticule, .night]))
    }
    overlaid.report("all whole zooms, with graticule and night")
    let places = Largest(cities: gazetteer.largest(in: world, count: 5_000))
    await bench.measureSteps("5,000 places", .results(City.catalog, of: places))
    await bench.measureSteps("1,000,000 points", .points(points(1_000_000), in: ""))
    for middle in [
      Coordinate(wrappingLatitude: 46.5, longitude: 8),
      Coordinate(wrappingLatitude: 0, longitude: 20),
    ] {
      for zoom in stride(from: 0.0, through: 8, by: 1) { await bench.countBytes(middle, zoom) }
    }
    print(
      "greatest p99 of a zoom: \((slowest / 10).rounded() / 100) ms,",
      "of processor time \((costliest / 10).rounded() / 100) ms")
  }

  private func frames(_ zoom: Double, _ overlays: Set<MapOverlay>) async -> Timings {
    var timings = Timings()
    for center in centers {
      await timings.measure {
        let slate = Slate()
        await presenter(
          .position(WebMercator.unproject(center)), zoom: zoom, overlays, view: slate
        ).handle(.appeared)
        _ = slate.scene.map(Self.write)
      }
    }
    return timings
  }

  private func presenter(
    _ topic: MapTopic, zoom: Double, _ overlays: Set<MapOverlay> = [], view: Slate
  ) -> any Presenting<MapEvent> {
    MapAssembly.presenter(
      topic, sources: sources, zoom: zoom, size: Self.size, overlays: overlays,
      formats: Formats(.english), view: view)
  }

  /// Makes the bytes that a terminal gets.
  private static func write(_ scene: MapScene) {
    _ = FrameBytes.count(FrameBytes.lines(scene, size))
  }

  // MARK: - Steps

  /// Returns points as a user could bring them: anywhere, with names.
  private static func points(_ count: Int) -> PointSet {
    PointSet(
      names: (0..<count).map { "Point \($0)" },
      coordinates: (0..<count).map { _ in
        Coordinate(
          wrappingLatitude: .random(in: -60...75), longitude: .random(in: -180...180))
      })
  }

  /// Measures steps round the Earth with many marked places: from the command to the bytes for a
  /// terminal.
  ///
  /// All but the drawing runs on the main actor.
  private func measureSteps(_ title: String, _ topic: MapTopic) async {
    let view = Slate()
    let presenter = presenter(topic, zoom: 3, view: view)
    await presenter.handle(.appeared)
    var timings = Timings()
    for _ in 0..<200 {
      await timings.measure {
        await presenter.handle(.panned(.east))
        _ = view.scene.map(Self.write)
      }
    }
    timings.report("a step with \(title)", showsProcessor: true)
  }

  /// Counts the bytes of a frame of 120 × 40, and of an arrow in each direction as a share of them.
  private func countBytes(_ middle: Coordinate, _ zoom: Double) async {
    let size = Size(columns: 120, rows: 40)
    let slate = Slate()
    let presenter = MapAssembly.presenter(
      .position(middle), sources: sources, zoom: zoom, size: size, formats: Formats(.english),
      view: slate)
    await presenter.handle(.appeared)
    var shown = slate.scene.map { FrameBytes.lines($0, size) } ?? []
    var text =
      "zoom \(zoom) at \(middle.latitude), \(middle.longitude): \(FrameBytes.count(shown)) bytes;"
    for direction in [CompassPoint.east, .south, .west, .north] {
      await presenter.handle(.panned(direction))
      let lines = slate.scene.map { FrameBytes.lines($0, size) } ?? []
      let share =
        FrameBytes.count(lines, after: shown, size) * 100 / max(1, FrameBytes.count(lines))
      text += " \(direction) \(share) %"
      shown = lines
    }
    print(text)
  }

  private struct Largest: PlaceListing {
    let cities: [MapPlace]

    let areNamed = false

    func rows(limit: Int) async throws(DataError) -> ListPage {
      let rows = cities.prefix(limit).map {
        ListRow(reference: $0.reference, summary: Summary(title: $0.title, position: $0.coordinate))
      }
      return ListPage(rows: rows, total: cities.count)
    }
  }
}
