import Domain
import Viper

/// Goes from a map to the detail of what is on it.
struct MapRouter: Routing {
  let navigator: Navigator<Destination>

  /// Goes back where the detail is the place we came from: detail and map lead to each other, and
  /// the path must not grow in circles.
  func go(to route: MapRoute) {
    switch route {
    case .detail(let reference):
      let place = Destination.detail(reference)
      if navigator.path.dropLast().last == place {
        navigator.pop()
      } else {
        navigator.push(place)
      }
    }
  }
}
