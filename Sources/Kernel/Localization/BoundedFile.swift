import Glibc

/// Reads the beginnings of small files.
enum BoundedFile {
  /// Returns at most a number of bytes; `nil` if it is not a regular file, or can't be read.
  static func start(of path: String, count: Int) -> [UInt8]? {
    // If a pipe has that name, opening it must not keep the program waiting.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    var status = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        status = read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        guard status > 0 else { break }
        filled += status
      }
    }
    return status < 0 ? nil : bytes
  }
}
