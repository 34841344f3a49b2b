import Dispatch
import Platform

/// Runs an actor on a thread that is no other actor's, so that the actor may block.
final class ThreadExecutor: SerialExecutor {
  /// A queue of its own has a thread of its own.
  private let queue = DispatchQueue(label: "catalejo.terminal")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in
      // Such threads block signals. In the background, setting the terminal must stop the program.
      Signals.unblock()
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }
}

/// A pipe that ends a poll on another thread.
final class WakePipe: Sendable {
  let readEnd: FileDescriptor
  let writeEnd: FileDescriptor

  init() {
    guard let ends = try? FileDescriptor.pipe(isBlocking: false) else {
      preconditionFailure("no descriptors left for a pipe")
    }
    (readEnd, writeEnd) = ends
  }

  deinit {
    readEnd.close()
    writeEnd.close()
  }

  /// Makes the pipe readable; a full pipe is readable already.
  func wake() {
    let byte: [UInt8] = [0]
    try? writeEnd.write(byte.span.bytes)
  }

  func drain() {
    var bytes: [UInt8] = []
    while let count = try? readEnd.read(256, into: &bytes), count > 0 { bytes = [] }
  }
}
