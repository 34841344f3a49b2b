import Domain
import Viper

/// Pushes what the favorites lead to.
struct FavoritesRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: FavoritesRoute) {
    switch route {
    case .detail(let reference): navigator.push(.detail(reference))
    case .map(let reference): navigator.push(.map(.entity(reference)))
    }
  }
}
