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
    func whole(_ harbor: Harbor, _ time: Int) -> Result<CatalogPage<Harbor>, DataError> {
      .success(
        CatalogPage(
          matches: [.init(harbor)], total: 1,
          parts: [PartStatus(.whole, CacheMetadata(fetchedAt: time))],
          provenance: Provenance(.cached, fetchedAt: time)))
    }
    return MockLocalDataManager(whole(Self.old, 100), whole(Self.new, 199))
  }

  private func steps(
    _ local: any LocalDataManager<Harbor>, _ remote: MockRemoteDataManager<Harbor>,
    at now: Int = 199
  ) async -> [Loaded<ListAnswer>] {
    let interactor = ListInteractor(
      source: CatalogSource(local: local, remote: remote, clock: { now }),
      favorites: InMemoryFavoritesDataManager(), clock: { now })
    var steps: [Loaded<ListAnswer>] = []
    for await step in interactor.load(ListQuery(pageSize: 5), .ifDue) { steps.append(step) }
    return steps
  }

  private func remote(_ answers: Answer...) -> MockRemoteDataManager<Harbor> {
    MockRemoteDataManager(answers, timeToLive: 50)
  }

  private static func answer(
    _ harbor: Harbor, _ provenance: Provenance, skipped: Int = 0
  ) -> ListAnswer {
    ListAnswer(
      query: ListQuery(pageSize: 5),
      items: [ListItem(reference: harbor.reference, summary: harbor.summary)], total: 1,
      provenance: provenance, skipped: skipped)
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
    _ query: ListQuery, from page: Int = 1
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
    #expect(await asked(ListQuery(pageSize: 1)) == [])
    #expect(await asked(ListQuery(pageSize: 2), from: 2) == [.page(2)])
    #expect(await asked(ListQuery(pageSize: 4, isTyped: false)) == [])
  }

  @Test func aPageFarAwayGrowsTheListByOne() async throws {
    try await ferries.store([result(1)])
    #expect(await asked(ListQuery(offset: .max, pageSize: 2), from: 2) == [.page(2), .page(3)])
  }
}
