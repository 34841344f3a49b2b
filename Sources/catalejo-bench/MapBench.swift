import Atlas
import Catalog
import Cities
import Domain
import Gazetteer
import Local
import Localization
import MapFeature
import Terminal
import TextUI
import Viper

/// Times of whole frames of the map: from where one looks to what a terminal gets.
enum MapBench {
  private static let size = Size(columns: 200, rows: 61)

  /// Every half level, around the largest cities and random places.
  static func run() async throws {
    let (atlas, gazetteer) = (try Atlas(), try Gazetteer())
    let centers = await centers(gazetteer)
    var all = Timings()
    var (slowest, costliest) = (0.0, 0.0)
    for zoom in stride(from: 0.0, through: 14, by: 0.5) {
      var timings = Timings()
      for center in centers {
        let viewport = MapViewport(center: center, zoom: zoom)
        func frame() async -> String {
          await text(viewport, atlas, gazetteer, overlays: [])
        }
        _ = await timings.measure(frame)
        _ = await all.measure(frame)
      }
      timings.report("zoom \(zoom)", showsProcessor: true)
      slowest = max(slowest, timings.microseconds(0.99))
      costliest = max(costliest, timings.processorMicroseconds(0.99))
    }
    all.report("all zooms")
    var overlaid = Timings()
    for zoom in 0...14 {
      for center in centers {
        let viewport = MapViewport(center: center, zoom: Double(zoom))
        _ = await overlaid.measure {
          await text(
            viewport, atlas, gazetteer, overlays: [.graticule, .night])
        }
      }
    }
    overlaid.report("all whole zooms, with graticule and night")
    try await measureSteps(of: 5_000, atlas, gazetteer)
    print(
      "greatest p99 of a zoom: \((slowest / 10).rounded() / 100) ms,",
      "of processor time \((costliest / 10).rounded() / 100) ms")
  }

  /// Steps round the Earth with so many marked places: from the command to what a terminal gets, on
  /// the main actor but for the drawing.
  @MainActor
  private static func measureSteps(
    of count: Int, _ atlas: Atlas, _ gazetteer: Gazetteer
  ) async throws {
    let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    let cities = await gazetteer.largest(in: world, count: count)
    let view = Slate()
    let presenter = MapAssembly.presenter(
      .results(City.catalog, of: Largest(cities: cities)),
      sources: MapSources(
        map: atlas, places: gazetteer, neighbors: gazetteer, favorites: UnstoredFavorites(),
        clock: { 1_795_176_000 }),
      zoom: 3, size: size, formats: Formats(.english), view: view)
    await presenter.handle(.appeared)
    var timings = Timings()
    for _ in 0..<200 {
      await timings.measure {
        await presenter.handle(.panned(.east))
        guard let scene = view.scene else { return }
        let lines = MapView.text(scene, size: size, strings: Strings(.english), mode: .braille)
        _ = ANSIText(palette: .dark).text(lines)
      }
    }
    timings.report("a step with \(count) places", showsProcessor: true)
  }

  /// Keeps the last scene.
  private final class Slate: Displaying {
    private(set) var scene: MapScene?

    func display(_ scene: MapScene) {
      self.scene = scene
    }
  }

  private struct Largest: PlaceListing {
    let cities: [MapPlace]

    func places(limit: Int) async throws(DataError) -> ListedPlaces {
      let places = cities.prefix(limit).map {
        ListedPlaces.Place(reference: $0.reference, title: $0.title, coordinate: $0.coordinate)
      }
      return ListedPlaces(places: places, total: cities.count)
    }
  }

  private static func centers(_ gazetteer: Gazetteer) async -> [WorldPoint] {
    let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    var random = SystemRandomNumberGenerator()
    return await gazetteer.largest(in: world, count: 100).map {
      WebMercator.project($0.coordinate)
    }
      + (0..<100).map { _ in
        WorldPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0.1...0.9, using: &random))
      }
  }

  /// It is made where a map's interactor and its formatter make it.
  @concurrent
  private static func text(
    _ viewport: MapViewport, _ atlas: Atlas, _ gazetteer: Gazetteer, overlays: Set<MapOverlay>
  ) async -> String {
    let canvas = Size(columns: size.columns, rows: size.rows - 1)
    let frame = MapFrame(viewport, canvas: canvas).clamped
    let terrain = await TerrainFinder(map: atlas, places: gazetteer).terrain(
      in: frame, now: 1_795_176_000)
    let place = WebMercator.unproject(viewport.center)
    let content = MapContent(
      title: .title("Somewhere"),
      choice: .init(reference: nil, caption: .title("Somewhere"), coordinate: place),
      drawing: await MapFormatter(formats: Formats(.english)).drawing(
        of: terrain, in: frame, overlays: overlays, choice: place))
    let scene = MapScene(
      subject: .position(place), viewport: viewport, size: size, content: .success(content))
    let lines = MapView.text(scene, size: size, strings: Strings(.english), mode: .braille)
    return ANSIText(palette: .dark).text(lines)
  }
}
