import Domain
import Viper

/// Goes from a detail to a map, a list or another detail, or puts the next one in its place.
///
/// It goes back if the destination is the one before. The next one goes on through the same rows.
struct DetailRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: DetailRoute) {
    switch route {
    case .map(let reference): navigator.go(to: .map(.entity(reference)))
    case .detail(let reference):
      navigator.go(to: .detail(reference)) { $0.isDetail(of: reference) }
    case .list(let catalog, let filter):
      navigator.go(to: .list(catalog, search: nil, filters: [filter]))
    case .detailInstead(let reference):
      navigator.replaceCurrent(with: .detail(reference, among: navigator.current.openedRows))
    }
  }
}
