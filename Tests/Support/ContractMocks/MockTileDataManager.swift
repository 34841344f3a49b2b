package import Contracts
package import Domain
package import Geo
import Synchronization

/// An archive in memory, which records the tiles that are asked for; it passes the same compatibility suite
/// as the real ones.
package final class MockTileDataManager: TileDataManager {
  private let set: Result<TileSet?, DataError>
  private let tiles: [TileID: Result<TileData, DataError>]
  private let state = Mutex<[TileID]>([])

  /// - Parameter tiles: what it answers; others are not held.
  package init(
    _ tiles: [TileID: Result<TileData, DataError>] = [:], of set: Result<TileSet?, DataError>
  ) {
    self.tiles = tiles
    self.set = set
  }

  /// The tiles that were asked for, in order.
  package var asked: [TileID] { state.withLock { $0 } }

  package func tileSet() async throws(DataError) -> TileSet? { try set.get() }

  package func tile(_ id: TileID) async throws(DataError) -> TileData? {
    state.withLock { $0.append(id) }
    return try tiles[id]?.get()
  }
}
