import ContractMocks
import Contracts
import Domain
import Geo
import Synchronization

@testable import MapFeature

/// A view of the tile 14/8192/8192, whose north-west corner is the middle of the world.
enum StreetFixture {
  static let set = TileSet(source: "tiles.example", zooms: 0...14, attribution: "© Mapmakers")

  static func id(_ zoom: Int, _ x: Int, _ y: Int) -> TileID {
    guard let id = TileID(zoom: zoom, x: x, y: y) else { preconditionFailure("no such tile") }
    return id
  }

  static let tile = id(14, 8192, 8192)

  /// The middle of the tile, 64 × 32 cells, which is all of it at zoom 14 and less beyond.
  static func frame(zoom: Double = 14, columns: Int = 64, rows: Int = 32) -> MapFrame {
    let middle = 0.5 + 0.5 / 16384
    return MapFrame(columns, rows, zoom: zoom, x: middle, y: middle)
  }

  static func line(_ points: (Float, Float)...) -> [[TilePoint]] {
    [points.map { TilePoint(x: $0.0, y: $0.1) }]
  }

  static func square(_ low: Float, _ high: Float) -> [[TilePoint]] {
    line((low, low), (high, low), (high, high), (low, high))
  }
}

/// Reads a tile whose bytes are the numbers of its features: street 1, street 2.
struct CountingTileReader: TileReading {
  func read(_ bytes: [UInt8], of id: TileID, for request: TileRequest) -> StreetTile {
    if bytes == [0xFF] { return StreetTile(id, problem: .notTiles) }
    if bytes == [0xFE] { return StreetTile(id, problem: .unknownLayers("sky")) }
    return StreetTile(
      id,
      features: bytes.map {
        StreetFeature(
          .streetName, parts: StreetFixture.line((0.1, 0.5), (0.9, 0.5)), name: "Street \($0)",
          tags: request.hasTags ? [StreetTag("surface", "asphalt")] : [])
      })
  }
}

/// Tiles in memory, which records what it was asked.
final class FakeTiles: TileCacheDataManager {
  private let state: Mutex<(set: TileSet?, tiles: [TileID: TileData], asked: [TileID])>

  init(_ set: TileSet?, _ tiles: [TileID: TileData] = [:]) {
    state = Mutex((set, tiles, []))
  }

  var asked: [TileID] { state.withLock { $0.asked } }
  var tiles: [TileID: TileData] { state.withLock { $0.tiles } }

  func tileSet() async throws(DataError) -> TileSet? { state.withLock { $0.set } }

  func tile(_ id: TileID) async throws(DataError) -> TileData? {
    state.withLock {
      $0.asked.append(id)
      return $0.tiles[id]
    }
  }

  func keep(_ set: TileSet) async { state.withLock { $0.set = set } }

  func keep(_ tile: TileData, of id: TileID) async { state.withLock { $0.tiles[id] = tile } }
}

/// A service that answers each tile from a table.
struct FakeTileService: RemoteTileDataManager {
  let service = RemoteService("tiles", name: Words("The tile service"), address: "")
  var set: Result<TileSet, DataError> = .success(StreetFixture.set)
  var answers: [TileID: Result<TileAnswer, DataError>] = [:]
  /// Is called before an answer, and may wait.
  var gate: @Sendable (TileID) async -> Void = { _ in }

  func tileSet() async throws(DataError) -> TileSet { try set.get() }

  func tile(
    _ id: TileID, of set: TileSet, unless held: TileData?
  ) async throws(DataError) -> TileAnswer {
    await gate(id)
    guard let answer = answers[id] else { throw .service(service, .offline) }
    return try answer.get()
  }
}
