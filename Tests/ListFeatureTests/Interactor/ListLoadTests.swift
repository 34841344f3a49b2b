import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import ListFeature

/// Cached first, network second: every branch.
@Suite struct ListLoadTests {
  typealias Answer = MockRemoteDataManager<Harbor>.Answer

  private let old = Harbor(id: "1", name: "Old")
  private let new = Harbor(id: "2", name: "New")
  private let query = ListQuery(pageSize: 5)
  private static let offline = DataError.service(.people, .offline)
  private static let broken = DataError.service(.people, .status(500))

  /// The whole catalog, fetched at 100; it is good for 50 seconds.
  private func held(_ fetchedAt: Int? = 100) -> MockLocalDataManager<Harbor> {
    MockLocalDataManager(
      fetchedAt == nil ? [] : [.init(old)],
      parts: [PartStatus(.whole, fetchedAt.map { Stamp(fetchedAt: $0) })])
  }

  private var delivered: Answer {
    .success(Delivery(.whole, items: [new], stamp: Stamp(fetchedAt: 200)))
  }

  private func steps(
    _ local: any LocalDataManager<Harbor>, _ remote: MockRemoteDataManager<Harbor>?,
    _ demand: Demand = .ifDue, at now: Int = 200, query: ListQuery? = nil
  ) async -> [Loaded<ListAnswer>] {
    let interactor = ListInteractor(
      source: CatalogSource(local: local, remote: remote, clock: { now }),
      favorites: InMemoryFavoritesDataManager(), clock: { now })
    var steps: [Loaded<ListAnswer>] = []
    for await step in interactor.load(query ?? self.query, demand) { steps.append(step) }
    return steps
  }

  private func remote(_ answer: Answer) -> MockRemoteDataManager<Harbor> {
    MockRemoteDataManager(answer, timeToLive: 50)
  }

  private func answer(_ harbor: Harbor, _ state: DataState, _ fetchedAt: Int) -> ListAnswer {
    ListAnswer(
      query: query, items: [ListItem(reference: harbor.reference, summary: harbor.summary)],
      total: 1, provenance: Provenance(state, fetchedAt: fetchedAt))
  }

