import Domain
import TestSupport
import Testing
import Viper
import ViperMocks

@testable import ListFeature

/// A service that is being asked while other questions come.
@MainActor
@Suite struct ListPresenterOvertakenTests {
  private let bench = GatedPresenterBench()

  @Test func aSearchDuringARefreshIsAnsweredTwice() async {
    let refresh = await bench.start(.appeared)
    let search = await bench.start(.searched("a"))
    bench.interactor.release("a")
    await search.value
    bench.interactor.release("")
    // The refresh asks for what is on screen by now.
    await bench.interactor.arrival()
    bench.interactor.release("a")
    await refresh.value
    let page = ListFixtures.page(["a"])
    #expect(
      bench.view.scenes == [
        bench.scene("", .loading(previous: nil)), bench.scene("a", .loading(previous: page)),
        bench.scene("a", .success(page)),
      ])
  }

  @Test func aRefreshThatFailsDuringASearchIsSaidWithItsAnswer() async {
    let broken = DataError.service(.people, .status(500))
    let refresh = await bench.start(.appeared)
    let search = await bench.start(.searched("a"))
    bench.interactor.release("", failing: broken)
    await refresh.value
    #expect(bench.view.scenes == [bench.scene("", .loading(previous: nil))])
    bench.interactor.release("a")
    await search.value
    #expect(
      bench.view.scenes == [
        bench.scene("", .loading(previous: nil)),
        bench.scene("a", .failure(broken, previous: ListFixtures.page(["a"]))),
      ])
  }

  @Test func aRefreshThatFailsAfterASearchWasAnsweredIsSaidBesideItsRows() async {
    let broken = DataError.service(.people, .status(500))
    let refresh = await bench.start(.appeared)
    let search = await bench.start(.searched("a"))
    bench.interactor.release("a")
    await search.value
    bench.interactor.release("", failing: broken)
    await refresh.value
    let page = ListFixtures.page(["a"])
    #expect(
      bench.view.scenes == [
        bench.scene("", .loading(previous: nil)), bench.scene("a", .loading(previous: page)),
        bench.scene("a", .failure(broken, previous: page)),
      ])
  }

  /// Only services fail on their own; what else is wrong is said by the answer on screen.
  @Test func aRefreshThatFailsOfItselfIsNotSaidOfASearch() async {
    let refresh = await bench.start(.appeared)
    let search = await bench.start(.searched("a"))
    bench.interactor.release("a")
    await search.value
    bench.interactor.release("", failing: .unknownSort("x", known: []))
    await refresh.value
    #expect(
      bench.view.scenes.last == bench.scene("a", .loading(previous: ListFixtures.page(["a"]))))
  }

  @Test func aRefreshThatIsCancelledShowsNothing() async {
    let refresh = await bench.start(.appeared)
    refresh.cancel()
    await refresh.value
    bench.interactor.release()
    #expect(bench.view.scenes == [bench.scene("", .loading(previous: nil))])
  }
}
