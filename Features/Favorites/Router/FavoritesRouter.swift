import Domain
import Viper

/// Pushes what a row leads to, or puts it beside the favorites.
struct FavoritesRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: FavoritesRoute) {
    switch route {
    case .detail(let reference, let rows): navigator.push(.detail(reference, among: rows))
    case .map(let reference): navigator.push(.map(.entity(reference)))
    case .mapOfAll: navigator.push(.map(.favorites))
    case .detailBeside(let reference): navigator.companion = .detail(reference)
    case .mapBeside(let reference): navigator.companion = .map(.entity(reference))
    case .nothingBeside: navigator.companion = nil
    case .compare(let comparison): navigator.push(.compare(comparison))
    }
  }
}
