import Testing
import Viper
import ViperMocks

@MainActor
@Suite struct MocksTests {
  @Test func aViewRecordsItsScenes() {
    let view = MockView<String>()
    let contract: any Displaying<String> = view
    contract.display("first")
    contract.display("second")
    #expect(view.scenes == ["first", "second"])
  }

  @Test func aRouterRecordsItsRoutes() {
    let router = MockRouter<Int>()
    let contract: any Routing<Int> = router
    contract.go(to: 2)
    contract.go(to: 1)
    #expect(router.routes == [2, 1])
  }

  @Test func aPresenterRecordsItsEvents() async {
    let presenter = MockPresenter<Character>()
    let contract: any Presenting<Character> = presenter
    await contract.handle("a")
    await contract.handle("b")
    #expect(presenter.events == ["a", "b"])
  }
}
