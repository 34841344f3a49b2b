import Synchronization

/// What a mock answers, in order, and what it was asked.
package final class MockScript<Call: Sendable, Answer: Sendable>: Sendable {
  private let state: Mutex<(answers: [Answer], calls: [Call])>

  package init(_ answers: [Answer]) {
    state = Mutex((answers, []))
  }

  package var calls: [Call] { state.withLock { $0.calls } }

  package func record(_ call: Call) {
    state.withLock { $0.calls.append(call) }
  }

  /// Records a call and gives the next answer; nil where none is left.
  package func answer(_ call: Call) -> Answer? {
    state.withLock { state in
      state.calls.append(call)
      return state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
  }
}
