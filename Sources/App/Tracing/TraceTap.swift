import CallTrace

/// Where a decorator tells of the calls to what it decorates.
///
/// A call is a part of the one under way in its task (``TraceScope``).
struct TraceTap: Sendable {
  let log: TraceLog
  let values: TraceValue
  /// Who is called.
  let party: TraceParty
  /// Where calls are written that are a part of no other; nil leaves them out.
  let chapter: Int?

  /// Makes a call and tells of it: what comes of it, an error included, comes back as it is.
  func call<Value: Sendable, Failure: Error, each Argument>(
    _ name: String, _ arguments: repeat each Argument,
    body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let scope = begin(values.call(name, repeat each arguments)) else {
      return try await body()
    }
    let result: Result<Value, Failure> = await TraceScope.$current.withValue(scope) {
      do throws(Failure) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let value): log.end(scope, outcome: values.outcome(value))
    case .failure(let error): log.end(scope, outcome: values.text(error), isFailure: true)
    }
    return try result.get()
  }

  /// Makes a call that answers nothing, at once.
  func call<each Argument>(_ name: String, _ arguments: repeat each Argument, body: () -> Void) {
    guard let scope = begin(values.call(name, repeat each arguments)) else { return body() }
    TraceScope.$current.withValue(scope, operation: body)
    log.end(scope, outcome: nil)
  }

  /// Asks for an answer in steps and tells of each as it comes.
  func steps<Element: Sendable, each Argument>(
    _ name: String, _ arguments: repeat each Argument,
    body: () -> any AsyncSequence<Element, Never> & Sendable
  ) -> any AsyncSequence<Element, Never> & Sendable {
    let asker = TraceScope.current?.party ?? .session
    guard let scope = begin(values.call(name, repeat each arguments)) else { return body() }
    // What makes the steps may be started here, or with the first that is asked for.
    let steps = TraceScope.$current.withValue(scope, operation: body)
    return TracedSteps(steps, tap: self, scope: scope, asker: asker)
  }

  func begin(_ message: String) -> TraceScope? {
    let outer = TraceScope.current
    guard outer != nil || chapter != nil else { return nil }
    return log.begin(message, to: party, in: outer, chapter: chapter ?? 0)
  }
}

extension TraceValue {
  /// Nil for what says nothing.
  func outcome<Value>(_ value: Value) -> String? {
    Value.self == Void.self ? nil : text(value)
  }
}
