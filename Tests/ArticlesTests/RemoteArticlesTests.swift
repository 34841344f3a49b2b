import Catalog
import CatalogMocks
import Domain
import Storage
import TestSupport
import Testing

@testable import Articles

@Suite struct RemoteArticlesTests {
  private func fetch(_ part: CatalogPart) async throws -> [Article]? {
    let body = Array(ArticlesFixtures.list(ArticlesFixtures.bare).utf8)
    let http = MockHTTPDataManager([
      Endpoint(.nyt, ["viewed", "30.json"]): [.success(.body(body, Validators()))]
    ])
    let resources = CatalogResources(
      http: http, cache: InMemoryCacheDataManager(), clock: { 500 })
    let remote = try #require(Articles.source(resources).remote)
    #expect(remote.timeToLive == 3600)
    return try await remote.fetch(part, unless: Validators()).items
  }

  @Test func deliversAnEdition() async throws {
    #expect(try await fetch(.edition("viewed/30")) == [Article(id: "bare-3", title: "Bare")])
  }

  @Test(arguments: [
    CatalogPart.whole, .edition("printed/7"), .edition("emailed/2"), .edition("emailed"),
    .edition("emailed/7/8"), .page(1),
  ])
  func thereIsNoOtherPart(part: CatalogPart) async {
    await #expect(throws: DataError.service(.nyt, .unexpected(detail: part.key))) {
      try await fetch(part)
    }
  }
}
