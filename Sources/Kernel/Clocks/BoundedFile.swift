import Platform

/// Reads the beginnings of small files.
enum BoundedFile {
  /// Returns at most a number of bytes; `nil` if it is not a regular file, or can't be read.
  static func start(of path: String, count: Int) -> [UInt8]? {
    // If a pipe has that name, opening it must not keep the program waiting.
    guard let file = try? FileDescriptor.open(path, .nonBlocking) else { return nil }
    defer { file.close() }
    guard (try? file.status())?.kind == .file else { return nil }
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let more = try? file.read(count - bytes.count, into: &bytes) else { return nil }
      if more == 0 { break }
    }
    return bytes
  }
}
