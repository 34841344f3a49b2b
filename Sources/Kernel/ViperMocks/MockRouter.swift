import Viper

/// Records the routes it was told to take, in order.
@MainActor
package final class MockRouter<Route>: Routing {
  package private(set) var routes: [Route] = []

  package init() {}

  package func go(to route: Route) {
    routes.append(route)
  }
}
