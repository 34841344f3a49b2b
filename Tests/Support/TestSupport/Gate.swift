import Synchronization

/// Holds questions back until the test answers them.
///
/// Cancelling the task that asked does not answer its question.
package final class Gate<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private struct State {
    var waiting: [Question: [CheckedContinuation<Answer, Never>]] = [:]
    var count = 0
  }

  private let state = Mutex(State())
  private let arrivals = AsyncStream<Void>.makeStream()

  package init() {}

  /// Returns the answer that the test gives.
  package func answer(to question: Question) async -> Answer {
    await withCheckedContinuation { continuation in
      state.withLock {
        $0.waiting[question, default: []].append(continuation)
        $0.count += 1
      }
      arrivals.continuation.yield()
    }
  }

  /// Returns when one more question waits.
  package func arrival() async {
    for await _ in arrivals.stream { return }
  }

  /// Starts a task that should ask, and returns when its question waits, or it ended without one.
  @MainActor
  package func start(_ body: @escaping @MainActor () async -> Void) async -> Task<Void, Never> {
    let before = count
    let task = Task {
      await body()
      if count == before { arrivals.continuation.yield() }
    }
    await arrival()
    return task
  }

  /// Answers a question, as often as it waits; `nil` answers every one.
  package func open(_ question: Question? = nil, with answer: Answer) {
    let answered = state.withLock { state in
      let open = state.waiting.filter { question == nil || $0.key == question }
      for question in open.keys { state.waiting[question] = nil }
      return open.values.flatMap { $0 }
    }
    for continuation in answered { continuation.resume(returning: answer) }
  }

  private var count: Int { state.withLock { $0.count } }
}
