import Domain
import Testing
import Viper

@testable import MapFeature

@MainActor
@Suite struct MapRouterTests {
  let navigator = Navigator<Destination>(root: .home)

  @Test func goesToTheDetail() {
    navigator.push(.map(.entity(.harbor)))
    MapRouter(navigator: navigator).go(to: .detail(.harbor))
    #expect(navigator.path == [.home, .map(.entity(.harbor)), .detail(.harbor)])
  }

  @Test func goesBackToTheDetailItCameFrom() {
    navigator.replace(with: [.detail(.harbor), .map(.entity(.harbor))])
    MapRouter(navigator: navigator).go(to: .detail(.harbor))
    #expect(navigator.path == [.home, .detail(.harbor)])
  }
}
