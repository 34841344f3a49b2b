import Components
import Viper

/// What is under way for one screen: at most one thing per slot.
@MainActor
final class ScreenJobs {
  private let scheduler: Scheduler
  /// Is told what is under way; nil where nobody waits for it.
  var activity: Activity?
  private var underway: [Entry] = []

  /// Whether something that goes on by itself was ever under way.
  private(set) var hasStreamed = false

  private typealias Entry = (job: Job, slots: [EventSlot], wait: Activity.Wait?)

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
    hasStreamed = hasStreamed || slots.contains(.stream)
    let overtaken = take { $0.slots.contains(where: slots.contains) }
    for entry in overtaken { entry.job.cancel() }
    let job = scheduler.start {
      for action in actions where !Task.isCancelled { await action.run() }
    }
    // Who waited for what was overtaken waits on, with no moment of quiet in between.
    let waits = overtaken.compactMap(\.wait)
    for wait in waits.dropFirst() { activity?.end(wait) }
    let isAwaited = !slots.contains(.stream)
    let wait =
      waits.first ?? (isAwaited ? activity?.begin(slots.isEmpty ? .change : .content) : nil)
    underway.append((job, slots, wait))
    follow(job, wait, whenSettled)
    return job
  }

  /// One timer tells both that it takes long and that it is not waited for any more.
  private func follow(_ job: Job, _ wait: Activity.Wait?, _ whenSettled: (() -> Void)?) {
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
      // Who waits for what took its place goes on counting from here.
      if !job.isCancelled { timer?.cancel() }
      settle()
    }
  }

  /// Whether something comes by itself.
  var isStreaming: Bool { underway.contains { $0.slots.contains(.stream) } }

  /// Ends what can be ended without a loss.
  ///
  /// - Returns: whether there was something.
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

  /// Ends what only the screen was waiting for, and returns what has to be finished all the same:
  /// a favorite that is being stored is stored.
  @discardableResult
  func leave() -> [Job] {
    _ = stop { _ in true }
    return underway.map(\.job)
  }

  /// Takes some from those that are known to be under way.
  private func take(_ isTaken: (Entry) -> Bool) -> [Entry] {
    defer { underway.removeAll(where: isTaken) }
    return underway.filter(isTaken)
  }

  /// Nobody waits for it any more.
  private func end(_ entry: Entry) {
    if let wait = entry.wait { activity?.end(wait) }
  }
}
