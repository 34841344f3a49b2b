import Glibc
import Synchronization

/// Runs tasks on one thread which files' permissions bind, also where the tests run as root.
///
/// The thread alone takes the file-system identity of
/// "nobody" (`setfsuid(2)`), which also takes the capabilities to ignore permissions from it.
/// Actors without an executor of their own run where their caller prefers, so here; others are
/// given one.
final class Unprivileged: TaskExecutor {
  private struct State {
    var jobs: [@Sendable () -> Void] = []
    var isFinished = false
  }

  private let state = Mutex(State())
  private let signal: Signal

  /// Counts the jobs; a semaphore because the thread must wait for them.
  private final class Signal: Sendable {
    let descriptors: (read: Int32, write: Int32)

    init() {
      var pair: [Int32] = [-1, -1]
      precondition(pipe(&pair) == 0, "no pipe")
      descriptors = (pair[0], pair[1])
    }

    deinit {
      close(descriptors.read)
      close(descriptors.write)
    }
  }

  private init() {
    signal = Signal()
  }

  /// Runs the body, and every default actor it calls, without root's rights.
  static func run(_ body: @escaping @Sendable () async throws -> Void) async throws {
    try await run { _ in try await body() }
  }

  /// The same; the body is given an executor for actors that want one of their own.
  static func run(
    _ body: @escaping @Sendable (any SerialExecutor) async throws -> Void
  ) async throws {
    let executor = Unprivileged()
    executor.start()
    defer { executor.finish() }
    let actors = Actors(thread: executor)
    try await Task(executorPreference: executor) { try await body(actors) }.value
  }

  /// Runs an actor's jobs on the thread.
  private final class Actors: SerialExecutor {
    private let thread: Unprivileged

    init(thread: Unprivileged) {
      self.thread = thread
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      thread.enqueue { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    enqueue { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  private func enqueue(_ job: @escaping @Sendable () -> Void) {
    state.withLock { $0.jobs.append(job) }
    wake()
  }

  private func finish() {
    state.withLock { $0.isFinished = true }
    wake()
  }

  private func wake() {
    var byte: UInt8 = 0
    write(signal.descriptors.write, &byte, 1)
  }

  private func start() {
    var thread = pthread_t()
    let start = Unmanaged.passRetained(self).toOpaque()
    pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        let executor = Unmanaged<Unprivileged>.fromOpaque(argument).takeRetainedValue()
        Unprivileged.becomeNobody()
        executor.work()
        return nil
      }, start)
    pthread_detach(thread)
  }

  /// The C module does not show these functions of glibc.
  private static func becomeNobody() {
    for name in ["setfsgid", "setfsuid"] {
      guard let function = dlsym(nil, name) else { continue }
      _ = unsafeBitCast(function, to: (@convention(c) (UInt32) -> Int32).self)(65_534)
    }
  }

  private func work() {
    var byte: UInt8 = 0
    while read(signal.descriptors.read, &byte, 1) == 1 {
      let (job, isFinished) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isFinished)
      }
      if let job {
        job()
      } else if isFinished {
        return
      }
    }
  }
}
