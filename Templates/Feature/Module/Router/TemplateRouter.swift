import Domain
import Viper

/// Pushes what a row leads to.
struct TemplateRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: TemplateRoute) {
    switch route {
    case .detail(let reference): navigator.push(.detail(reference))
    }
  }
}
