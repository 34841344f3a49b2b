import CallTrace
import Viper

/// A Presenter, watched; the session's events are told as they are.
final class TracedPresenter<Event: Sendable>: Presenting {
  private let base: any Presenting<Event>
  private let tap: TraceTap

  init(_ base: any Presenting<Event>, _ tap: TraceTap) {
    self.base = base
    self.tap = tap
  }

  func handle(_ event: Event) async {
    guard let scope = tap.begin(tap.values.text(event)) else { return await base.handle(event) }
    await TraceScope.$current.withValue(scope) { await base.handle(event) }
    tap.log.end(scope, outcome: Task.isCancelled ? "cancelled" : nil)
  }
}
