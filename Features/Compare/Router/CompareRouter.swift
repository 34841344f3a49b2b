import Domain
import Viper

/// Pushes the detail of one of the two.
struct CompareRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: CompareRoute) {
    switch route {
    case .detail(let reference): navigator.push(.detail(reference))
    }
  }
}
