/// Starts all tasks of a session; nothing else does.
@MainActor
package final class Scheduler {
  private let clock: any Clock<Duration>
  /// How many tasks were started.
  private(set) var count = 0

  /// - Parameter clock: what is waited by.
  package init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Starts something at once.
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

  /// Has something done later, unless the job is cancelled by then.
  @discardableResult
  func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> Job {
    start { if await self.wait(delay) { body() } }
  }

  /// Waits in the task that calls it; false where that was cancelled.
  func wait(_ delay: Duration) async -> Bool {
    // What was quick is over before its timer begins.
    guard !Task.isCancelled else { return false }
    do {
      try await clock.sleep(for: delay)
      return !Task.isCancelled
    } catch {
      return false
    }
  }

  /// Whether a job ends in time; it goes on if it does not.
  func ends(_ job: Job, within delay: Duration) async -> Bool {
    guard !job.isOver else { return true }
    return await withCheckedContinuation { continuation in
      // Whichever comes first takes it.
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

/// Something a scheduler started: it can be waited for, and given up.
@MainActor
package final class Job {
  fileprivate var task: Task<Void, Never>?
  private(set) var isOver = false
  private var endings: [() -> Void] = []

  fileprivate init() {}

  func cancel() { task?.cancel() }

  var isCancelled: Bool { task?.isCancelled ?? false }

  /// Waits until it is over.
  func end() async { await task?.value }

  /// Has something done when it is over; at once where it is.
  func whenOver(_ body: @escaping () -> Void) {
    if isOver { body() } else { endings.append(body) }
  }

  fileprivate func finish() {
    isOver = true
    defer { endings = [] }
    for end in endings { end() }
  }
}

/// What the task that runs was started for; a task that it starts belongs to the same.
enum JobOfTask {
  @TaskLocal static var current: Job?
}
