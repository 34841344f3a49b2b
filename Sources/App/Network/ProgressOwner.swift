import Synchronization

/// The task that what is fetched is fetched for: what it reports ends with it.
final class ProgressOwner: Sendable {
  /// The owner of the task that asks; a task that it starts has the same.
  @TaskLocal static var current: ProgressOwner?

  private let endings = Mutex<[@Sendable () -> Void]>([])

  /// Runs what may report progress, then ends what it reported.
  @MainActor
  static func run(_ body: @MainActor () async -> Void) async {
    let owner = ProgressOwner()
    await $current.withValue(owner) { await body() }
    let endings = owner.endings.withLock { $0 }
    for end in endings { end() }
  }

  /// Has something done when the task has ended.
  func atEnd(_ ending: @escaping @Sendable () -> Void) {
    endings.withLock { $0.append(ending) }
  }
}
