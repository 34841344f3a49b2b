import ContractMocks
import Contracts
import Domain
import Storage
import TestSupport
import Testing

@testable import ListFeature

/// Cached first, then fresh, as a list does it; the rule itself is in `CatalogLoadTests`.
@Suite struct ListLoadTests {
  typealias Answer = MockRemoteDataManager<Harbor>.Answer

  private static let old = Harbor(id: "1", name: "Old")
  private static let new = Harbor(id: "2", name: "New")
  private static let stored = answer(old, Provenance(.cached, fetchedAt: 100))
  private static let broken = DataError.service(.people, .status(500))

  /// The whole catalog, fetched at 100 and good for 50 seconds; what is stored then is of 199.
  private func cached() -> MockLocalDataManager<Harbor> {
    func whole(_ harbor: Harbor, _ time: Int) -> Result<MockPage<Harbor>, DataError> {
      .success(
        MockPage(
          matches: [.init(harbor)], total: 1,
          parts: [PartStatus(.whole, CacheMetadata(fetchedAt: time))],
          provenance: Provenance(.cached, fetchedAt: time)))
    }
    return MockLocalDataManager(whole(Self.old, 100), whole(Self.new, 199))
  }

  private func steps(
    _ local: any LocalDataManager<Harbor>, _ remote: MockRemoteDataManager<Harbor>,
    at now: Int = 199
  ) async -> [Loaded<ListPage>] {
    let interactor = ListInteractor(
      source: CatalogSource(local: local, remote: remote, clock: { now }),
      favorites: InMemoryFavoritesDataManager(), clock: { now })
    var steps: [Loaded<ListPage>] = []
    for await step in interactor.load(CatalogQuery.typed(pageSize: 5), .ifDue) {
      steps.append(step)
    }
    return steps
  }

  private func remote(_ answers: Answer...) -> MockRemoteDataManager<Harbor> {
    MockRemoteDataManager(answers, timeToLive: 50)
  }

  private static func answer(
    _ harbor: Harbor, _ provenance: Provenance, skipped: Int = 0
  ) -> ListPage {
    var page = ListPage(
      query: CatalogQuery.typed(pageSize: 5),
      rows: [ListRow(reference: harbor.reference, summary: harbor.summary)], total: 1,
      provenance: provenance)
    page.skipped = skipped
    return page
  }

  /// Rows, parts and their age come together: the catalog is asked once for each step.
  @Test func staleIsShownFirstThenFresh() async {
    let local = cached()
    let result = FetchResult(
      .whole, items: [Self.new], metadata: CacheMetadata(fetchedAt: 199), skipped: 3)
    let fresh = Self.answer(Self.new, Provenance(.fresh, fetchedAt: 199), skipped: 3)
    #expect(
      await steps(local, remote(.success(result))) == [.cached(Self.stored), .final(fresh)])
    #expect(local.queries.count == 2)
  }

  @Test func staleIsShownThoughTheServiceFails() async {
    #expect(
      await steps(cached(), remote(.failure(Self.broken))) == [
        .cached(Self.stored), .failed(Self.broken),
      ])
  }

  @Test func withinItsTimeNothingIsAsked() async {
    let remote = remote()
    #expect(await steps(cached(), remote, at: 149) == [.final(Self.stored)])
    #expect(remote.calls == [])
  }
}

/// Names in another language, which may have to be fetched.
@Suite struct ListNamesTests {
  private let query: CatalogQuery = {
    var query = CatalogQuery.typed(search: "h")
    query.naming = .ofPage
    return query
  }()

  private func local(_ parts: [PartStatus] = []) -> MockLocalDataManager<Harbor> {
    MockLocalDataManager(
      .success(
        MockPage(
          matches: [.init(Harbor(id: "1", name: "Harbor"))], total: 1, parts: parts)))
  }

  private func interactor(_ local: MockLocalDataManager<Harbor>) -> ListInteractor<Harbor> {
    ListInteractor(
      source: CatalogSource(local: local, remote: nil, clock: { 0 }),
      favorites: InMemoryFavoritesDataManager(), clock: { 0 })
  }

  /// A refresh wants the names of all, whatever else only those of the page.
  @Test func aRefreshWantsAllNames() async throws {
    let local = local()
    let interactor = interactor(local)
    _ = try await interactor.page(query)
    var refreshed: [Bool?] = []
    for policy in [CachePolicy.ifDue, .always] {
      for await step in interactor.load(query, policy) {
        refreshed.append(try? step.result.get().isRefreshed)
      }
    }
    #expect(local.queries.map(\.naming) == [.ofPage, .ofPage, .ofAll])
    #expect(refreshed == [false, true])
    let english = self.local()
    _ = try await self.interactor(english).page(CatalogQuery.typed(search: "h"))
    #expect(english.queries.map(\.naming) == [.none])
  }

  @Test func aPageWhoseNamesAreMissingSaysSo() async throws {
    for (parts, lacksNames) in [
      ([PartStatus(.whole, nil)], false),
      ([PartStatus(.whole, nil), PartStatus(.names(of: ["1"]), nil)], true),
    ] {
      #expect(try await interactor(local(parts)).page(query).lacksNames == lacksNames)
    }
  }

  /// One more than the page has, so that the next page is there before it is wanted.
  @Test func aQueryReachesARowFartherThanItsPage() {
    #expect(CatalogQuery.typed(offset: 4, pageSize: 2).reach() == 7)
    #expect(CatalogQuery.typed(offset: 40, pageSize: 2).reach(in: 5) == 8)
    #expect(CatalogQuery.typed(offset: 1, pageSize: .max).reach() == .max)
  }
}

/// Which pages of a stored catalog are asked for.
@Suite struct ListPagesTests {
  private let ferries = StoredCatalog<Ferry>(InMemoryCacheDataManager())

  private func result(_ number: Int) -> FetchResult<Ferry> {
    FetchResult(
      .page(number), items: ["a\(number)", "b\(number)"].map(Ferry.init),
      metadata: CacheMetadata(fetchedAt: 100))
  }

  /// The pages asked for by a question, of a service that has another page each time.
  private func asked(
    _ query: CatalogQuery, from page: Int = 1
  ) async -> [CatalogPart] {
    let remote = MockRemoteDataManager<Ferry>(
      (page...page + 2).map { .success(result($0)) }, timeToLive: 50)
    let interactor = ListInteractor(
      source: CatalogSource(local: ferries, remote: remote, clock: { 100 }),
      favorites: InMemoryFavoritesDataManager(), clock: { 100 })
    for await _ in interactor.load(query, .ifDue) {}
    return remote.calls.map(\.part)
  }

  @Test func readOnAndOnTheNextPageIsFetchedAhead() async throws {
    try await ferries.store([result(1)])
    #expect(await asked(CatalogQuery.typed(pageSize: 1)) == [])
    #expect(await asked(CatalogQuery.typed(pageSize: 2), from: 2) == [.page(2)])
    #expect(await asked(CatalogQuery(pageSize: 4)) == [])
  }

  @Test func aPageFarAwayGrowsTheListByOne() async throws {
    try await ferries.store([result(1)])
    #expect(
      await asked(CatalogQuery.typed(offset: .max, pageSize: 2), from: 2) == [.page(2), .page(3)])
  }
}
