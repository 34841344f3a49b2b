import ContractMocks
import Contracts
import Domain
import Storage
import TestSupport
import Testing

/// Cached first, then fresh: every branch.
@Suite struct CatalogLoadTests {
  private typealias Answer = MockRemoteDataManager<Guest>.Answer

  private static let offline = Answer.failure(.service(.people, .offline))
  private static let broken = Answer.failure(.service(.people, .status(500)))

  /// A page of two guests; what was fetched at 100 is stale at 200, what was fetched at 190 is not.
  private static func page(_ number: Int, _ ids: String..., at time: Int = 200) -> FetchResult<
    Guest
  > {
    FetchResult(.page(number), items: ids.map(Guest.init), metadata: CacheMetadata(fetchedAt: time))
  }

  private static let stale = page(1, "a", "b", at: 100)
  private static let young = page(1, "a", "b", at: 190)
  private static let new = Answer.success(page(1, "c", "d"))
  private static let more = Answer.success(page(2, "e", "f"))
  private static let again = Answer.success(page(2, "a", "b"))

  /// What is cached, what the service answers, how many guests are wanted, the steps, and the pages
  /// that were asked for.
  private typealias Way = (
    cached: [FetchResult<Guest>], answers: [Answer], policy: CachePolicy, limit: Int,
    steps: [String],
    pages: [Int]
  )

  private static let ways: [Way] = [
    // What is stale is shown and then fresh, unless the service fails.
    ([stale], [new], .ifDue, 2, ["cached ab", "final fresh cd"], [1]),
    ([stale], [broken], .ifDue, 2, ["cached ab", "failed"], [1]),
    // What is young is asked for only where all is to be.
    ([young], [new], .ifDue, 2, ["final ab"], []),
    ([young], [new], .always, 2, ["cached ab", "final fresh cd"], [1]),
    ([young], [broken], .always, 2, ["cached ab", "failed"], [1]),
    // Offline what is cached is good enough, unless all was to be asked for.
    ([stale], [offline], .ifDue, 2, ["cached ab", "final ab"], [1]),
    ([stale], [offline], .always, 2, ["cached ab", "failed"], [1]),
    // Nothing is cached.
    ([], [new], .ifDue, 2, ["final fresh cd"], [1]),
    ([], [broken], .ifDue, 2, ["failed"], [1]),
    ([], [offline], .ifDue, 2, ["failed"], [1]),
    // Pages are fetched until there are enough; one that fails leaves those before it.
    ([], [new, more], .ifDue, 4, ["cached fresh cd", "final fresh cdef"], [1, 2]),
    ([], [new, broken], .ifDue, 4, ["cached fresh cd", "failed"], [1, 2]),
    ([young], [more], .ifDue, 4, ["cached ab", "final fresh abef"], [2]),
    // Each is asked for once, and a service that repeats itself no more.
    (
      [young, page(2, "e", "f", at: 190)], [new, more], .always, 4,
      ["cached abef", "final fresh cdef"], [1, 2]
    ),
    (
      [young], [again, .success(page(3, "a", "b"))], .ifDue, 9,
      ["cached ab", "cached fresh ab", "final fresh ab"], [2, 3]
    ),
  ]

  @Test(arguments: ways.indices)
  func cachedThenFresh(_ index: Int) async throws {
    let way = Self.ways[index]
    let local = StoredCatalog<Guest>(InMemoryCacheDataManager())
    try await local.store(way.cached)
    let remote = MockRemoteDataManager(way.answers, timeToLive: 50)
    #expect(await steps(local, remote, way.policy, limit: way.limit) == way.steps)
    #expect(remote.calls.map(\.part) == way.pages.map(CatalogPart.page))
  }

  @Test func withoutAServiceThereIsNothingToAsk() async {
    #expect(await steps(Self.whole(100), nil, .always) == ["final a"])
  }

  @Test func whatCannotBeReadIsNotAskedFor() async {
    let local = MockLocalDataManager<Guest>(.failure(.unknownSort("x", known: [])))
    let remote = MockRemoteDataManager(Self.new)
    #expect(await steps(local, remote) == ["failed"])
    #expect(remote.calls == [])
  }

