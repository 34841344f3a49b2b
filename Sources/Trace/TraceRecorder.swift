import Domain

/// Records the calls to the object that a decorator wraps.
///
/// A call is a part of the one under way in its task (``TraceScope``), and has the name of the
/// function that makes it.
package struct TraceRecorder: Sendable {
  let log: TraceLog
  let values: TraceValue
  /// The role that is called.
  let participant: TraceParticipant
  /// The screen of the calls that are a part of no other; `nil` leaves them out.
  let screen: TracedScreen?

  /// Calls a method, records the call and passes the result or the error on unchanged.
  package func call<Value: Sendable, Failure: Error, each Argument>(
    _ arguments: repeat each Argument,
    to method: (repeat each Argument) async throws(Failure) -> Value, named name: String = #function
  ) async throws(Failure) -> Value {
    try await call(repeat each arguments, named: name) { () async throws(Failure) in
      try await method(repeat each arguments)
    }
  }

  /// Makes a call, and records only these arguments of it.
  package func call<Value: Sendable, Failure: Error, each Argument>(
    _ arguments: repeat each Argument, named name: String = #function,
    body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let scope = begin(named: name, repeat each arguments) else {
      return try await body()
    }
    let result = await TraceScope.$current.withValue(scope) { await Result(of: body) }
    switch result {
    // A result of the type Void says nothing.
    case .success(is Void): log.end(scope, outcome: nil)
    case .success(let value): log.end(scope, outcome: values.text(value))
    case .failure(let error): log.end(scope, outcome: values.text(error), isFailure: true)
    }
    return try result.get()
  }

  /// Makes a synchronous call without a result, and records it.
  package func call<Argument>(
    _ argument: Argument, named name: String = #function, body: (Argument) -> Void
  ) {
    guard let scope = begin(named: name, argument) else { return body(argument) }
    TraceScope.$current.withValue(scope) { body(argument) }
    log.end(scope, outcome: nil)
  }

  /// Asks for an answer in steps, and records each step as it comes.
  package func steps<Element: Sendable, each Argument>(
    _ arguments: repeat each Argument,
    of method: (repeat each Argument) -> any AsyncSequence<Element, Never> & Sendable,
    named name: String = #function
  ) -> any AsyncSequence<Element, Never> & Sendable {
    let asker = TraceScope.current?.entry.to ?? .session
    guard let scope = begin(named: name, repeat each arguments) else {
      return method(repeat each arguments)
    }
    // The maker of the steps may start here, or with the first step.
    let steps = TraceScope.$current.withValue(scope) { method(repeat each arguments) }
    return TracedSteps(base: steps, recorder: self, scope: scope, asker: asker)
  }

  /// Has an event handled and records it as it is, without the name of a function.
  package func handle<Event: Sendable>(
    _ event: Event, by handler: (Event) async -> Void
  ) async {
    guard let scope = begin(values.text(event)) else { return await handler(event) }
    await TraceScope.$current.withValue(scope) { await handler(event) }
    log.end(scope, outcome: Task.isCancelled ? "cancelled" : nil)
  }

  private func begin<each Argument>(
    named function: String, _ arguments: repeat each Argument
  ) -> TraceScope? {
    // While nothing is written, no text is made.
    guard log.isOn else { return nil }
    return begin(values.call(String(function.prefix { $0 != "(" }), repeat each arguments))
  }

  /// Begins a call, which the caller ends; `nil` if the call is left out.
  private func begin(_ message: @autoclosure () -> String) -> TraceScope? {
    let outer = TraceScope.current
    guard log.isOn, outer != nil || screen != nil else { return nil }
    return log.begin(message(), to: participant, in: outer, screen: screen ?? log.current)
  }
}

/// The steps of an answer, each of which is recorded as it comes.
private struct TracedSteps<Element: Sendable>: AsyncSequence, Sendable {
  typealias Failure = Never

  let base: any AsyncSequence<Element, Never> & Sendable
  let recorder: TraceRecorder
  /// The call that asked for the steps.
  let scope: TraceScope
  /// The role that made the call.
  let asker: TraceParticipant

  func makeAsyncIterator() -> Iterator {
    // Objects that the first step needs are made here.
    let iterator = TraceScope.$current.withValue(scope) { Self.iterator(base) }
    return Iterator(iterator, of: self)
  }

  private static func iterator<Base: AsyncSequence<Element, Never>>(
    _ base: Base
  ) -> any AsyncIteratorProtocol<Element, Never> {
    base.makeAsyncIterator()
  }

  /// The iterator, which ends the call with the last step, or when nobody asks for more.
  final class Iterator: AsyncIteratorProtocol {
    private var base: any AsyncIteratorProtocol<Element, Never>
    private let steps: TracedSteps
    private var count = 0
    private var isOver = false

    init(_ base: any AsyncIteratorProtocol<Element, Never>, of steps: TracedSteps) {
      self.base = base
      self.steps = steps
    }

    deinit { end() }

    func next(isolation actor: isolated (any Actor)?) async -> Element? {
      let recorder = steps.recorder
      let since = recorder.log.time
      guard let element = await base.next(isolation: actor) else {
        end()
        return nil
      }
      count += 1
      let step = recorder.values.text(element)
      recorder.log.step(step, of: steps.scope, to: steps.asker, since: since)
      return element
    }

    private func end() {
      guard !isOver else { return }
      isOver = true
      let outcome = Task.isCancelled ? "cancelled" : "steps: \(count)"
      steps.recorder.log.end(steps.scope, outcome: outcome)
    }
  }
}
