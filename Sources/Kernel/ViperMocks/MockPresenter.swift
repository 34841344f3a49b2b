package import Viper

/// Records the events it was given, in order.
@MainActor
package final class MockPresenter<Event: Sendable>: Presenting {
  package private(set) var events: [Event] = []

  package init() {}

  package func handle(_ event: Event) async {
    events.append(event)
  }
}

/// Whether a presenter that was let go of after an event is freed: none of its roles holds it.
@MainActor
package func isFreed<Event>(
  after event: Event, _ presenter: () -> any Presenting<Event>
) async -> Bool {
  weak var freed: (any Presenting<Event>)?
  do {
    let presenter = presenter()
    freed = presenter
    await presenter.handle(event)
  }
  return freed == nil
}
