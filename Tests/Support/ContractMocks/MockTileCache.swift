package import Contracts
package import Geo
import Synchronization

/// A cache of tiles in memory, which records what is asked of it; it passes the same compatibility suite as
/// the real one.
package final class MockTileCache: TileCacheDataManager {
  private let held: Mutex<(set: TileSet?, tiles: [TileID: TileData], asked: [TileID])>

  package init(_ tiles: [TileID: TileData] = [:], of set: TileSet? = nil) {
    held = Mutex((set, tiles, []))
  }

  /// The tiles that were asked for, in order.
  package var asked: [TileID] { held.withLock { $0.asked } }

  package func tileSet() async -> TileSet? { held.withLock { $0.set } }

  package func tile(_ id: TileID) async -> TileData? {
    held.withLock { held in
      held.asked.append(id)
      return held.tiles[id]
    }
  }

  package func keep(_ set: TileSet) async { held.withLock { $0.set = set } }

  package func keep(_ tile: TileData, of id: TileID) async { held.withLock { $0.tiles[id] = tile } }
}
