package import Contracts
package import Domain

/// Files in memory.
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

  package func write(_ documents: [Document], replacing: Bool) async throws(DataError) {
    for path in documents.map(\.path) where !isWritable || files[path] != nil && !replacing {
      throw .unwritable(path: path, reason: isWritable ? .exists : .denied)
    }
    for document in documents { files[document.path] = document.bytes }
  }

  package func lend(_ bytes: [UInt8]) async throws(DataError) -> LentDocument {
    files["lent"] = bytes
    return LentDocument("lent")
  }

  /// A folder exists if a file lies in it.
  package func isFolder(_ path: String) async -> Bool {
    files.keys.contains { $0.hasPrefix(path + "/") }
  }
}
