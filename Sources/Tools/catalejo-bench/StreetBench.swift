import Atlas
import Cities
import Contracts
import Domain
import Foundation
import Geo
import Local
import Localization
import MapFeature
import TextUI
import Tiles
import Viper

/// Measures street maps of one real tile: decoding, whole frames, steps, and the bytes of both.
@MainActor
struct StreetBench {
  /// The same tile at its place and around it, so that every view is full.
  private struct Repeated: TileDataManager {
    let data: TileData
    let zoom: Int

    func tileSet() async throws(DataError) -> TileSet? {
      TileSet(source: "bench", zooms: zoom...zoom)
    }

    func tile(_ id: TileID) async throws(DataError) -> TileData? { data }
  }

  private let tiles: Repeated
  private let middle: Coordinate
  private let sources: MapSources

  /// - Parameters:
  ///   - path: a vector tile.
  ///   - place: its square ("14/8298/5635").
  static func run(_ path: String, at place: String) async throws {
    let numbers = place.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 3, let id = TileID(zoom: numbers[0], x: numbers[1], y: numbers[2]) else {
      throw CocoaError(.formatting)
    }
    let data = TileData([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    for zoom in [14.0, 16, 18] {
      var timings = Timings()
      for _ in 0..<100 {
        await timings.measure {
          VectorTileReader().read(
            data.bytes, of: id, for: TileRequest(zoom: zoom, language: "en"))
        }
      }
      timings.report("decoding for zoom \(zoom)", showsProcessor: true)
    }
    let gazetteer = try Gazetteer()
    let tiles = Repeated(data: data, zoom: id.zoom)
    let rect = id.rect
    let bench = StreetBench(
      tiles: tiles,
      middle: WebMercator.unproject(
        WorldPoint(x: (rect.minX + rect.maxX) / 2, y: (rect.minY + rect.maxY) / 2)),
      sources: MapSources(
        map: try Atlas(), places: gazetteer, neighbors: gazetteer,
        favorites: FavoritesStore(path: nil, catalogs: [], clock: { 0 }, warn: { _ in }),
        links: NoLinks(), tiles: { TileSource(.archive(tiles), reader: VectorTileReader()) },
        country: { _ in nil }, near: { _ in [] }, clock: { 0 }))
    for zoom in [Double(id.zoom), Double(id.zoom) + 2, Double(id.zoom) + 4] {
      for size in [Size(columns: 120, rows: 40), Size(columns: 200, rows: 60)] {
        await bench.measure(zoom, size)
      }
    }
  }

  private func measure(_ zoom: Double, _ size: Size) async {
    let title = "zoom \(zoom), \(size.columns)×\(size.rows)"
    var frames = Timings()
    for _ in 0..<40 {
      await frames.measure {
        let slate = Slate()
        await makePresenter(zoom, size, slate).handle(.appeared)
        _ = slate.scene.map { FrameBytes.count(FrameBytes.lines($0, size)) }
      }
    }
    frames.report("first frame, \(title)", showsProcessor: true)
    let slate = Slate()
    let presenter = makePresenter(zoom, size, slate)
    await presenter.handle(.appeared)
    var steps = Timings()
    var (largest, share) = (0, 0.0)
    var shown = slate.scene.map { FrameBytes.lines($0, size) } ?? []
    for step in 0..<60 {
      let direction: CompassPoint = [.east, .south, .west, .north][step / 2 % 4]
      let lines = await steps.measure {
        await presenter.handle(.panned(direction))
        return slate.scene.map { FrameBytes.lines($0, size) } ?? []
      }
      let whole = FrameBytes.count(lines)
      largest = max(largest, whole)
      share = max(
        share, Double(FrameBytes.count(lines, after: shown, size)) / Double(max(1, whole)))
      shown = lines
    }
    steps.report("a step, \(title)", showsProcessor: true)
    print("bytes of a frame, \(title): at most \(largest); of a step \(Int(share * 100)) % of it")
  }

  private func makePresenter(
    _ zoom: Double, _ size: Size, _ slate: Slate
  ) -> any Presenting<MapEvent> {
    MapAssembly.presenter(
      .position(middle), sources: sources, zoom: zoom, size: size, formats: Formats(.english),
      view: slate)
  }
}
