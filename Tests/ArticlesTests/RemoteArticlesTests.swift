import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import Articles

@Suite struct RemoteArticlesTests {
  private let validators = Validators(lastModified: "Tue, 05 Mar 2024 10:00:00 GMT")
  private let endpoint = Endpoint(.nyt, ["viewed", "30.json"])

  private func remote(_ http: MockHTTPDataManager) -> RemoteArticles {
    RemoteArticles(http: http, clock: { 500 })
  }

  @Test func deliversAnEdition() async throws {
    let body = Array(ArticlesFixtures.list(ArticlesFixtures.bare).utf8)
    let http = MockHTTPDataManager([endpoint: [.success(.body(body, validators))]])
    #expect(
      try await remote(http).fetch(.edition("viewed/30"), unless: validators)
        == Delivery(
          .edition("viewed/30"), items: [Article(id: "bare-3", title: "Bare")],
          stamp: Stamp(fetchedAt: 500, validators: validators)))
    #expect(http.calls == [.init(endpoint, validators)])
  }

  @Test(arguments: [
    CatalogPart.whole, .edition("printed/7"), .edition("emailed/2"), .edition("emailed"),
    .edition("emailed/7/8"), .page(1),
  ])
  func otherPartsAreNotAskedFor(_ part: CatalogPart) async {
    await #expect(throws: DataError.service(.nyt, .unexpected(detail: part.key))) {
      try await remote(MockHTTPDataManager([:])).fetch(part, unless: Validators())
    }
  }

  @Test func aListIsGoodForAnHour() {
    let remote = remote(MockHTTPDataManager([:]))
    #expect(remote.timeToLive == 3_600)
    #expect(remote.service == .nyt)
  }
}
