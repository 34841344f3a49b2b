import Contracts
import Domain
import Files
import Platform

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
    _ documents: [Document], replacing: Bool, permissions: UInt32 = 0o600
  ) throws(DataError) {
    var files: [UnfinishedFile] = []
    for document in documents {
      try FileProblem.at(document.path, DataError.unwritable) { () throws(FileProblem) in
        let file = try UnfinishedFile(try target(of: document.path, replacing: replacing))
        try file.write(document.bytes.span.bytes)
        try file.finish(permissions: permissions)
        files.append(file)
      }
    }
    for (document, file) in zip(documents, files) {
      try FileProblem.at(document.path, DataError.unwritable) { () throws(FileProblem) in
        try file.publish(replacing: replacing)
      }
    }
  }

  /// The path to write at, links resolved; fails for what must not be replaced.
  private static func target(of path: String, replacing: Bool) throws(FileProblem) -> String {
    guard !path.utf8.contains(0) else { throw FileProblem(.invalidArgument) }
    guard !path.isEmpty else { throw .missing }
    guard !path.hasSuffix("/") else { throw .isFolder }
    guard let status = try FileStatus.of(path) else {
      // A link to nothing: replacing the link would not write where it points.
      guard (try? FileSystem.status(of: path, followingLinks: false)) == nil else { throw .missing }
      return path
    }
    try status.checkIsFile()
    guard replacing else { throw .exists }
    // Renaming would not ask for it.
    try FileStatus.check(path)
    return try FileStatus.resolved(path)
  }
}
