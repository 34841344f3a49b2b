import Synchronization

/// The answers that a mock gives, in order, and the calls that it recorded.
package final class MockScript<Call: Sendable, Answer: Sendable>: Sendable {
  private let state: Mutex<(answers: [Answer], calls: [Call])>

  package init(_ answers: [Answer]) {
    state = Mutex((answers, []))
  }

  package var calls: [Call] { state.withLock { $0.calls } }

  package func record(_ call: Call) {
    state.withLock { $0.calls.append(call) }
  }

  /// Records a call and returns the next answer; `nil` if none is left.
  package func answer(_ call: Call) -> Answer? {
    record(call)
    return state.withLock { $0.answers.isEmpty ? nil : $0.answers.removeFirst() }
  }

  /// Records a call that always has the same result.
  package func recorded<Value, Failure>(
    _ call: Call, _ result: Result<Value, Failure>
  ) throws(Failure) -> Value {
    record(call)
    return try result.get()
  }

  /// Records a call, and returns its answer.
  package func recorded<Value>(_ call: Call, _ answer: Value) -> Value {
    record(call)
    return answer
  }
}

/// The results of a mock's calls, in order; the last one stays.
package final class MockAnswers<Value: Sendable, Failure: Error>: Sendable {
  private let results: Mutex<[Result<Value, Failure>]>

  package convenience init(_ results: Result<Value, Failure>...) { self.init(results) }

  package init(_ results: [Result<Value, Failure>]) { self.results = Mutex(results) }

  package func next() throws(Failure) -> Value {
    try results.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }.get()
  }
}
