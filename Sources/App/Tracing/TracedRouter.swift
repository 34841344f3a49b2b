import CallTrace
import Viper

/// A Router, watched.
struct TracedRouter<Route>: Routing {
  private let base: any Routing<Route>
  private let tap: TraceTap

  init(_ base: any Routing<Route>, _ tap: TraceTap) {
    self.base = base
    self.tap = tap
  }

  func go(to route: Route) {
    tap.call("go", route) { base.go(to: route) }
  }
}
