import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing

@testable import ListFeature

/// What is often opened comes first where a search is to begin with it.
@Suite struct ListFrequentTests {
  private let harbors = (1...9).map { Harbor(id: String($0), name: "Port \($0)") }

  private func visit(_ id: String, count: Int, age: Int = 0) -> Visit {
    Visit(reference: Reference(.cities, id), title: "Port", last: 1_000_000 - age, count: count)
  }

  /// The top hits go on behind what is often opened; one of them is counted once.
  @Test func theTopHitsAreCountedWithWhatIsOftenOpened() async throws {
    let page = MockPage(matches: harbors.map { .init($0) }, total: 9, topHits: 3)
    for (pageSize, topHits) in [(6, 4), (3, 3)] {
      let answer = try await interactor(MockLocalDataManager(.success(page)), visits)
        .page(query(pageSize: pageSize))
      #expect(answer.topHits == topHits)
    }
  }

  private func interactor(
    _ local: MockLocalDataManager<Harbor>, _ visits: [Visit]
  ) -> ListInteractor<Harbor> {
    ListInteractor(
      source: CatalogSource(local: local, remote: nil, clock: { 0 }),
      favorites: InMemoryFavoritesDataManager(), visits: MockVisitsDataManager(visits),
      clock: { 1_000_000 })
  }

  private func rows(_ query: CatalogQuery, _ visits: [Visit]) async throws -> [String] {
    let interactor = interactor(MockLocalDataManager(harbors), visits)
    return try await interactor.page(query).rows.map {
      $0.reference.id + ($0.isFrequent ? "↺" : "")
    }
  }

  private func query(_ offset: Int = 0, pageSize: Int = 4) -> CatalogQuery {
    var query = CatalogQuery.typed(search: "p", offset: offset, pageSize: pageSize)
    query.startsWithFrequent = true
    return query
  }

  private var visits: [Visit] {
    [
      visit("9", count: 2, age: 90_000), visit("2", count: 2), visit("5", count: 1),
      Visit(reference: Reference(.people, "3"), title: "Ana", last: 1_000_000, count: 9),
    ]
  }

  /// Once is not often; what another catalog has counts there.
  @Test func theLikeliestIsFirst() async throws {
    #expect(try await rows(query(), visits) == ["2↺", "9↺", "1", "3"])
  }

  /// What was pushed off the first page begins the second, and no row comes twice.
  @Test func noRowIsPassedOver() async throws {
    #expect(try await rows(query(4), visits) == ["4", "5", "6", "7"])
    #expect(try await rows(query(8), visits) == ["8"])
  }

  @Test func withoutRowsNothingIsFirst() async throws {
    #expect(try await rows(query(pageSize: 0), visits) == [])
  }

  @Test func atMostAsManyAsTopHits() async throws {
    let all = harbors.map { visit($0.id, count: 2, age: Int($0.id) ?? 0) }
    #expect(
      try await rows(query(pageSize: 5), all).filter { $0.hasSuffix("↺") }
        == ["1↺", "2↺", "3↺"])
  }

  @Test func elsewhereTheOrderIsTheUsualOne() async throws {
    let plain = CatalogQuery.typed(search: "p", pageSize: 4)
    var sorted = query()
    sorted.sort = "name"
    #expect(try await rows(plain, visits) == ["1", "2", "3", "4"])
    #expect(try await rows(query(), []) == ["1", "2", "3", "4"])
    #expect(try await rows(sorted, visits).allSatisfy { !$0.hasSuffix("↺") })
  }

  @Test func onlyThoseThatAreWantedAreFound() async throws {
    #expect(try await rows(CatalogQuery(ids: ["7", "3"]), []) == ["3", "7"])
  }
}
