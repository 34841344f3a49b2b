package import Catalog
package import Domain
import Files
import Glibc

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
    do throws(FileProblem) {
      guard path != "-" else { return try FileReader.bytes(from: input, limit: limit) }
      return try FileReader.bytes(of: path, limit: limit)
    } catch {
      throw .unreadable(path: path, reason: error)
    }
  }

  @concurrent
  package func write(_ documents: [Document], replacing: Bool) async throws(DataError) {
    let files = documents.filter { $0.path != "-" }.map { Document(expand($0.path), $0.bytes) }
    try FileWriter.write(files, replacing: replacing)
    for document in documents where document.path == "-" {
      do throws(FileProblem) {
        try output(document.bytes)
      } catch {
        throw .unwritable(path: "-", reason: error)
      }
    }
  }

  @concurrent
  package func isFolder(_ path: String) async -> Bool {
    // Where a path can't be looked at, writing says why.
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
    let found = user.isEmpty ? home : folder(getpwnam(user))
    guard var folder = found else { return path }
    while folder.hasSuffix("/"), end != path.endIndex { folder.removeLast() }
    return folder + path[end...]
  }

  /// What HOME says, else the system; nil where neither does.
  package static var own: String? {
    if let home = getenv("HOME"), home.pointee != 0 { return String(cString: home) }
    return folder(getpwuid(getuid()))
  }

  private static func folder(_ account: UnsafeMutablePointer<passwd>?) -> String? {
    account?.pointee.pw_dir.map { String(cString: $0) }
  }
}

/// Writes files whole or not at all.
enum FileWriter {
  /// Gives each new file its name in one step, in the place of the one that has it where that is to be
  /// replaced; else `exists` is thrown, however late that one came.
  ///
  /// The bytes of all files are on the disk before the first name changes hands: where one can't be
  /// written, all stay as they were, and neither a full disk nor a power cut leaves half a file. A
  /// symbolic link stays one: the file it names is replaced.
  /// - Throws: `unwritable` with the path of the file that can't be written.
  static func write(
    _ documents: [Document], replacing: Bool, mode: mode_t = 0o600
  ) throws(DataError) {
    var files: [UnfinishedFile] = []
    for document in documents {
      do throws(FileProblem) {
        let file = try UnfinishedFile(try target(of: document.path, replacing: replacing))
        try file.write(document.bytes.span.bytes)
        try file.finish(mode: mode)
        files.append(file)
      } catch {
        throw .unwritable(path: document.path, reason: error)
      }
    }
    for (document, file) in zip(documents, files) {
      do throws(FileProblem) {
        try file.publish(replacing: replacing)
      } catch {
        throw .unwritable(path: document.path, reason: error)
      }
    }
  }

  /// The path to write at, links resolved; fails for what must not be replaced.
  private static func target(of path: String, replacing: Bool) throws(FileProblem) -> String {
    guard !path.utf8.contains(0) else { throw FileProblem(code: EINVAL) }
    guard !path.isEmpty else { throw .missing }
    guard !path.hasSuffix("/") else { throw .isFolder }
    guard let status = try FileStatus.of(path) else {
      var info = stat()
      // A link to nothing: replacing the link would not write where it points.
      guard lstat(path, &info) != 0 else { throw .missing }
      return path
    }
    try status.checkIsFile()
    guard replacing else { throw .exists }
    // Renaming would not ask for it.
    try FileStatus.check(path)
    return try FileStatus.resolved(path)
  }
}
