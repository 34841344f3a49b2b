/// Lets only so many do something at a time, in the order they came.
actor AsyncSemaphore {
  private var free: Int
  private var waiting: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
  private var count = 0

  init(_ free: Int) {
    self.free = free
  }

  /// Does it when it is its turn; nil where the task is cancelled before.
  nonisolated func run<Value: Sendable>(_ body: () async -> Value) async -> Value? {
    guard await take() else { return nil }
    let value = await body()
    await giveBack()
    return value
  }

  /// How many wait for their turn.
  var waitingCount: Int { waiting.count }

  private func take() async -> Bool {
    if free > 0 {
      free -= 1
      return true
    }
    count += 1
    let id = count
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: false)
        } else {
          waiting.append((id, continuation))
        }
      }
    } onCancel: {
      Task { await self.leave(id) }
    }
  }

  private func leave(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).continuation.resume(returning: false)
  }

  private func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().continuation.resume(returning: true)
    }
  }
}
