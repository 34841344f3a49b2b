import Glibc

/// A small file of a test.
struct File {
  let path: String

  /// Nil where the file can't be made.
  init?(_ path: String) {
    self.path = path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    close(descriptor)
  }

  func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Replaces what is in the file.
  func write(_ bytes: [UInt8]) {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    _ = Glibc.write(descriptor, bytes, bytes.count)
    close(descriptor)
  }

  /// The file's text; nil where there is no file.
  static func text(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &block, block.count), count > 0 {
      bytes += block[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The permissions of a file or folder.
  static func mode(_ path: String) -> UInt32 {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }
}
