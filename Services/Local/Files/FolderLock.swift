import Glibc

/// Lets one program at a time do something to a folder's files.
enum FolderLock {
  /// Waits until no other program (or other call) holds the folder, then runs the body.
  ///
  /// Where the file system knows no locks the body runs all the same.
  static func hold<Value>(_ folder: String, _ body: () throws -> Value) rethrows -> Value {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return try body() }
    // Closing it gives the lock back.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
