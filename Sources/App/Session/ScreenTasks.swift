import Viper

/// The tasks of one screen: at most one per slot.
@MainActor
final class ScreenTasks {
  private var inSlot: [EventSlot: Task<Void, Never>] = [:]
  private var withoutSlot: [Int: Task<Void, Never>] = [:]
  private var started = 0

  /// Starts an action; one under way in the same slot is cancelled.
  func start(_ action: ScreenAction) -> Task<Void, Never> {
    start(inOrder: [action])
  }

  /// Starts actions of which each waits for the one before; what they share slots with is
  /// cancelled.
  func start(inOrder actions: [ScreenAction]) -> Task<Void, Never> {
    let slots = actions.compactMap(\.slot)
    for slot in slots { inSlot[slot]?.cancel() }
    started += 1
    let number = started
    let task = Task { @MainActor in
      await ProgressOwner.run {
        for action in actions where !Task.isCancelled { await action.run() }
      }
      self.withoutSlot[number] = nil
    }
    if slots.isEmpty { withoutSlot[number] = task }
    for slot in slots { inSlot[slot] = task }
    return task
  }

  /// Ends what only the screen was waiting for, and returns what has to be finished all the same:
  /// a favorite that is being stored is stored.
  func leave() -> [Task<Void, Never>] {
    for task in inSlot.values { task.cancel() }
    inSlot = [:]
    return withoutSlot.sorted { $0.key < $1.key }.map(\.value)
  }
}
