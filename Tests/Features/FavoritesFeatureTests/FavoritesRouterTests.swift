import Domain
import TestSupport
import Testing
import Viper

@testable import FavoritesFeature

@MainActor
@Suite struct FavoritesRouterTests {
  private let navigator = Navigator<Destination>(root: .home)
  private let four = Reference(.cities, "4")
  private let seven = Reference(.cities, "7")

  @Test func pushesWhatRowsLeadTo() {
    let router = FavoritesRouter(navigator: navigator)
    let comparison = Comparison(.cities, ["4", "7"])
    let routes: [FavoritesRoute] = [
      .detail(seven), .detail(seven, among: [seven, four]), .map(seven), .mapOfAll,
      .compare(comparison),
    ]
    for route in routes { router.go(to: route) }
    #expect(
      navigator.path == [
        .home, .detail(seven), .detail(seven, among: [seven, four]), .map(.entity(seven)),
        .map(.favorites), .compare(comparison),
      ])
  }

  @Test func putsBesideTheRowsWhatFollowsThem() {
    let router = FavoritesRouter(navigator: navigator)
    var companions: [Destination?] = []
    for route in [FavoritesRoute.mapBeside(seven), .detailBeside(seven), .nothingBeside] {
      router.go(to: route)
      companions.append(navigator.companion)
    }
    #expect(companions == [.map(.entity(seven)), .detail(seven), nil])
    #expect(navigator.path == [.home])
  }
}
