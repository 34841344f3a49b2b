import Viper

/// The tasks of one screen: at most one per slot, all ended with the screen.
@MainActor
final class ScreenTasks {
  private var inSlot: [EventSlot: Task<Void, Never>] = [:]
  private var running: [Int: Task<Void, Never>] = [:]
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
      for action in actions where !Task.isCancelled { await action.run() }
      self.running[number] = nil
    }
    running[number] = task
    for slot in slots { inSlot[slot] = task }
    return task
  }

  func cancelAll() {
    for task in running.values { task.cancel() }
    running = [:]
    inSlot = [:]
  }
}
