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
