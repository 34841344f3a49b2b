import Domain
import Viper

/// Goes from a detail to a map or to another detail.
struct DetailRouter: Routing {
  let navigator: Navigator<Destination>

  func go(to route: DetailRoute) {
    switch route {
    case .map(let reference): open(.map(.entity(reference)))
    case .detail(let reference): open(.detail(reference))
    }
  }

  /// Goes back where the place is the one we came from: detail and map lead to each other, and the
  /// path must not grow in circles.
  private func open(_ place: Destination) {
    if navigator.path.dropLast().last == place {
      navigator.pop()
    } else {
      navigator.push(place)
    }
  }
}
