import Dispatch
import Foundation
import Glibc
import Synchronization

/// Runs tasks on one thread which files' permissions bind, also where the tests run as root.
///
/// The thread alone takes the file-system identity of
/// "nobody" (`setfsuid(2)`), which also takes the capabilities to ignore permissions from it.
/// Actors without an executor of their own run where their caller prefers, so here; others are
/// given one.
package final class Unprivileged: TaskExecutor {
  /// In their order; nil is the last one.
  private let jobs = Mutex<[(@Sendable () -> Void)?]>([])
  private let count = DispatchSemaphore(value: 0)

  /// Runs the body, and every default actor it calls, without root's rights.
  package static func run(_ body: @escaping @Sendable () async throws -> Void) async throws {
    try await run { _ in try await body() }
  }

  /// The same; the body is given an executor for actors that want one of their own.
  package static func run(
    _ body: @escaping @Sendable (any SerialExecutor) async throws -> Void
  ) async throws {
    let executor = Unprivileged()
    Thread.detachNewThread { executor.work() }
    defer { executor.enqueue(nil) }
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

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    enqueue { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  private func enqueue(_ job: (@Sendable () -> Void)?) {
    jobs.withLock { $0.append(job) }
    count.signal()
  }

  private func work() {
    // The C module does not show these functions of glibc.
    for name in ["setfsgid", "setfsuid"] {
      guard let function = dlsym(nil, name) else { continue }
      _ = unsafeBitCast(function, to: (@convention(c) (UInt32) -> Int32).self)(65_534)
    }
    while true {
      count.wait()
      guard let job = jobs.withLock({ $0.removeFirst() }) else { return }
      job()
    }
  }
}
