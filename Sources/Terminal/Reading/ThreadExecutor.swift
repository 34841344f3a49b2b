// Its header brings spawn.h, and the compiler then takes `sigset_t` for a type of this module.
import CProcess
import CTerminal
import Dispatch
import Glibc

/// Runs an actor on a thread that is no other actor's, so that the actor may block.
final class ThreadExecutor: SerialExecutor {
  /// A queue of its own has a thread of its own.
  private let queue = DispatchQueue(label: "catalejo.terminal")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in
      // Such threads block signals. In the background, setting the terminal must stop the program.
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }
}

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
}
