import Domain
import Viper

/// Pushes the destination of a row.
struct TemplateRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: TemplateRoute) {
    switch route {
    case .detail(let reference): navigator.push(.detail(reference))
    }
  }
}
