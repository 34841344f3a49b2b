import Domain
import Viper

/// Pushes what the favorites lead to, or puts it beside them.
struct FavoritesRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: FavoritesRoute) {
    switch route {
    case .detail(let reference): navigator.push(.detail(reference))
    case .map(let reference): navigator.push(.map(.entity(reference)))
    case .mapOfAll: navigator.push(.map(.favorites))
    case .detailBeside(let reference): navigator.companion = .detail(reference)
    case .mapBeside(let reference): navigator.companion = .map(.entity(reference))
    case .nothingBeside: navigator.companion = nil
    }
  }
}
