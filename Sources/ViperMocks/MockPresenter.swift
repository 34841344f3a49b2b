import Viper

/// Records the events it was given, in order.
@MainActor
package final class MockPresenter<Event: Sendable>: Presenting {
  package private(set) var events: [Event] = []

  package init() {}

  package func handle(_ event: Event) async {
    events.append(event)
  }
}
