import Domain
import Viper

/// Goes from a detail to a map, a list or another detail, and replaces it by the next one.
///
/// It goes back if the place is the one before.
struct DetailRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: DetailRoute) {
    switch route {
    case .map(let reference): navigator.go(to: .map(.entity(reference)))
    case .detail(let reference): navigator.go(to: .detail(reference))
    case .list(let catalog, let filter):
      navigator.go(to: .list(catalog, search: nil, filter: filter))
    case .detailInstead(let reference): navigator.replaceCurrent(with: .detail(reference))
    }
  }
}
