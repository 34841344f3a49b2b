import Catalog
import CatalogMocks
import Domain
import Storage
import Testing

@testable import ListFeature

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
    _ query: ListQuery, _ policy: CachePolicy = .ifDue, from page: Int = 1, at now: Int = 100
  ) async -> [CatalogPart] {
    let remote = MockRemoteDataManager<Ferry>(
      (page...page + 2).map { .success(result($0)) }, timeToLive: 50)
    let interactor = ListInteractor(
      source: CatalogSource(local: ferries, remote: remote, clock: { now }),
      favorites: InMemoryFavoritesDataManager(), clock: { now })
    for await _ in interactor.load(query, policy) {}
    return remote.calls.map(\.part)
  }

  @Test(arguments: [true, false])
  func aSearchAsksForTheFirstPageOnly(isTyped: Bool) async {
    let query = ListQuery(search: "zzz", pageSize: 20, isTyped: isTyped)
    #expect(await asked(query) == [.page(1)])
    #expect(await asked(query) == [])
  }

  @Test func favoritesAskForTheFirstPageOnly() async {
    #expect(await asked(ListQuery(favoritesOnly: true, pageSize: 20)) == [.page(1)])
  }

  @Test func aSearchAsksForTheStalePagesThatAreHeld() async throws {
    try await ferries.store([result(1), result(2)])
    let query = ListQuery(search: "zzz", pageSize: 20, isTyped: false)
    #expect(await asked(query, at: 149) == [])
    #expect(await asked(query, at: 150) == [.page(1), .page(2)])
    #expect(await asked(query, .always) == [.page(1), .page(2)])
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
