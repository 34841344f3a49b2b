import Domain
import TestSupport
import Testing
import Viper

@testable import FavoritesFeature

@MainActor
@Suite struct FavoritesRouterTests {
  @Test func pushesWhatTheFavoritesLeadTo() {
    let navigator = Navigator<Destination>(root: .home)
    let reference = Reference(.cities, "7")
    let router = FavoritesRouter(navigator: navigator)
    router.go(to: .map(reference))
    router.go(to: .detail(reference))
    router.go(to: .mapOfAll)
    #expect(
      navigator.path == [
        .home, .map(.entity(reference)), .detail(reference), .map(.favorites),
      ])
  }

  @Test func putsBesideThemWhatFollowsThem() {
    let navigator = Navigator<Destination>(root: .home)
    let reference = Reference(.cities, "7")
    let router = FavoritesRouter(navigator: navigator)
    var companions: [Destination?] = []
    for route in [FavoritesRoute.mapBeside(reference), .detailBeside(reference), .nothingBeside] {
      router.go(to: route)
      companions.append(navigator.companion)
    }
    #expect(companions == [.map(.entity(reference)), .detail(reference), nil])
    #expect(navigator.path == [.home])
  }
}
