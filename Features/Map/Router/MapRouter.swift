import Domain
import Viper

/// Goes from a map to the detail of an entity on it; if the map was opened from that, it goes back.
struct MapRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: MapRoute) {
    switch route {
    case .detail(let reference):
      navigator.go(to: .detail(reference)) { $0.isDetail(of: reference) }
    }
  }
}
