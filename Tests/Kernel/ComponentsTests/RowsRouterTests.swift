import Components
import Domain
import TestSupport
import Testing
import Viper

@MainActor
@Suite struct RowsRouterTests {
  private let navigator = Navigator<Destination>(root: .home)
  private let reference = Reference(.cities, "7")

  @Test func pushesWhatRowsLeadTo() {
    let router = RowsRouter(navigator: navigator)
    for route in [RowsRoute.detail(reference), .map(reference), .mapOfAll(.favorites)] {
      router.go(to: route)
    }
    #expect(
      navigator.path == [.home, .detail(reference), .map(.entity(reference)), .map(.favorites)])
  }

  @Test func putsBesideTheRowsWhatFollowsThem() {
    let router = RowsRouter(navigator: navigator)
    var companions: [Destination?] = []
    for route in [RowsRoute.mapBeside(reference), .detailBeside(reference), .nothingBeside] {
      router.go(to: route)
      companions.append(navigator.companion)
    }
    #expect(companions == [.map(.entity(reference)), .detail(reference), nil])
    #expect(navigator.path == [.home])
  }
}
