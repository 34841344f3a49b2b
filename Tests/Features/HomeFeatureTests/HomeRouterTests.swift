import Domain
import TestSupport
import Testing
import Viper

@testable import HomeFeature

@MainActor
@Suite struct HomeRouterTests {
  @Test func pushesEachDestination() {
    let navigator = Navigator<Destination>(root: .home)
    let router = HomeRouter(navigator: navigator)
    for route in [HomeRoute.list(.people), .favorites, .map(.harbor), .detail(.quay)] {
      router.go(to: route)
    }
    #expect(
      navigator.path == [
        .home, .list(.people, search: nil), .favorites, .map(.entity(.harbor)), .detail(.quay),
      ])
  }
}
