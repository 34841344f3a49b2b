import Domain
import Viper

/// Goes from a detail to a map or to another detail, back where that is where we came from.
struct DetailRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: DetailRoute) {
    switch route {
    case .map(let reference): navigator.go(to: .map(.entity(reference)))
    case .detail(let reference): navigator.go(to: .detail(reference))
    }
  }
}
