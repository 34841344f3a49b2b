import Dispatch

/// Runs what waits for the program on threads of its own.
///
/// The server answers in this process, on the threads all tasks share: who waited there for a
/// program that waits for the server would wait forever.
final class WaitingThread: SerialExecutor {
  private let queue = DispatchQueue(label: "catalejo.tests.waiting")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
