import Domain
import Viper

/// Pushes the destination of a row.
struct HomeRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: HomeRoute) {
    switch route {
    case .list(let catalog): navigator.push(.list(catalog, search: nil))
    case .favorites: navigator.push(.favorites)
    case .map(let reference): navigator.push(.map(.entity(reference)))
    case .detail(let reference): navigator.push(.detail(reference))
    }
  }
}
