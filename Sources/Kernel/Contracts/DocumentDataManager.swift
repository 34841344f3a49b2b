package import Domain

/// Files the user names: read whole, written whole or not at all.
package protocol DocumentDataManager: Sendable {
  /// Returns what a file holds, or standard input where the path is `-`.
  ///
  /// Throws `unreadable`, also for what is larger than 16 MB.
  func read(_ path: String) async throws(DataError) -> [UInt8]

  /// Writes files, each in one step, readable by their owner only (0600); `-` is standard output.
  ///
  /// All are written under other names first: where one can't be written, all stay as they were.
  /// Throws `unwritable` with the path of that one, with `exists` where a file has the name and is
  /// not to be replaced.
  func write(_ documents: [Document], replacing: Bool) async throws(DataError)

  /// Whether a folder has the name.
  func isFolder(_ path: String) async -> Bool

  /// Gives bytes a path under which they can be read again, for as long as what it returns is there: what
  /// a pipe brought comes only once.
  /// - Throws: `unwritable`.
  func lend(_ bytes: [UInt8]) async throws(DataError) -> LentDocument
}

/// A path that is good as long as this is there.
package final class LentDocument: Sendable {
  package let path: String
  private let giveBack: @Sendable () -> Void

  package init(_ path: String, giveBack: @escaping @Sendable () -> Void = {}) {
    self.path = path
    self.giveBack = giveBack
  }

  deinit { giveBack() }
}

extension DocumentDataManager {
  package func write(_ bytes: [UInt8], to path: String, replacing: Bool) async throws(DataError) {
    try await write([Document(path, bytes)], replacing: replacing)
  }
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
