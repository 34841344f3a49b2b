import Components
import Viper

/// The jobs of one screen that are under way, at most one in each slot.
@MainActor
final class ScreenJobs {
  private let scheduler: Scheduler
  /// Hears of the jobs; `nil` if nobody waits for them.
  var activity: Activity?
  private var underway: [Entry] = []

  /// Whether a job was ever started that goes on by itself.
  private(set) var hasStreamed = false

  private typealias Entry = (job: Job, slots: [EventSlot], wait: Activity.Wait?)

  init(_ scheduler: Scheduler) {
    self.scheduler = scheduler
  }

  /// Starts an action, and cancels the one in the same slot.
  @discardableResult
  func start(_ action: ScreenAction, whenSettled: (() -> Void)? = nil) -> Job {
    start(inOrder: [action], whenSettled: whenSettled)
  }

  /// Starts actions that wait for each other in order, and cancels the jobs in the same slots.
  ///
  /// - Parameter whenSettled: called once, when all are done, or when they take longer than a moment.
  @discardableResult
  func start(inOrder actions: [ScreenAction], whenSettled: (() -> Void)? = nil) -> Job {
    let slots = actions.compactMap(\.slot)
    hasStreamed = hasStreamed || slots.contains(.stream)
    let overtaken = take { $0.slots.contains(where: slots.contains) }
    for entry in overtaken { entry.job.cancel() }
    let job = scheduler.start {
      for action in actions where !Task.isCancelled { await action.run() }
    }
    // The wait for a job that was overtaken goes on for the new one, so that the banner never flickers.
    let waits = overtaken.compactMap(\.wait)
    for wait in waits.dropFirst() { activity?.end(wait) }
    let isAwaited = !slots.contains(.stream)
    let wait =
      waits.first ?? (isAwaited ? activity?.begin(slots.isEmpty ? .change : .content) : nil)
    underway.append((job, slots, wait))
    watch(job, wait, whenSettled)
    return job
  }

  /// Watches a job to its end.
  ///
  /// One timer tells that it takes long, and ends the caller's wait.
  private func watch(_ job: Job, _ wait: Activity.Wait?, _ whenSettled: (() -> Void)?) {
    var whenSettled = whenSettled
    let settle = {
      whenSettled?()
      whenSettled = nil
    }
    let timer: Job? =
      wait == nil && whenSettled == nil
      ? nil
      : scheduler.after(Delay.busy) {
        if let wait { self.activity?.tellLong(wait) }
        settle()
      }
    job.whenOver {
      for entry in self.take({ $0.job === job }) { self.end(entry) }
      // The job that took its place inherits the wait, so the timer goes on.
      if !job.isCancelled { timer?.cancel() }
      settle()
    }
  }

  /// Whether a job goes on by itself.
  var isStreaming: Bool { underway.contains { $0.slots.contains(.stream) } }

  /// Ends the jobs that can be ended without a loss.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  func stop() -> Bool { stop { !$0.contains(.stream) } }

  private func stop(_ isStopped: ([EventSlot]) -> Bool) -> Bool {
    let ended = take { !$0.slots.isEmpty && isStopped($0.slots) }
    for entry in ended {
      entry.job.cancel()
      end(entry)
    }
    return !ended.isEmpty
  }

  /// Ends the jobs that only the screen waited for.
  ///
  /// - Returns: the jobs that have to be finished all the same: a favorite that is being stored is
  ///   stored.
  @discardableResult
  func leave() -> [Job] {
    _ = stop { _ in true }
    return underway.map(\.job)
  }

  /// Removes some entries from those under way, and returns them.
  private func take(_ isTaken: (Entry) -> Bool) -> [Entry] {
    defer { underway.removeAll(where: isTaken) }
    return underway.filter(isTaken)
  }

  /// Ends the wait for a job.
  private func end(_ entry: Entry) {
    if let wait = entry.wait { activity?.end(wait) }
  }
}
