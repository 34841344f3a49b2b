import Catalog
import Domain

/// The files of this machine, watched.
struct TracedDocumentDataManager: DocumentDataManager {
  let base: any DocumentDataManager
  let tap: TraceTap

  func read(_ path: String) async throws(DataError) -> [UInt8] {
    try await tap.call("read", path) { () async throws(DataError) in try await base.read(path) }
  }

  func write(_ bytes: [UInt8], to path: String, replacing: Bool) async throws(DataError) {
    try await tap.call("write", bytes, path, replacing) { () async throws(DataError) in
      try await base.write(bytes, to: path, replacing: replacing)
    }
  }

  func write(_ documents: [Document], replacing: Bool) async throws(DataError) {
    try await tap.call("write", documents, replacing) { () async throws(DataError) in
      try await base.write(documents, replacing: replacing)
    }
  }

  func isFolder(_ path: String) async -> Bool {
    await tap.call("isFolder", path) { await base.isFolder(path) }
  }
}
