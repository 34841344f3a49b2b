import Components
import Viper

/// What is under way for one screen: at most one thing per slot.
@MainActor
final class ScreenJobs {
  /// A job, and the number its activity has.
  private struct Underway {
    let job: Job
    let activity: Int?
  }

  private let scheduler: Scheduler
  private let activity: Activity?
  private var inSlot: [EventSlot: Underway] = [:]
  private var withoutSlot: [Job] = []

  /// - Parameter activity: is told what is under way.
  init(_ scheduler: Scheduler, activity: Activity? = nil) {
    self.scheduler = scheduler
    self.activity = activity
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
    let overtaken = slots.compactMap { inSlot[$0] }
    for each in overtaken { each.job.cancel() }
    let number = activity?.begin(
      slots.isEmpty ? .change : .content, inPlaceOf: overtaken.compactMap(\.activity))
    let job = scheduler.start {
      await ProgressOwner.run {
        for action in actions where !Task.isCancelled { await action.run() }
      }
    }
    if slots.isEmpty { withoutSlot.append(job) }
    for slot in slots { inSlot[slot] = Underway(job: job, activity: number) }
    follow(job, slots, number, whenSettled)
    return job
  }

  /// One timer tells both that it takes long and that it is not waited for any more.
  private func follow(
    _ job: Job, _ slots: [EventSlot], _ number: Int?, _ whenSettled: (() -> Void)?
  ) {
    var whenSettled = whenSettled
    let settle = {
      whenSettled?()
      whenSettled = nil
    }
    let timer: Job? =
      number == nil && whenSettled == nil
      ? nil
      : scheduler.after(Delay.busy) {
        if let number { self.activity?.isLong(number) }
        settle()
      }
    job.whenOver {
      self.withoutSlot.removeAll { $0 === job }
      for slot in slots where self.inSlot[slot]?.job === job { self.inSlot[slot] = nil }
      if let number { self.activity?.end(number) }
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
    defer { inSlot = [:] }
    for each in inSlot.values {
      each.job.cancel()
      if let number = each.activity { activity?.end(number) }
    }
    return !inSlot.isEmpty
  }

  /// Ends what only the screen was waiting for, and returns what has to be finished all the same:
  /// a favorite that is being stored is stored.
  func leave() -> [Job] {
    stop()
    return withoutSlot
  }
}
