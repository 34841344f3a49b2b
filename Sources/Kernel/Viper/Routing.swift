/// The contract of a Router: it takes the program where a feature wants to go.
///
/// Its vocabulary is the feature's route type.
@MainActor
package protocol Routing<Route> {
  associatedtype Route
  func go(to route: Route)
}
