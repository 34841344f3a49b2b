package import Domain

/// A step on the way to an answer: what is cached first, what the service says second.
///
/// A sequence of steps ends with `final` or `failed`; before it there may be any number of `cached`.
package enum Loaded<Value> {
  /// What this machine holds, to be shown while the service is asked.
  case cached(Value)
  /// Fresh from the service, or cached and good enough: nothing follows.
  case final(Value)
  /// The service could not answer. What was cached, if anything, stays right for showing.
  case failed(DataError)
}

extension Loaded {
  /// What there is to show, or why the service could not answer.
  package var result: Result<Value, DataError> {
    switch self {
    case .cached(let value), .final(let value): .success(value)
    case .failed(let error): .failure(error)
    }
  }
}

extension Loaded: Equatable where Value: Equatable {}
extension Loaded: Sendable where Value: Sendable {}

/// The steps of an answer as they come, whatever makes them.
package typealias AnySteps<Element> = any AsyncSequence<Element, Never> & Sendable

/// Steps that are made as they are asked for.
///
/// They are made by one task, which is cancelled when nobody waits for them any more.
package struct Steps<Element: Sendable>: AsyncSequence, Sendable {
  package typealias Failure = Never
  package typealias Step = @Sendable (Element) -> Void

  private let stream: AsyncStream<Element>

  /// - Parameter produce: takes the steps in order by calling what it is given; ends when it returns.
  package init(_ produce: @escaping @Sendable (@escaping Step) async -> Void) {
    stream = AsyncStream { continuation in
      let task = Task {
        await produce { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  package func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
    stream.makeAsyncIterator()
  }
}
