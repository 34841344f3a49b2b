/// Starts all tasks of a session.
@MainActor
package final class Scheduler {
  private let clock: any Clock<Duration>
  /// The number of tasks that were started.
  private(set) var count = 0

  /// - Parameter clock: the clock of all waits.
  package init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Starts a task at once.
  @discardableResult
  func start(_ body: @escaping @MainActor () async -> Void) -> Job {
    count += 1
    let job = Job()
    job.task = Task {
      await JobOfTask.$current.withValue(job) { await body() }
      job.finish()
    }
    return job
  }

  /// Calls a function after a delay, unless the job is cancelled by then.
  @discardableResult
  func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> Job {
    start { if await self.wait(delay) { body() } }
  }

  /// Waits in the task that calls it; `false` if that task was cancelled.
  func wait(_ delay: Duration) async -> Bool {
    // A quick job is over before its timer begins.
    guard !Task.isCancelled else { return false }
    do {
      try await clock.sleep(for: delay)
      return !Task.isCancelled
    } catch {
      return false
    }
  }

  /// Returns whether a job ends in time; if not, the job goes on.
  func ends(_ job: Job, within delay: Duration) async -> Bool {
    guard !job.isOver else { return true }
    return await withCheckedContinuation { continuation in
      // The end or the timer takes it, whichever comes first.
      var waiter: CheckedContinuation<Bool, Never>? = continuation
      let end = { (isOver: Bool) in
        waiter?.resume(returning: isOver)
        waiter = nil
      }
      let timer = after(delay) { end(false) }
      job.whenOver {
        timer.cancel()
        end(true)
      }
    }
  }
}

/// A task that a scheduler started.
@MainActor
package final class Job {
  fileprivate var task: Task<Void, Never>?
  private(set) var isOver = false
  private var endings: [() -> Void] = []

  fileprivate init() {}

  func cancel() { task?.cancel() }

  var isCancelled: Bool { task?.isCancelled ?? false }

  /// Waits until it is over.
  func wait() async { await task?.value }

  /// Calls a function when the job is over, or at once if it is over already.
  func whenOver(_ body: @escaping () -> Void) {
    if isOver { body() } else { endings.append(body) }
  }

  fileprivate func finish() {
    isOver = true
    defer { endings = [] }
    for end in endings { end() }
  }
}

/// The job that the current task was started for; a task that it starts belongs to the same job.
enum JobOfTask {
  @TaskLocal static var current: Job?
}
