import Testing
import Viper
import ViperMocks

@MainActor
@Suite struct MocksTests {
  @Test func theyRecordWhatTheyAreGiven() async {
    let (view, router) = (MockView<String>(), MockRouter<Int>())
    let presenter = MockPresenter<Character>()
    for scene in ["first", "second"] { view.display(scene) }
    for route in [2, 1] { router.go(to: route) }
    for event: Character in ["a", "b"] { await presenter.handle(event) }
    #expect(view.scenes == ["first", "second"])
    #expect(router.routes == [2, 1])
    #expect(presenter.events == ["a", "b"])
  }
}
