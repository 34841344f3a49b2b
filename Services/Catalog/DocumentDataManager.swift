package import Domain

/// Files the user names: read whole, written whole or not at all.
package protocol DocumentDataManager: Sendable {
  /// Returns what a file holds, or standard input where the path is `-`.
  ///
  /// Throws `unreadable`, also for what is larger than 16 MB.
  func read(_ path: String) async throws(DataError) -> [UInt8]

  /// Writes the file in one step, readable by its owner only (0600); `-` is standard output.
  ///
  /// Throws `unwritable`, with `exists` where a file has the name and is not to be replaced.
  func write(_ bytes: [UInt8], to path: String, replacing: Bool) async throws(DataError)

  /// Writes several files as if in one step: where one can't be written, all stay as they were.
  ///
  /// `-` is a name like another here. Throws as the other, with the path of that one.
  func write(_ documents: [Document], replacing: Bool) async throws(DataError)

  /// Whether a folder has the name.
  func isFolder(_ path: String) async -> Bool
}

/// A file and what it is to hold.
package struct Document: Hashable, Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
