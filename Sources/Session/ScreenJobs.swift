import Components
import Viper

/// What is under way for one screen: at most one thing per slot.
@MainActor
final class ScreenJobs {
  private let scheduler: Scheduler
  /// Is told what is under way; nil where nobody waits for it.
  var activity: Activity?
  private var underway: [(job: Job, slots: [EventSlot])] = []

  init(_ scheduler: Scheduler) {
    self.scheduler = scheduler
  }

  /// Starts an action; one under way in the same slot is cancelled.
  @discardableResult
  func start(_ action: ScreenAction, whenSettled: (() -> Void)? = nil) -> Job {
    start(inOrder: [action], whenSettled: whenSettled)
  }

  /// Starts actions of which each waits for the one before; what they share slots with is cancelled.
  ///
  /// - Parameter whenSettled: called once: when all are done, or when they take longer than a moment.
  @discardableResult
  func start(inOrder actions: [ScreenAction], whenSettled: (() -> Void)? = nil) -> Job {
    let slots = actions.compactMap(\.slot)
    let overtaken = take { $0.contains(where: slots.contains) }
    for job in overtaken { job.cancel() }
    let job = scheduler.start {
      for action in actions where !Task.isCancelled { await action.run() }
    }
    activity?.begin(slots.isEmpty ? .change : .content, job, inPlaceOf: overtaken)
    underway.append((job, slots))
    follow(job, whenSettled)
    return job
  }

  /// One timer tells both that it takes long and that it is not waited for any more.
  private func follow(_ job: Job, _ whenSettled: (() -> Void)?) {
    var whenSettled = whenSettled
    let settle = {
      whenSettled?()
      whenSettled = nil
    }
    let timer: Job? =
      activity == nil && whenSettled == nil
      ? nil
      : scheduler.after(Delay.busy) {
        self.activity?.isLong(job)
        settle()
      }
    job.whenOver {
      self.underway.removeAll { $0.job === job }
      self.activity?.end(job)
      // Who waits for what took its place goes on counting from here.
      if !job.isCancelled { timer?.cancel() }
      settle()
    }
  }

  /// Ends what can be ended without a loss.
  ///
  /// - Returns: whether there was something.
  @discardableResult
  func stop() -> Bool {
    let ended = take { !$0.isEmpty }
    for job in ended {
      job.cancel()
      activity?.end(job)
    }
    return !ended.isEmpty
  }

  /// Ends what only the screen was waiting for, and returns what has to be finished all the same:
  /// a favorite that is being stored is stored.
  @discardableResult
  func leave() -> [Job] {
    stop()
    return underway.map(\.job)
  }

  /// Takes the jobs of some slots from those that are known to be under way.
  private func take(_ isTaken: ([EventSlot]) -> Bool) -> [Job] {
    defer { underway.removeAll { isTaken($0.slots) } }
    return underway.filter { isTaken($0.slots) }.map(\.job)
  }
}
