/// The contract of a Presenter: it handles events, one call each, and returns when it is done.
///
/// A presenter starts no task of its own: who calls it decides what waits and what is cancelled.
/// A cancelled call leaves the scene as it was when it was cancelled.
@MainActor
package protocol Presenting<Event>: AnyObject, Sendable {
  associatedtype Event: Sendable
  func handle(_ event: Event) async
}

/// How a presenter asks, without having to know of tasks.
extension Presenting {
  /// The answer to a question, or its error; nil where the event was cancelled meanwhile.
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
  /// - Returns: whether they all came; not where the event was cancelled meanwhile.
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

/// The contract of a View: it shows scenes.
///
/// Its vocabulary is the scene type.
///
/// A scene is complete: showing it needs no memory of the one before.
@MainActor
package protocol Displaying<Scene>: AnyObject {
  associatedtype Scene
  func display(_ scene: Scene)
}

/// The contract of a Router: it takes the program where a feature wants to go.
///
/// Its vocabulary is the feature's route type.
@MainActor
package protocol Routing<Route> {
  associatedtype Route
  func go(to route: Route)
}

/// An event that knows what it competes with.
///
/// An event cancels the one under way in the same slot (a newer search, a reload); an event with
/// no slot (toggling a favorite) is never cancelled by another.
package protocol Slotted: Sendable {
  var slot: EventSlot? { get }
}

/// What at most one event of a screen does at a time.
package enum EventSlot: Hashable, Sendable {
  /// Fetching or rearranging what the screen shows.
  case content
  /// Asking a service for what the screen shows; what is asked of the screen meanwhile does not end
  /// it.
  case refresh
  /// Adding pictures to what the screen shows.
  case pictures
  /// Taking in what comes by itself, as long as the screen is there: nobody waits for it.
  case stream
}