  @Test(arguments: [
    (100, ["cached a", "cached fresh b", "final fresh b"]), (190, ["cached a", "final a"]),
  ])
  func whatOnlyAddsComesLastAndMayFail(_ fetchedAt: Int, _ expected: [String]) async {
    let whole = FetchResult(
      .whole, items: [Guest(id: "b")], metadata: CacheMetadata(fetchedAt: 200), skipped: 3)
    let remote = MockRemoteDataManager(
      fetchedAt == 100 ? [.success(whole), Self.broken] : [Self.broken], timeToLive: 50)
    #expect(await steps(Self.whole(fetchedAt), remote) == expected)
    #expect(remote.calls.map(\.part).last == .categories)
  }

  @Test func theAnswerIsGivenUpAtTheDeadline() async {
    #expect(
      await steps(Self.whole(100), StuckRemoteDataManager<Guest>(), timeout: .zero)
        == ["cached a", "failed"])
  }

  /// What a service can still say when its time is up is stored.
  @Test func whatComesOfACancelledRequestIsKept() async {
    let source = CatalogSource(
      local: Self.whole(100), remote: YieldingRemoteDataManager(), timeout: .zero, clock: { 200 })
    await #expect(throws: Never.self) {
      try await source.refresh([PartStatus(.whole, nil)], before: source.deadline())
    }
  }

  /// Answers as soon as it is cancelled.
  private struct YieldingRemoteDataManager: RemoteDataManager {
    let service = RemoteService.people
    let timeToLive: Int? = 50

    func fetch(
      _ part: CatalogPart, unless validators: Validators
    ) async throws(DataError) -> FetchResult<Guest> {
      await Silence().last()
      return FetchResult(part, items: [], metadata: CacheMetadata(fetchedAt: 200))
    }
  }

  @Test func whoLeavesEndsTheRequest() async {
    let remote = StuckRemoteDataManager<Guest>()
    let source = CatalogSource(local: Self.whole(100), remote: remote, clock: { 200 })
    let reader = Task {
      let steps = Steps<Loaded<Int>> { step in
        await source.load(.ifDue) { _ async throws(DataError) in
          HeldAnswer(
            .success(1), parts: try await source.local.page(CatalogQuery(pageSize: 1)).parts,
            isCached: true)
        } step: {
          step($0)
        }
      }
      for await _ in steps {}
    }
    await remote.silence.asked()
    reader.cancel()
    await remote.silence.ended()
  }

  /// A guest of a list fetched then, and its categories, which only add to it and are stale; after a
  /// store another guest.
  private static func whole(_ fetchedAt: Int) -> MockLocalDataManager<Guest> {
    MockLocalDataManager(.success(whole("a", fetchedAt)), .success(whole("b", 200)))
  }

  private static func whole(_ id: String, _ fetchedAt: Int) -> MockPage<Guest> {
    MockPage(
      matches: [.init(Guest(id: id))], total: 1,
      parts: [
        PartStatus(.categories, CacheMetadata(fetchedAt: 10)),
        PartStatus(.whole, CacheMetadata(fetchedAt: fetchedAt)),
      ])
  }

  /// The steps in short: the kind, whether the service answered, the ids.
  private func steps(
    _ local: any LocalDataManager<Guest>, _ remote: (any RemoteDataManager<Guest>)?,
    _ policy: CachePolicy = .ifDue, limit: Int = 2, timeout: Duration? = nil
  ) async -> [String] {
    let source = CatalogSource(local: local, remote: remote, timeout: timeout, clock: { 200 })
    var steps: [String] = []
    await source.load(policy) { skipped async throws(DataError) in
      let page = try await local.page(CatalogQuery(pageSize: limit))
      let ids = page.rows.map(\.reference.id).joined()
      return HeldAnswer(
        .success(skipped == nil ? ids : "fresh \(ids)"), parts: page.parts, isCached: !ids.isEmpty,
        count: page.total)
    } step: { (step: Loaded<String>) in
      switch step {
      case .cached(let ids): steps.append("cached \(ids)")
      case .final(let ids): steps.append("final \(ids)")
      case .failed: steps.append("failed")
      }
    }
    return steps
  }
}

/// Answers only when it is cancelled, with an error.
private struct StuckRemoteDataManager<Item: Entity>: RemoteDataManager {
  let service = RemoteService.people
  let timeToLive: Int? = 50
  let silence = Silence()

  func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> FetchResult<Item> {
    await silence.last()
    throw .service(.people, .interrupted)
  }
}
