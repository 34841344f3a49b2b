import Domain
import TestSupport
import Testing
import Viper

@testable import ListFeature

@MainActor
@Suite struct ListRouterTests {
  @Test func pushesWhatTheListLeadsTo() {
    let navigator = Navigator<Destination>(root: .home)
    let reference = Reference(.cities, "7")
    let router = ListRouter(navigator: navigator)
    router.go(to: .detail(reference))
    router.go(to: .map(reference))
    router.go(to: .mapOfAll(.people))
    #expect(
      navigator.path == [
        .home, .detail(reference), .map(.entity(reference)), .map(.results(.people)),
      ])
  }

  @Test func putsBesideTheListWhatFollowsIt() {
    let navigator = Navigator<Destination>(root: .home)
    let reference = Reference(.cities, "7")
    let router = ListRouter(navigator: navigator)
    var companions: [Destination?] = []
    for route in [ListRoute.mapBeside(reference), .detailBeside(reference), .nothingBeside] {
      router.go(to: route)
      companions.append(navigator.companion)
    }
    #expect(companions == [.map(.entity(reference)), .detail(reference), nil])
    #expect(navigator.path == [.home])
  }
}
