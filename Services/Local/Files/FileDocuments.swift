package import Catalog
package import Domain

/// The files of this machine, named as they are typed; a `~` is the shell's affair.
///
/// Only regular files are read and replaced: a folder, a pipe or a device is refused, and so is a
/// link to nothing.
package struct FileDocuments: DocumentDataManager {
  private let limit: Int
  private let input: Int32
  private let output: Int32

  /// - Parameters:
  ///   - limit: the most bytes that are read.
  ///   - input: the descriptor read for `-`.
  ///   - output: the descriptor written for `-`.
  package init(limit: Int = 16 << 20, input: Int32 = 0, output: Int32 = 1) {
    self.limit = limit
    self.input = input
    self.output = output
  }

  @concurrent
  package func read(_ path: String) async throws(DataError) -> [UInt8] {
    do throws(FileProblem) {
      guard path != "-" else { return try FileReader.bytes(from: input, limit: limit) }
      return try FileReader.bytes(of: path, limit: limit)
    } catch {
      throw .unreadable(path: path, reason: error)
    }
  }

  @concurrent
  package func write(
    _ bytes: [UInt8], to path: String, replacing: Bool
  ) async throws(DataError) {
    do throws(FileProblem) {
      guard path != "-" else { return try FileWriter.put(bytes, on: output) }
      try FileWriter.write(bytes, to: path, replacing: replacing)
    } catch {
      throw .unwritable(path: path, reason: error)
    }
  }

  @concurrent
  package func write(_ documents: [Document], replacing: Bool) async throws(DataError) {
    try FileWriter.write(documents, replacing: replacing)
  }

  @concurrent
  package func isFolder(_ path: String) async -> Bool {
    // Of what can't be looked at, writing says why.
    let status = try? FileStatus.of(path)
    return status?.kind == .folder
  }
}