  @Test func staleIsShownFirstThenFresh() async {
    let remote = remote(delivered)
    #expect(
      await steps(held(), remote) == [
        .held(answer(old, .cached, 100)), .settled(answer(new, .fresh, 200)),
      ])
    #expect(remote.calls == [.init(.whole)])
  }

  @Test func staleIsShownThoughTheServiceFails() async {
    #expect(
      await steps(held(), remote(.failure(Self.broken))) == [
        .held(answer(old, .cached, 100)), .failed(Self.broken),
      ])
  }

  @Test func withinItsTimeNothingIsAsked() async {
    let remote = remote(delivered)
    #expect(await steps(held(), remote, at: 149) == [.settled(answer(old, .cached, 100))])
    #expect(remote.calls == [])
  }

  @Test(
    arguments: [
      (.failure(broken), .always, 110, "held cached 1, failed"),
      (.failure(offline), .ifDue, 200, "held cached 1, settled cached 1"),
      (.failure(offline), .always, 200, "held cached 1, failed"),
    ] as [(Answer, Demand, Int, String)])
  func whoWantsItAskedLearnsWhatWasNot(
    _ answer: Answer, _ demand: Demand, _ now: Int, _ expected: String
  ) async {
    let steps = await steps(held(), remote(answer), demand, at: now)
    #expect(steps.map(summary).joined(separator: ", ") == expected)
  }

  /// Rows, parts and their age come together: once for what is held, once for what was fetched.
  @Test func theCatalogIsAskedOnceAStep() async {
    let (young, stale) = (held(), held())
    _ = await steps(young, remote(delivered), at: 149)
    _ = await steps(stale, remote(delivered))
    #expect([young, stale].map(\.queries.count) == [1, 2])
  }

  @Test func neverFetchedIsFetched() async throws {
    let local = PagedHarbors()
    let remote = MockRemoteDataManager(pages(1, 2).0, pages(1, 2).1)
    let steps = await steps(local, remote, query: ListQuery(pageSize: 2))
    #expect(steps.map(summary) == ["held fresh 1 2", "settled fresh 1 2"])
  }

  @Test func nothingHeldAndTheServiceFails() async {
    #expect(
      await steps(PagedHarbors(), remote(.failure(Self.broken))) == [.failed(Self.broken)])
  }

  @Test func withoutAServiceThereIsNothingToAsk() async {
    #expect(await steps(held(), nil, .always) == [.settled(answer(old, .cached, 100))])
  }

  @Test func whatCannotBeUnderstoodIsNotAskedFor() async {
    let error = DataError.unknownSort("x", known: ["name"])
    let remote = remote(delivered)
    let local = MockLocalDataManager<Harbor>([], parts: [PartStatus(.whole, nil)], error: error)
    #expect(await steps(local, remote) == [.failed(error)])
    #expect(remote.calls == [])
  }

  @Test func rowsThatCannotBeUsedAreCounted() async {
    let delivery = Delivery(.whole, items: [new], stamp: Stamp(fetchedAt: 200), skipped: 3)
    let last = await steps(held(), remote(.success(delivery))).last
    guard case .settled(let answer) = last else {
      Issue.record("not settled")
      return
    }
    #expect(answer.skipped == 3)
  }

  // MARK: - Pages

  private func pages(_ first: Int, _ second: Int) -> (Answer, Answer) {
    (delivery(first), delivery(second))
  }

  private func delivery(_ page: Int, isEmpty: Bool = false) -> Answer {
    .success(
      Delivery(
        .page(page), items: isEmpty ? [] : PagedHarbors.page(page), stamp: Stamp(fetchedAt: 200)))
  }

  /// A step in short: its kind, where its rows are from, their ids.
  private func summary(_ step: Loaded<ListAnswer>) -> String {
    func words(_ kind: String, _ answer: ListAnswer) -> String {
      ([kind, answer.provenance.state.rawValue] + answer.items.map(\.reference.id))
        .joined(separator: " ")
    }
    return switch step {
    case .held(let answer): words("held", answer)
    case .settled(let answer): words("settled", answer)
    case .failed: "failed"
    }
  }

  @Test func pagesAreFetchedUntilThereAreEnough() async {
    let remote = MockRemoteDataManager(delivery(2), delivery(3))
    let query = ListQuery(offset: 3, pageSize: 3, isTyped: false)
    let steps = await steps(PagedHarbors(pages: 1), remote, at: 100, query: query)
    #expect(steps.map(summary) == ["held cached", "held fresh 4", "settled fresh 4 5 6"])
    #expect(remote.calls.map(\.part) == [.page(2), .page(3)])
  }

  @Test func aServiceThatGoesOnGivingWhatIsHeldIsAskedNoMore() async {
    func again(_ page: Int) -> Answer {
      .success(
        Delivery(.page(page), items: PagedHarbors.page(1), stamp: Stamp(fetchedAt: 200)))
    }
    let remote = MockRemoteDataManager(again(2), again(3), again(4))
    let query = ListQuery(pageSize: 9, isTyped: false)
    let steps = await steps(PagedHarbors(pages: 1), remote, at: 100, query: query)
    #expect(steps.map(summary) == ["held cached 1 2", "held fresh 1 2", "settled fresh 1 2"])
    #expect(remote.calls.map(\.part) == [.page(2), .page(3)])
  }

  @Test func readOnAndOnTheNextPageIsFetchedAhead() async {
    let local = PagedHarbors(pages: 1)
    let remote = MockRemoteDataManager(delivery(2))
    _ = await steps(local, remote, at: 100, query: ListQuery(pageSize: 2))
    #expect(remote.calls.map(\.part) == [.page(2)])
    #expect(local.ends == [3, 3])
  }

  @Test func aPageFarAwayGrowsTheListByOne() async {
    let local = PagedHarbors(pages: 1)
    let remote = MockRemoteDataManager(delivery(2), delivery(3))
    let steps = await steps(
      local, remote, at: 100, query: ListQuery(offset: .max, pageSize: 2))
    #expect(steps.last.map(summary) == "settled fresh 5 6")
    #expect(local.ends == [.max, .max, 5, 5, 5, 5])
  }

  @Test func aPageThatFailsLeavesThoseBeforeIt() async {
    let remote = MockRemoteDataManager(delivery(1), .failure(Self.broken))
    let steps = await steps(PagedHarbors(), remote, query: ListQuery(pageSize: 2))
    #expect(steps.map(summary) == ["held fresh 1 2", "failed"])
  }

  @Test func aForcedRefreshAsksForEachPageOnce() async {
    let remote = MockRemoteDataManager(delivery(1), delivery(2), delivery(3))
    let query = ListQuery(pageSize: 4, isTyped: false)
    _ = await steps(PagedHarbors(pages: 2), remote, .always, query: query)
    #expect(remote.calls.map(\.part) == [.page(1), .page(2)])
  }

  // MARK: - What only adds

  private func withCategories(_ whole: Int) -> MockLocalDataManager<Harbor> {
    MockLocalDataManager(
      [.init(old)],
      parts: [
        PartStatus(.categories, Stamp(fetchedAt: 10)),
        PartStatus(.whole, Stamp(fetchedAt: whole)),
      ])
  }

  @Test func categoriesComeLast() async {
    let local = withCategories(100)
    let remote = MockRemoteDataManager<Harbor>(
      delivered, .success(Delivery(.categories, items: nil, stamp: Stamp(fetchedAt: 201))),
      timeToLive: 50)
    let steps = await steps(local, remote)
    #expect(
      steps.map(summary) == ["held cached 1", "held fresh 2", "settled fresh 2"])
    #expect(remote.calls.map(\.part) == [.whole, .categories])
  }

  @Test func categoriesThatFailFailNothing() async {
    let remote = remote(.failure(Self.broken))
    let steps = await steps(withCategories(190), remote)
    #expect(steps.map(summary) == ["held cached 1", "settled cached 1"])
    #expect(remote.calls.map(\.part) == [.categories])
  }

  // MARK: - Cancellation

  @Test func whoNoLongerListensEndsTheRequest() async {
    let remote = EndlessHarbors()
    let interactor = ListInteractor(
      source: CatalogSource(local: held(), remote: remote, clock: { 200 }),
      favorites: InMemoryFavoritesDataManager(), clock: { 200 })
    let listener = Task { [query] in
      for await _ in interactor.load(query, .ifDue) {}
    }
    await remote.arrival()
    listener.cancel()
    await remote.cancellation()
  }
}
