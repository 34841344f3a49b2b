package import Domain

/// Files the user names: read whole, written whole or not at all.
package protocol DocumentDataManager: Sendable {
  /// Returns what a file holds, or standard input where the path is `-`.
  ///
  /// Throws `unreadable`, also for what is larger than 16 MB.
  func read(_ path: String) async throws(DataError) -> [UInt8]

  /// Replaces the file in one step, readable by its owner only (0600); `-` is standard output.
  ///
  /// Throws `unwritable`.
  func write(_ bytes: [UInt8], to path: String) async throws(DataError)

  /// Replaces several files as if in one step: where one can't be written, all stay as they were.
  ///
  /// `-` is a name like another here. Throws `unwritable` with the path of that one.
  func write(_ documents: [Document]) async throws(DataError)

  /// Whether a folder has the name.
  func isFolder(_ path: String) async -> Bool
}
