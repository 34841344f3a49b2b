import Domain
import Testing
import Viper
import ViperMocks

@testable import ListFeature

@MainActor
@Suite struct ListPresenterCancellationTests {
  private let bench = GatedPresenterBench()

  @Test func aCancelledSearchIsNotShown() async {
    let task = await bench.start(.searched("a"))
    task.cancel()
    bench.interactor.release("a")
    await task.value
    #expect(bench.view.scenes == [])
  }

  @Test func anOlderAnswerDoesNotTakeThePlaceOfANewerOne() async {
    let older = await bench.start(.searched("a"))
    let newer = await bench.start(.searched("ab"))
    bench.interactor.release("ab")
    await newer.value
    bench.interactor.release("a")
    await older.value
    #expect(
      bench.view.scenes == [bench.scene("ab", .success(ListFixtures.page(["ab"])))])
  }

  @Test func commandsGivenWhileASearchIsUnderWayAddUp() async {
    let search = await bench.start(.searched("a"))
    let sort = await bench.start(.sorted("name"))
    search.cancel()
    bench.interactor.release()
    await search.value
    await sort.value
    #expect(bench.view.scenes.last?.query == ListQuery(search: "a", sort: "name"))
  }

  @Test func whatWasGivenUpIsNotAwaited() async {
    let first = await bench.start(.searched("a"))
    bench.interactor.release("a")
    await first.value
    let task = await bench.start(.searched("ab"))
    task.cancel()
    bench.interactor.release("ab")
    await task.value
    await bench.handle(.stopped)
    let page = ListFixtures.page(["a"])
    #expect(
      bench.view.scenes == [
        bench.scene("a", .success(page)), bench.scene("a", .loading(previous: page)),
        bench.scene("a", .success(page)),
      ])
  }
}
