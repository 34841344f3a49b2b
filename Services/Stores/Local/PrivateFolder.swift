package import Domain
import Glibc

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
      do throws(FileProblem) {
        switch try FileStatus.of(folder)?.kind {
        case .folder: continue
        case .file, .other: throw .notAFolder
        case nil: try make(folder)
        }
      } catch {
        throw .unwritable(path: folder, reason: error)
      }
    }
  }

  private static func make(_ folder: String) throws(FileProblem) {
    guard mkdir(folder, 0o700) == 0 else {
      let code = errno
      // Another program may have been quicker.
      guard code == EEXIST, try FileStatus.of(folder)?.kind == .folder else {
        // A link to nothing has the name.
        throw code == EEXIST ? .notAFolder : FileProblem(code: code)
      }
      return
    }
    guard chmod(folder, 0o700) == 0 else { throw .last }
  }
}

/// Lets one program at a time do something to a folder's files.
enum FolderLock {
  /// Waits until no other program (or other call) holds the folder, then runs the body.
  ///
  /// Where the file system knows no locks the body runs all the same.
  static func hold<Value, Failure>(
    _ folder: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return try body() }
    // Closing it gives the lock back.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
