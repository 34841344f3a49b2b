package import Contracts
package import Geo
import Synchronization

/// Answers each tile with the one given for it, and records the requests.
///
/// Other tiles are empty.
package final class MockTileReader: TileReading {
  /// A call; calls are recorded in order.
  package struct Call: Hashable, Sendable {
    package let bytes: [UInt8]
    package let id: TileID
    package let request: TileRequest
  }

  private let tiles: [TileID: StreetTile]
  private let state = Mutex<[Call]>([])

  package init(_ tiles: StreetTile...) {
    self.tiles = tiles.reduce(into: [:]) { $0[$1.id] = $1 }
  }

  package var calls: [Call] { state.withLock { $0 } }

  package func read(_ bytes: [UInt8], of id: TileID, for request: TileRequest) -> StreetTile {
    state.withLock { $0.append(Call(bytes: bytes, id: id, request: request)) }
    return tiles[id] ?? StreetTile(id)
  }
}
