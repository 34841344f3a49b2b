import Domain

/// A semaphore for tasks: a number of them may go on at a time, the others wait in their order.
actor AsyncSemaphore {
  private var free: Int
  private var waiting: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
  private var count = 0

  init(_ free: Int) {
    self.free = free
  }

  /// Does something when it is its turn; `nil` if the task is cancelled before.
  nonisolated func run<Value: Sendable, Failure: Error>(
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value? {
    guard await take() else { return nil }
    let result = await Result(of: body)
    await giveBack()
    return try result.get()
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
