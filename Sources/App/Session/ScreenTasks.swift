import Viper

/// The tasks of one screen: at most one per slot.
@MainActor
final class ScreenTasks {
  /// A task, and the number it is waited for by.
  private struct Underway {
    let number: Int
    let task: Task<Void, Never>
    let waiting: Int?
  }

  private var inSlot: [EventSlot: Underway] = [:]
  private var withoutSlot: [Int: Task<Void, Never>] = [:]
  private var started = 0
  private let waiting: WaitingFeed?

  /// - Parameter waiting: is told what is under way.
  init(waiting: WaitingFeed? = nil) {
    self.waiting = waiting
  }

  /// Starts an action; one under way in the same slot is cancelled.
  func start(_ action: ScreenAction) -> Task<Void, Never> {
    start(inOrder: [action])
  }

  /// Starts actions of which each waits for the one before; what they share slots with is
  /// cancelled.
  func start(inOrder actions: [ScreenAction]) -> Task<Void, Never> {
    let slots = actions.compactMap(\.slot)
    let overtaken = slots.compactMap { inSlot[$0] }
    for each in overtaken { each.task.cancel() }
    started += 1
    let number = started
    let waited = waiting?.begin(
      slots.isEmpty ? .change : .content, inPlaceOf: overtaken.compactMap(\.waiting))
    let task = Task { @MainActor in
      await ProgressOwner.run {
        for action in actions where !Task.isCancelled { await action.run() }
      }
      self.withoutSlot[number] = nil
      for slot in slots where self.inSlot[slot]?.number == number { self.inSlot[slot] = nil }
      if let waited { self.waiting?.end(waited) }
    }
    if slots.isEmpty { withoutSlot[number] = task }
    for slot in slots { inSlot[slot] = Underway(number: number, task: task, waiting: waited) }
    return task
  }

  /// Ends what can be ended without a loss.
  ///
  /// - Returns: whether there was something.
  @discardableResult
  func stop() -> Bool {
    defer { inSlot = [:] }
    for each in inSlot.values {
      each.task.cancel()
      if let number = each.waiting { waiting?.end(number) }
    }
    return !inSlot.isEmpty
  }

  /// Ends what only the screen was waiting for, and returns what has to be finished all the same:
  /// a favorite that is being stored is stored.
  func leave() -> [Task<Void, Never>] {
    stop()
    return withoutSlot.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Task where Success == Void, Failure == Never {
  /// Whether it ends in time.
  ///
  /// It goes on if it does not.
  @MainActor
  func ends(within patience: Duration) async -> Bool {
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    let waiting = Task {
      await value
      answer.yield(true)
    }
    let timing = Task {
      try? await Task<Never, Never>.sleep(for: patience)
      answer.yield(false)
    }
    defer {
      waiting.cancel()
      timing.cancel()
    }
    var iterator = answers.makeAsyncIterator()
    return await iterator.next(isolation: #isolation) ?? true
  }
}
