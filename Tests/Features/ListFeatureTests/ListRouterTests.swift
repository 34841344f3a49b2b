import Domain
import TestSupport
import Testing
import Viper

@testable import ListFeature

@MainActor
@Suite struct ListRouterTests {
  private let navigator = Navigator<Destination>(root: .home)
  private let four = Reference(.cities, "4")
  private let seven = Reference(.cities, "7")

  @Test func pushesWhatRowsLeadTo() {
    let router = ListRouter(navigator: navigator)
    let comparison = Comparison(.cities, ["4", "7"])
    let routes: [ListRoute] = [
      .detail(seven), .detail(seven, among: [seven, four]), .map(seven), .mapOfAll(.cities),
      .compare(comparison),
      .narrowed(.cities, search: "lima", [Filter(key: "country", value: "pe")]),
    ]
    for route in routes { router.go(to: route) }
    #expect(
      navigator.path == [
        .home, .detail(seven), .detail(seven, among: [seven, four]), .map(.entity(seven)),
        .map(.results(.cities)), .compare(comparison),
        .list(.cities, search: "lima", filters: [Filter(key: "country", value: "pe")]),
      ])
  }

  @Test func putsBesideTheRowsWhatFollowsThem() {
    let router = ListRouter(navigator: navigator)
    var companions: [Destination?] = []
    for route in [ListRoute.mapBeside(seven), .detailBeside(seven), .nothingBeside] {
      router.go(to: route)
      companions.append(navigator.companion)
    }
    #expect(companions == [.map(.entity(seven)), .detail(seven), nil])
    #expect(navigator.path == [.home])
  }
}
