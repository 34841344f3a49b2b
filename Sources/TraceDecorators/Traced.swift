package import Trace
package import Viper

/// A decorator: it has the contract of the object that it wraps, and records each call that crosses
/// the contract.
///
/// One type serves all contracts; an extension for each contract says how its calls are recorded.
/// While nothing is written, a call only asks whether the log is on.
package final class Traced<Wrapped> {
  let wrapped: Wrapped
  let recorder: TraceRecorder

  package init(_ wrapped: Wrapped, _ recorder: TraceRecorder) {
    self.wrapped = wrapped
    self.recorder = recorder
  }
}

extension Traced: Sendable where Wrapped: Sendable {}

extension Traced: Displaying where Wrapped: Displaying {
  package func display(_ scene: Wrapped.Scene) {
    recorder.call(scene) { wrapped.display($0) }
  }
}

extension Traced: Presenting where Wrapped: Presenting {
  package func handle(_ event: Wrapped.Event) async {
    await recorder.handle(event, by: wrapped.handle)
  }
}

extension Traced: Routing where Wrapped: Routing {
  package func go(to route: Wrapped.Route) {
    recorder.call(route) { wrapped.go(to: $0) }
  }
}
