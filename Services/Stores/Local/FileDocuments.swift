package import Contracts
package import Domain
import Files
import Platform

/// The files of this machine, and its standard streams under the name `-`.
///
/// Only regular files are read and replaced: a folder, a pipe or a device is refused, and so is a
/// link to nothing.
package struct FileDocuments: DocumentDataManager {
  private let limit: Int
  private let input: Int32
  private let expand: @Sendable (String) -> String
  private let output: @Sendable ([UInt8]) throws(FileProblem) -> Void

  /// - Parameters:
  ///   - limit: the most bytes that are read.
  ///   - input: the descriptor read for `-`.
  ///   - expand: makes a path of a name as it is typed; by default they are the same, because the
  ///     shell has replaced a `~` already.
  ///   - output: writes what is written to `-`.
  package init(
    limit: Int = 16 << 20, input: Int32 = 0,
    expanding expand: @escaping @Sendable (String) -> String = { $0 },
    output: @escaping @Sendable ([UInt8]) throws(FileProblem) -> Void
  ) {
    self.limit = limit
    self.input = input
    self.expand = expand
    self.output = output
  }

  @concurrent
  package func read(_ path: String) async throws(DataError) -> [UInt8] {
    let path = expand(path)
    return try FileProblem.at(path, DataError.unreadable) { () throws(FileProblem) in
      guard path != "-" else {
        return try FileReader.bytes(from: FileDescriptor(rawValue: input), limit: limit)
      }
      return try FileReader.bytes(of: path, limit: limit)
    }
  }

  @concurrent
  package func write(_ documents: [Document], replacing: Bool) async throws(DataError) {
    let files = documents.filter { $0.path != "-" }.map { Document(expand($0.path), $0.bytes) }
    try FileWriter.write(files, replacing: replacing)
    for document in documents where document.path == "-" {
      try FileProblem.at("-", DataError.unwritable) { () throws(FileProblem) in
        try output(document.bytes)
      }
    }
  }

  /// A file for temporary files, without a name where the file system can do so.
  @concurrent
  package func lend(_ bytes: [UInt8]) async throws(DataError) -> LentDocument {
    let path = (Environment.value(of: "TMPDIR") ?? "/tmp") + "/catalejo"
    return try FileProblem.at(path, DataError.unwritable) { () throws(FileProblem) in
      let file = try UnfinishedFile(path)
      try file.write(bytes.span.bytes)
      let descriptor = try FileProblem.catching(file.descriptor.duplicate())
      return LentDocument("/proc/self/fd/\(descriptor.rawValue)") { descriptor.close() }
    }
  }

  @concurrent
  package func isFolder(_ path: String) async -> Bool {
    // If a path can't be looked at, writing it says why.
    let status = try? FileStatus.of(expand(path))
    return status?.kind == .folder
  }
}

/// `~` and `~user` at the start of a path, as a shell reads them.
package enum HomePath {
  /// The path with the home folder in their place; as it is where there is no such user.
  ///
  /// - Parameter home: the user's own.
  package static func expanded(_ path: String, home: String? = own) -> String {
    guard path.hasPrefix("~") else { return path }
    let end = path.firstIndex(of: "/") ?? path.endIndex
    let user = String(path[..<end].dropFirst())
    let found = user.isEmpty ? home : Environment.homeFolder(of: user)
    guard var folder = found else { return path }
    while folder.hasSuffix("/"), end != path.endIndex { folder.removeLast() }
    return folder + path[end...]
  }

  /// The user's own home folder, as HOME says, else the system; `nil` if neither does.
  package static var own: String? { Environment.value(of: "HOME") ?? Environment.homeFolder() }
}
