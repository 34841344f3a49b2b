package import Domain

/// A step on the way to an answer: what is held first, what the service says second.
///
/// A sequence of steps ends with `settled` or `failed`; before it there may be any number of `held`.
package enum Loaded<Value> {
  /// What this machine holds, to be shown while the service is asked.
  case held(Value)
  /// Fresh from the service, or held and good enough: nothing follows.
  case settled(Value)
  /// The service could not answer. What was held, if anything, stays right for showing.
  case failed(DataError)
}

extension Loaded: Equatable where Value: Equatable {}
extension Loaded: Sendable where Value: Sendable {}

/// The steps of an answer as they come.
///
/// They are made by one task, which is cancelled when nobody waits for them any more.
package struct LoadedSteps<Value: Sendable>: AsyncSequence, Sendable {
  package typealias Element = Loaded<Value>
  package typealias Failure = Never
  package typealias Step = @Sendable (Loaded<Value>) -> Void

  private let stream: AsyncStream<Loaded<Value>>

  /// - Parameter produce: takes the steps in order by calling what it is given; ends when it returns.
  package init(_ produce: @escaping @Sendable (Step) async -> Void) {
    stream = AsyncStream { continuation in
      let task = Task {
        await produce { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  package func makeAsyncIterator() -> AsyncStream<Loaded<Value>>.Iterator {
    stream.makeAsyncIterator()
  }
}
