import Domain
import Testing
import Viper

@testable import CompareFeature

@MainActor
@Suite struct CompareRouterTests {
  @Test func pushesTheDetail() {
    let navigator = Navigator<Destination>(root: .home)
    CompareRouter(navigator: navigator).go(to: .detail(.quay))
    #expect(navigator.path == [.home, .detail(.quay)])
  }
}
