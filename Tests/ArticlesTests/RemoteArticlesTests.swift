import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import Articles

@Suite struct RemoteArticlesTests {
  private let validators = Validators(lastModified: "Tue, 05 Mar 2024 10:00:00 GMT")
  private let endpoint = Endpoint(.nyt, ["viewed", "30.json"])

  private func fetch(
    _ part: CatalogPart, _ answer: MockHTTPDataManager.Answer
  ) async throws(DataError) -> Delivery<Article> {
    let http = MockHTTPDataManager([endpoint: [answer]])
    return try await RemoteArticles(http: http, clock: { 500 }).fetch(part, unless: Validators())
  }

  @Test func deliversAnEdition() async throws {
    let body = Array(ArticlesFixtures.list(ArticlesFixtures.bare).utf8)
    #expect(
      try await fetch(.edition("viewed/30"), .success(.body(body, validators)))
        == Delivery(
          .edition("viewed/30"), items: [Article(id: "bare-3", title: "Bare")],
          stamp: Stamp(fetchedAt: 500, validators: validators)))
  }

  @Test func whatDidNotChangeKeepsItsValidators() async throws {
    let http = MockHTTPDataManager([endpoint: [.success(.notModified)]])
    let remote = RemoteArticles(http: http, clock: { 500 })
    #expect(
      try await remote.fetch(.edition("viewed/30"), unless: validators)
        == Delivery(
          .edition("viewed/30"), items: nil,
          stamp: Stamp(fetchedAt: 500, validators: validators)))
    #expect(http.calls == [.init(endpoint, validators)])
  }

  @Test(arguments: [
    CatalogPart.whole, .edition("printed/7"), .edition("emailed/2"), .edition("emailed"),
    .edition("emailed/7/8"), .page(1),
  ])
  func otherPartsAreNotAskedFor(_ part: CatalogPart) async {
    await #expect(throws: DataError.service(.nyt, .unexpected(detail: part.key))) {
      try await fetch(part, .success(.notModified))
    }
  }

  @Test func failuresArePassedOn() async {
    await #expect(throws: DataError.service(.nyt, .keyMissing)) {
      try await fetch(.edition("viewed/30"), .failure(.service(.nyt, .keyMissing)))
    }
  }

  @Test func aListIsGoodForAnHour() {
    let remote = RemoteArticles(http: MockHTTPDataManager([:]), clock: { 0 })
    #expect(remote.timeToLive == 3_600)
    #expect(remote.service == .nyt)
  }
}
