import Synchronization

/// The jobs of a `ThreadExecutor`, between those who add them and the thread that runs them.
final class JobQueue: Sendable {
  private struct Entry: Sendable {
    let job: UnownedJob
    let executor: UnownedSerialExecutor
  }

  private struct State {
    var entries: [Entry] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let pipe = WakePipe()

  func add(_ job: UnownedJob, for executor: UnownedSerialExecutor) {
    state.withLock { $0.entries.append(Entry(job: job, executor: executor)) }
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
