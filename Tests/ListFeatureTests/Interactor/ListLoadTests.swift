import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import ListFeature

/// Cached first, then fresh, as a list does it.
@Suite struct ListLoadTests {
  typealias Answer = MockRemoteDataManager<Harbor>.Answer

  private static let old = Harbor(id: "1", name: "Old")
  private static let new = Harbor(id: "2", name: "New")
  private static let stored = answer(old, Provenance(.cached, fetchedAt: 100))
  private static let offline = DataError.service(.people, .offline)
  private static let broken = DataError.service(.people, .status(500))

  /// The whole catalog, fetched at 100; it is good for 50 seconds.
  private func cached(_ more: PartStatus...) -> MockLocalDataManager<Harbor> {
    MockLocalDataManager(
      [.init(Self.old)], parts: more + [PartStatus(.whole, CacheMetadata(fetchedAt: 100))])
  }

  private func steps(
    _ local: any LocalDataManager<Harbor>, _ remote: MockRemoteDataManager<Harbor>,
    _ policy: CachePolicy = .ifDue, at now: Int = 199
  ) async -> [Loaded<ListAnswer>] {
    let interactor = ListInteractor(
      source: CatalogSource(local: local, remote: remote, clock: { now }),
      favorites: InMemoryFavoritesDataManager(), clock: { now })
    var steps: [Loaded<ListAnswer>] = []
    for await step in interactor.load(ListQuery(pageSize: 5), policy) { steps.append(step) }
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

  @Test(
    arguments: [
      (CachePolicy.ifDue, [.cached(stored), .final(stored)]),
      (.always, [.cached(stored), .failed(offline)]),
    ] as [(CachePolicy, [Loaded<ListAnswer>])])
  func offlineWhoWantsItAskedLearnsThatItWasNot(
    _ policy: CachePolicy, _ expected: [Loaded<ListAnswer>]
  ) async {
    #expect(await steps(cached(), remote(.failure(Self.offline)), policy) == expected)
  }

  @Test func whatOnlyAddsComesLast() async {
    let result = FetchResult(.whole, items: [Self.new], metadata: CacheMetadata(fetchedAt: 200))
    let remote = remote(.success(result), .failure(Self.broken))
    let categories = PartStatus(.categories, CacheMetadata(fetchedAt: 150))
    let fresh = Self.answer(Self.new, Provenance(.fresh, fetchedAt: 150))
    #expect(
      await steps(cached(categories), remote, at: 200) == [
        .cached(Self.stored), .cached(fresh), .final(fresh),
      ])
    #expect(remote.calls.map(\.part) == [.whole, .categories])
  }
}
