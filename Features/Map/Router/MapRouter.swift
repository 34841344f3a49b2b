import Domain
import Viper

/// Goes from a map to the detail of what is on it, back where that is where we came from.
struct MapRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: MapRoute) {
    switch route {
    case .detail(let reference):
      navigator.go(to: .detail(reference)) { $0.isDetail(of: reference) }
    }
  }
}
