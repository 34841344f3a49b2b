package import Domain
package import Platform

extension FileStatus {
  /// Looks at a file, symbolic links followed.
  ///
  /// - Returns: `nil` if there is no such file, also if a part of its path is not a folder.
  package static func of(_ path: String) throws(FileProblem) -> FileStatus? {
    try FileProblem.catching(FileSystem.status(of: path))
  }

  /// The path of the file that a path names, links followed.
  package static func resolved(_ path: String) throws(FileProblem) -> String {
    try FileProblem.catching(FileSystem.resolved(path))
  }

  /// Fails for all that can't be read and replaced whole.
  package func checkIsFile() throws(FileProblem) {
    switch kind {
    case .file: return
    case .folder: throw .isFolder
    case .other: throw .notAFile
    }
  }

  /// Fails if the program has no right to a file, or the file system gives none.
  package static func check(_ path: String, _ right: FileSystem.Right = .write) throws(FileProblem)
  {
    try FileProblem.catching(FileSystem.check(right, to: path))
  }
}

/// Reads files whole.
package enum FileReader {
  /// Returns the bytes of a regular file that has at most `limit` of them.
  ///
  /// A pipe without a writer is refused rather than waited for.
  package static func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw FileProblem(.invalidArgument) }
    let file = try FileProblem.catching(FileDescriptor.open(path, .nonBlocking))
    defer { file.close() }
    let status = try FileProblem.catching(file.status())
    try status.checkIsFile()
    guard status.size <= limit else { throw .tooLarge(limit: limit) }
    return try bytes(from: file, limit: limit)
  }

  /// Returns the bytes that an open file, pipe or terminal gives until its end.
  package static func bytes(from file: FileDescriptor, limit: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    while try FileProblem.catching(file.read(64 << 10, into: &bytes)) > 0 {
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
    return bytes
  }
}
