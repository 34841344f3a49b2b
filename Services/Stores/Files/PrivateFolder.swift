package import Domain
import Platform

/// Folders which only their owner can enter.
package enum PrivateFolder {
  /// Makes a folder and its missing parents, each with mode 0700 whatever the umask; what is there
  /// already keeps its mode.
  ///
  /// - Throws: `unwritable` with the path of the folder that could not be made.
  package static func create(_ path: String) throws(DataError) {
    // Each part of the path that ends at a slash, and the path itself.
    let parents = path.indices.dropFirst().filter { path[$0] == "/" }.map { String(path[..<$0]) }
    for folder in parents + [path] {
      try FileProblem.at(folder, DataError.unwritable) { () throws(FileProblem) in
        switch try FileStatus.of(folder)?.kind {
        case .folder: return
        case .file, .other: throw .notAFolder
        case nil: try make(folder)
        }
      }
    }
  }

  private static func make(_ folder: String) throws(FileProblem) {
    do throws(Errno) {
      try FileSystem.makeFolder(folder)
      try FileSystem.setPermissions(0o700, of: folder)
    } catch .fileExists {
      // Another program may have been quicker; else a link to nothing has the name.
      guard try FileStatus.of(folder)?.kind == .folder else { throw .notAFolder }
    } catch {
      throw FileProblem(error)
    }
  }
}

/// Lets one program at a time do something to a folder's files.
package enum FolderLock {
  /// Waits until no other program (or other call) holds the folder, then runs the body.
  ///
  /// If the file system has no locks, the body runs all the same.
  package static func hold<Value, Failure>(
    _ folder: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let descriptor = try? FileDescriptor.open(folder, .directory) else { return try body() }
    // Closing it gives the lock back.
    defer { descriptor.close() }
    try? descriptor.lock()
    return try body()
  }
}
