/// The wrappers that the composition root may put around the roles of a feature, such as a tracer; by
/// themselves they change nothing.
///
/// An assembly passes each role through them before another role gets it. The value that comes back keeps
/// the contract, so no role can tell. `Interactor` is the feature's contract (`any ListInteracting`), or
/// a value of several.
@MainActor
package struct Wiring<Scene, Event: Sendable, Route, Interactor> {
  package let view: (any Displaying<Scene>) -> any Displaying<Scene>
  package let presenter: (any Presenting<Event>) -> any Presenting<Event>
  package let interactor: (Interactor) -> Interactor
  package let router: (any Routing<Route>) -> any Routing<Route>

  package init(
    view: @escaping (any Displaying<Scene>) -> any Displaying<Scene> = { $0 },
    presenter: @escaping (any Presenting<Event>) -> any Presenting<Event> = { $0 },
    interactor: @escaping (Interactor) -> Interactor = { $0 },
    router: @escaping (any Routing<Route>) -> any Routing<Route> = { $0 }
  ) {
    self.view = view
    self.presenter = presenter
    self.interactor = interactor
    self.router = router
  }
}
