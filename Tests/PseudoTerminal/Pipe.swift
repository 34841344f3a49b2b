import Glibc
import Synchronization

/// A pipe whose ends are closed with it.
final class Pipe {
  private(set) var readEnd: Int32
  private(set) var writeEnd: Int32

  init() throws(PseudoTerminalError) {
    var ends: [Int32] = [-1, -1]
    let code = Spawn.descriptors.withLock { _ in
      guard pipe(&ends) == 0 else { return errno }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return 0
    }
    guard code == 0 else { throw .failed("pipe", code) }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    closeRead()
    closeWrite()
  }

  func closeRead() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  func closeWrite() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }
}

/// When to give up: so late that only a hang gets there.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(seconds: Int = 30) {
    end = .now.advanced(by: .seconds(seconds))
  }

  var isOver: Bool { ContinuousClock.now >= end }
}
