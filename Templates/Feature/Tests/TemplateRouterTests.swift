import Domain
import Testing
import Viper

@testable import TemplateFeature

@MainActor
@Suite struct TemplateRouterTests {
  @Test func pushesTheDetail() {
    let navigator = Navigator<Destination>(root: .home)
    TemplateRouter(navigator: navigator).go(to: .detail(.quay))
    #expect(navigator.path == [.home, .detail(.quay)])
  }
}
