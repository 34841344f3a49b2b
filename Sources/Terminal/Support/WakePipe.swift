import CTerminal
import Glibc

/// A pipe that ends a poll on another thread.
final class WakePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    let code = catalejo_pipe(&ends)
    precondition(code == 0, "no descriptors left for a pipe")
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Makes the pipe readable; a full pipe is readable already.
  func wake() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  func drain() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(readEnd, &bytes, bytes.count) > 0 {}
  }

  /// Waits until somebody wakes.
  func wait() {
    var descriptors = [pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)]
    while poll(&descriptors, 1, -1) < 0, errno == EINTR {}
    drain()
  }
}
