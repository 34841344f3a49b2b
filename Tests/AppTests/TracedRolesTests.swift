import CallTrace
import Catalog
import CatalogMocks
import Domain
import ListFeature
import ListMocks
import TestSupport
import Testing
import Viper
import ViperMocks

@testable import App

/// What decorators let through, and what they tell.
@MainActor
@Suite struct TracedRolesTests {
  private let tracer = Tracer(now: { .zero })

  /// A tap whose calls are written, and that of a data manager, which is only asked within others.
  private func tap(_ role: TraceRole, _ owner: String) -> TraceTap {
    TraceTap(
      log: tracer.log, values: tracer.values, party: TraceParty(role, of: owner),
      chapter: tracer.log.chapter)
  }

  /// What was told so far, without times.
  private var tale: [String] { tracer.feed.take().map(TraceTale.text) }

  @Test func scenesAndRoutesArriveAsTheyAre() {
    tracer.open(.home)
    let (view, router) = (MockView<Int>(), MockRouter<String>())
    TracedView(view, tap(.view, "list")).display(7)
    TracedRouter(router, tap(.router, "list")).go(to: "there")
    #expect(view.scenes == [7])
    #expect(router.routes == ["there"])
    #expect(tale == ["session → list.view  display(7)", "session → list.router  go(\"there\")"])
  }

  @Test func eventsArriveAndWhatIsDoneForThemIsAPartOfThem() async {
    tracer.open(.home)
    let interactor = TracedListInteractor(
      base: MockListInteractor(toggled: .failure(.nothingToUndo)), tap: tap(.interactor, "list"))
    let asking = Asking(interactor)
    await TracedPresenter(asking, tap(.presenter, "list")).handle("star")
    #expect(asking.error == .nothingToUndo)
    #expect(
      tale == [
        "session → list.presenter  \"star\"",
        "  list.presenter → interactor  toggleFavorite(cities/1) ⇒ throws nothingToUndo",
        "session ← list.presenter  \"star\"",
      ])
  }

  @Test func answersAndErrorsComeBackAsTheyAre() async throws {
    tracer.open(.home)
    let base = MockListInteractor(toggled: .success(true), undone: .failure(.nothingToUndo))
    let traced = TracedListInteractor(base: base, tap: tap(.interactor, "list"))
    #expect(try await traced.toggleFavorite(Reference(.cities, "1")))
    await #expect(throws: DataError.nothingToUndo) { try await traced.undo() }
    #expect(base.calls == [.toggle(Reference(.cities, "1")), .undo])
  }

  @Test func stepsComeAsTheyAreAndEachIsTold() async {
    tracer.open(.home)
    let steps: [Loaded<ListAnswer>] = [.failed(.nothingToUndo)]
    let traced = TracedListInteractor(
      base: MockListInteractor(steps: [steps]), tap: tap(.interactor, "list"))
    var seen: [Loaded<ListAnswer>] = []
    for await step in traced.load(ListQuery(), .ifDue) { seen.append(step) }
    #expect(seen == steps)
    #expect(
      tale == [
        "session → list.interactor  "
          + "load(ListQuery(offset: 0, pageSize: 20, staysInRange: true, hasTopHits: true), ifDue)",
        "  list.interactor ⇢ session  failed(nothingToUndo)",
        "session ← list.interactor  load ⇒ steps: 1",
      ])
  }

  @Test func cancellingReachesWhatIsDecorated() async {
    tracer.open(.home)
    let waiting = Waiting()
    let traced = TracedPresenter(waiting, tap(.presenter, "list"))
    let task = Task { await traced.handle("wait") }
    await waiting.hasBegun()
    task.cancel()
    await task.value
    #expect(waiting.wasCancelled)
    #expect(tale == ["session → list.presenter  \"wait\" ⇒ cancelled"])
  }

  @Test func dataManagersAreToldOfOnlyWithinCalls() async throws {
    tracer.open(.home)
    let favorites = tracer.favorites(InMemoryFavoritesDataManager())
    #expect(try await favorites.all() == [])
    #expect(tale == [])
    let scope = tracer.log.begin(
      "a", to: TraceParty(.interactor, of: "list"), in: nil, chapter: tracer.log.chapter)
    try await TraceScope.$current.withValue(scope) { _ = try await favorites.all() }
    #expect(
      tale == [
        "session → list.interactor  a", "  list.interactor → favorites.local  all ⇒ [0]",
      ])
  }

  @Test func whereThereIsNoTracerNothingIsDecorated() {
    let view = MockView<ListScene>()
    let wiring = (nil as Tracer?).list
    #expect(wiring.view(view) === view)
    #expect(wiring.interactor(MockListInteractor()) is MockListInteractor)
  }
}

/// Asks an interactor for something when it is told anything.
private final class Asking: Presenting {
  private let interactor: any ListInteracting
  private(set) var error: DataError?

  init(_ interactor: any ListInteracting) {
    self.interactor = interactor
  }

  func handle(_ event: String) async {
    do throws(DataError) {
      _ = try await interactor.toggleFavorite(Reference(.cities, "1"))
    } catch {
      self.error = error
    }
  }
}

/// Waits until it is cancelled.
private final class Waiting: Presenting {
  private let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
  private let (never, _) = AsyncStream.makeStream(of: Void.self)
  private(set) var wasCancelled = false

  func hasBegun() async {
    for await _ in begun { return }
  }

  func handle(_ event: String) async {
    beginning.yield()
    for await _ in never {}
    wasCancelled = Task.isCancelled
  }
}
