import Glibc

/// A named pipe to write lines to.
final class Fifo {
  struct Failure: Error {
    let code: Int32
  }

  let path: String
  private let descriptor: Int32

  init(_ path: String) throws {
    self.path = path
    guard mkfifo(path, 0o600) == 0 else { throw Failure(code: errno) }
    // For reading too, so that opening waits for nobody.
    descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
  }

  deinit {
    close(descriptor)
  }

  func write(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}
