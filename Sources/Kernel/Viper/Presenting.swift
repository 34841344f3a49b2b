/// The contract of a Presenter: it handles events, one call each, and returns when it is done.
///
/// A presenter starts no task of its own: its caller decides what waits and what is cancelled.
/// A cancelled call leaves the scene as it was when it was cancelled.
@MainActor
package protocol Presenting<Event>: AnyObject, Sendable {
  associatedtype Event: Sendable
  func handle(_ event: Event) async
}

/// How a presenter asks, without having to know of tasks.
extension Presenting {
  /// Returns the answer to a question, or its error; `nil` if the event was cancelled meanwhile.
  package func answer<Question, Answer, Failure: Error>(
    to question: Question, from ask: (Question) async throws(Failure) -> Answer
  ) async -> Result<Answer, Failure>? {
    await answer { () async throws(Failure) in try await ask(question) }
  }

  package func answer<Answer, Failure: Error>(
    from ask: () async throws(Failure) -> Answer
  ) async -> Result<Answer, Failure>? {
    let answer: Result<Answer, Failure>
    do throws(Failure) {
      answer = .success(try await ask())
    } catch {
      answer = .failure(error)
    }
    return Task.isCancelled ? nil : answer
  }

  /// Takes the steps of an answer as they come.
  ///
  /// - Returns: whether they all came; false if the event was cancelled meanwhile.
  package func take<Step>(
    _ steps: some AsyncSequence<Step, Never>, _ take: (Step) -> Void
  ) async -> Bool {
    for await step in steps {
      if Task.isCancelled { break }
      take(step)
    }
    return !Task.isCancelled
  }
}
