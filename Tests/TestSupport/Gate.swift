import Synchronization

/// Holds questions back until the test answers them.
///
/// That who asked is cancelled does not answer any.
package final class Gate<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let waiting = Mutex<[Question: [CheckedContinuation<Answer, Never>]]>([:])
  private let arrivals = AsyncStream<Void>.makeStream()

  package init() {}

  /// Returns when the test says what the answer is.
  package func answer(to question: Question) async -> Answer {
    await withCheckedContinuation { continuation in
      waiting.withLock { $0[question, default: []].append(continuation) }
      arrivals.continuation.yield()
    }
  }

  /// Returns when one more question waits.
  package func arrival() async {
    for await _ in arrivals.stream { return }
  }

  /// Answers a question, as often as it waits; nil is every one.
  package func open(_ question: Question? = nil, with answer: Answer) {
    let answered = waiting.withLock { waiting in
      let open = waiting.filter { question == nil || $0.key == question }
      for question in open.keys { waiting[question] = nil }
      return open.values.flatMap { $0 }
    }
    for continuation in answered { continuation.resume(returning: answer) }
  }
}
