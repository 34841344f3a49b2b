package import Catalog
package import Domain

/// Files that are forgotten with it.
package actor InMemoryDocumentDataManager: DocumentDataManager {
  package private(set) var files: [String: [UInt8]]
  private let isWritable: Bool

  package init(_ files: [String: [UInt8]] = [:], isWritable: Bool = true) {
    self.files = files
    self.isWritable = isWritable
  }

  package func read(_ path: String) async throws(DataError) -> [UInt8] {
    guard let bytes = files[path] else {
      throw .unreadable(path: path, reason: .missing)
    }
    return bytes
  }

  package func write(
    _ bytes: [UInt8], to path: String, replacing: Bool
  ) async throws(DataError) {
    guard isWritable else { throw .unwritable(path: path, reason: .denied) }
    try check(path, replacing)
    files[path] = bytes
  }

  package func write(_ documents: [Document], replacing: Bool) async throws(DataError) {
    for document in documents { try check(document.path, replacing) }
    for document in documents {
      try await write(document.bytes, to: document.path, replacing: replacing)
    }
  }

  private func check(_ path: String, _ replacing: Bool) throws(DataError) {
    guard files[path] == nil || replacing else { throw .unwritable(path: path, reason: .exists) }
  }

  /// Folders are what files lie in.
  package func isFolder(_ path: String) async -> Bool {
    files.keys.contains { $0.hasPrefix(path + "/") }
  }
}
