package import Contracts
package import Domain
package import Geo
import Synchronization

/// The tiles of a file, which is opened when they are asked for first.
///
/// A file that could not be opened is tried again: it may be there the next time.
package final class FileTiles: TileDataManager {
  private let path: String
  /// The path as messages say it.
  private let shown: String
  private let archive = Mutex<(any TileDataManager)?>(nil)

  /// - Parameter setting: the setting that names the file; `nil` if the user has just typed its path.
  package init(_ path: String, of setting: String? = nil) {
    self.path = path
    shown = setting.map { "\($0)=\(path)" } ?? path
  }

  package func tileSet() async throws(DataError) -> TileSet? { try await opened().tileSet() }

  package func tile(_ id: TileID) async throws(DataError) -> TileData? {
    try await opened().tile(id)
  }

  private func opened() throws(DataError) -> any TileDataManager {
    if let archive = archive.withLock({ $0 }) { return archive }
    let opened: any TileDataManager
    do throws(DataError) {
      opened = try TileArchive.open(path)
    } catch .unreadable(path, let reason) {
      throw .unreadable(path: shown, reason: reason)
    }
    archive.withLock { $0 = opened }
    return opened
  }
}
