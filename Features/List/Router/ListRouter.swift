import Domain
import Viper

/// Pushes what a row leads to, or puts it beside the list.
struct ListRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: ListRoute) {
    switch route {
    case .detail(let reference, let rows): navigator.push(.detail(reference, among: rows))
    case .map(let reference): navigator.push(.map(.entity(reference)))
    case .mapOfAll(let catalog): navigator.push(.map(.results(catalog)))
    case .detailBeside(let reference): navigator.companion = .detail(reference)
    case .mapBeside(let reference): navigator.companion = .map(.entity(reference))
    case .nothingBeside: navigator.companion = nil
    case .narrowed(let catalog, let search, let filters):
      navigator.push(.list(catalog, search: search, filters: filters))
    case .compare(let comparison): navigator.push(.compare(comparison))
    }
  }
}
