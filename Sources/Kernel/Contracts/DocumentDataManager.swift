package import Domain

/// Reads and writes files that the user names; a file is written as a whole or not at all.
package protocol DocumentDataManager: Sendable {
  /// Returns the contents of a file, or of standard input if the path is `-`.
  ///
  /// - Throws: `unreadable`, also for a file larger than 16 MB.
  func read(_ path: String) async throws(DataError) -> [UInt8]

  /// Writes files, each in one step, readable by their owner only (0600); `-` is standard output.
  ///
  /// All are written under other names first, so if one can't be written, all stay as they were.
  ///
  /// - Throws: `unwritable` with the path of the file that can't be written; its reason is `exists`
  ///   if a file has the name and `replacing` is false.
  func write(_ documents: [Document], replacing: Bool) async throws(DataError)

  /// Returns whether a folder has this name.
  func isFolder(_ path: String) async -> Bool

  /// Lends bytes a path under which they can be read again until the returned object goes: a pipe can
  /// be read only once.
  /// - Throws: `unwritable`.
  func lend(_ bytes: [UInt8]) async throws(DataError) -> LentDocument
}

/// A path that is good for as long as this object exists.
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
  /// Writes one file.
  ///
  /// - Throws: `unwritable`, as for several files.
  package func write(_ bytes: [UInt8], to path: String, replacing: Bool) async throws(DataError) {
    try await write([Document(path, bytes)], replacing: replacing)
  }
}

/// The path of a file and the bytes to write to it.
package struct Document: Hashable, Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
