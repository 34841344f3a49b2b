package import Domain

/// A step on the way to an answer: the cached value first, the service's answer second.
///
/// The last step of a sequence is `final` or `failed`; any number of `cached` may come before it.
package enum Loaded<Value> {
  /// The value that this machine holds, to be shown while the service is asked.
  case cached(Value)
  /// The value fresh from the service, or cached and good enough: no step follows.
  case final(Value)
  /// The service could not answer. The cached value, if there was one, may stay on screen.
  case failed(DataError)
}

extension Loaded {
  /// The value to show, or the reason why the service could not answer.
  package var result: Result<Value, DataError> {
    switch self {
    case .cached(let value), .final(let value): .success(value)
    case .failed(let error): .failure(error)
    }
  }
}

extension Loaded: Equatable where Value: Equatable {}
extension Loaded: Sendable where Value: Sendable {}

/// The steps of an answer as they come, from any sequence.
package typealias AnySteps<Element> = any AsyncSequence<Element, Never> & Sendable

/// Steps that are produced while they are waited for.
///
/// One task produces them. It is cancelled when nobody waits for steps any more.
package struct Steps<Element: Sendable>: AsyncSequence, Sendable {
  package typealias Failure = Never
  /// Takes the next step.
  package typealias Step = @Sendable (Element) -> Void

  private let stream: AsyncStream<Element>

  /// - Parameter produce: calls its argument with each step, in order; the sequence ends when it
  ///   returns.
  package init(_ produce: @escaping @Sendable (@escaping Step) async -> Void) {
    stream = AsyncStream { continuation in
      let task = Task {
        await produce { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The steps that are known already.
  package init(_ steps: [Element]) {
    self.init { steps.forEach($0) }
  }

  package func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
    stream.makeAsyncIterator()
  }
}
