import CTerminal
import Glibc
import Synchronization

/// Runs an actor on a thread of its own, so that the actor may block.
///
/// The thread ends after the executor is gone and its last job is done.
final class ThreadExecutor: SerialExecutor {
  private let jobs = JobQueue()

  init() {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(jobs).toOpaque()
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<JobQueue>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context)
    precondition(code == 0, "no thread can be made")
    pthread_detach(thread)
  }

  deinit {
    jobs.close()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.add(UnownedJob(job), for: asUnownedSerialExecutor())
  }
}

/// The jobs of a `ThreadExecutor`, between those who add them and the thread that runs them.
final class JobQueue: Sendable {
  private struct State {
    var entries: [(job: UnownedJob, executor: UnownedSerialExecutor)] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let pipe = WakePipe()

  func add(_ job: UnownedJob, for executor: UnownedSerialExecutor) {
    state.withLock { $0.entries.append((job, executor)) }
    pipe.wake()
  }

  func close() {
    state.withLock { $0.isClosed = true }
    pipe.wake()
  }

  /// Runs jobs in their order until the queue is closed and empty.
  func run() {
    while true {
      let (entries, isClosed) = state.withLock { state in
        defer { state.entries = [] }
        return (state.entries, state.isClosed)
      }
      for entry in entries { entry.job.runSynchronously(on: entry.executor) }
      if entries.isEmpty {
        if isClosed { return }
        pipe.wait()
      }
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

  /// Waits until somebody wakes.
  func wait() {
    var descriptors = [pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)]
    while poll(&descriptors, 1, -1) < 0, errno == EINTR {}
    drain()
  }
}
