import Domain
import Viper

/// Pushes what the list leads to.
struct ListRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: ListRoute) {
    switch route {
    case .detail(let reference): navigator.push(.detail(reference))
    case .map(let reference): navigator.push(.map(.entity(reference)))
    }
  }
}
