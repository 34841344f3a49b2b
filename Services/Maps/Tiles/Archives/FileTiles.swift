package import Contracts
package import Domain
package import Geo
import Synchronization

/// The tiles of a file, which is opened when they are asked for first.
///
/// A file that could not be opened is tried again: it may be there the next time.
package final class FileTiles: TileDataManager {
  private let path: String
  private let archive = Mutex<(any TileDataManager)?>(nil)

  package init(_ path: String) {
    self.path = path
  }

  package func tileSet() async throws(DataError) -> TileSet? { try await opened().tileSet() }

  package func tile(_ id: TileID) async throws(DataError) -> TileData? {
    try await opened().tile(id)
  }

  private func opened() throws(DataError) -> any TileDataManager {
    if let archive = archive.withLock({ $0 }) { return archive }
    let opened = try TileArchive.open(path)
    archive.withLock { $0 = opened }
    return opened
  }
}
