import ContractMocks
import Contracts
import Decoding
import Domain
import Foundation
import Fuzzing
import Storage
import TestSupport
import Testing

@testable import Articles

@Suite struct ArticlesDecodingTests {
  private func articles(_ json: String) async throws(DataError) -> [Article] {
    try await AnswerDecoder.value(ArticlesAnswer.self, from: Array(json.utf8), of: .nyt).articles
  }

  @Test func emptyListsMayBeTexts() async throws {
    var snow = Article(id: "800000000000002", title: "How Much Snow")
    snow.section = "U.S."
    snow.published = CalendarDate(year: 2019, month: 12, day: 4)
    snow.link = WebLink("https://www.example.org/snow.html")
    #expect(try await articles(ArticlesFixtures.list(ArticlesFixtures.snow)) == [snow])
  }

  @Test func withoutANumberTheAddressNamesIt() async throws {
    #expect(
      try await articles(ArticlesFixtures.list(ArticlesFixtures.bare))
        == [Article(id: "bare-3", title: "Bare")])
  }

  @Test(arguments: [
    (#""id": "12""#, "12"), (#""id": 0, "asset_id": 13"#, "13"),
    (#""id": 1e14"#, "100000000000000"),
    (#""id": "1 2", "asset_id": "14""#, "14"), (#""uri": "nyt://a/b-c""#, "b-c"),
  ])
  func idsAreFoundWhereTheyAre(_ members: String, _ id: String) async throws {
    #expect(
      try await articles(ArticlesFixtures.list("{\(members), \"title\": \"T\"}")).map(\.id) == [id])
  }

  @Test(arguments: [
    "null", "7", "{}", #"{"id": 7}"#, #"{"id": 7, "title": " "}"#, #"{"id": "a b", "title": "T"}"#,
    #"{"id": true, "title": "T"}"#, #"{"uri": "nyt://a/b c", "title": "T"}"#,
  ])
  func aBrokenRecordIsSkipped(_ record: String) async throws {
    let list = ArticlesFixtures.list(ArticlesFixtures.snow, record, ArticlesFixtures.bare)
    #expect(try await articles(list).map(\.id) == ["800000000000002", "bare-3"])
  }

  @Test(arguments: [
    #"{"status": "OK", "results": []}"#, #"{"status": "OK", "results": ""}"#,
    #"{"status": "OK", "results": null}"#, #"{"status": "OK"}"#, #"{"num_results": 0}"#,
    #"{"results": [], "fault": null}"#,
  ])
  func anEmptyListComesInManyShapes(_ answer: String) async throws {
    #expect(try await articles(answer) == [])
  }

  @Test(arguments: [
    (#"{"status": "OK", "results": "none"}"#, "results"),
    (#"{"status": "OK", "results": [{"id": 7}, 8]}"#, "results.0.title"),
    (#"{"results": ""}"#, "results"),
    (#"{"message": "hello"}"#, "results"),
  ])
  func anotherShapeIsUnexpected(_ answer: String, _ place: String) async {
    await #expect(throws: DataError.service(.nyt, .unexpected(detail: place))) {
      try await articles(answer)
    }
  }

  @Test func withoutThePreferredSizeTheLargestPictureIsTaken() async throws {
    let other = ArticlesFixtures.harbor.replacing("mediumThreeByTwo440", with: "square")
    #expect(
      try await articles(ArticlesFixtures.list(other)).map(\.image)
        == [WebLink("https://img.example.org/2048.jpg")])
  }

  @Test(arguments: [
    ("Q&amp;A", "Q&A"), ("&#233;&#xE9;&eacute;", "ééé"), ("A & B; C", "A & B; C"),
    ("&amp;lt;", "&lt;"),
    ("&unknown;", "&unknown;"), ("&#xD800;&#;&#-1;", "&#xD800;&#;&#-1;"), ("&", "&"), ("&;", "&;"),
    ("&&lt;&", "&<&"),
  ])
  func referencesAreReadOnce(_ text: String, _ decoded: String) {
    #expect(HTMLText.decoded(text) == decoded)
  }

  @Test func aReferenceToNothingIsNoText() async throws {
    let list = ArticlesFixtures.list(#"{"id": 1, "title": "A&#0;B", "byline": "&nbsp;&#10;"}"#)
    #expect(try await articles(list) == [Article(id: "1", title: "A B")])
  }

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

  /// Broken answers are read or refused; every article that is read keeps the promises of its type.
  @Test(arguments: 0..<8) func brokenAnswersDoNoHarm(_ seed: UInt64) async throws {
    let list = ArticlesFixtures.list(
      ArticlesFixtures.harbor, ArticlesFixtures.snow, ArticlesFixtures.bare)
    try await JSONMutator.expectNoHarm(breaking: list, seed: seed, of: .nyt) {
      broken throws(DataError) in
      let articles = try await AnswerDecoder.value(ArticlesAnswer.self, from: broken, of: .nyt)
        .articles
      for article in articles { check(article) }
      return !articles.isEmpty
    }
  }

  private func check(_ article: Article) {
    #expect(!article.id.isEmpty && !article.id.contains { $0.isWhitespace || $0 == "/" })
    #expect(!article.title.isEmpty && !article.title.contains("\0"))
    #expect(!article.places.contains(""))
    let again = Result {
      try JSONDecoder().decode(Article.self, from: try JSONEncoder().encode(article))
    }
    #expect((try? again.get()) == article)
  }
}

/// Made-up answers in the shapes of the service's versions.
enum ArticlesFixtures {
  /// As of 2023, with everything.
  static let harbor = """
    {"uri": "nyt://article/00000000-0000-5000-8000-000000000001",
     "url": "https://www.example.org/2024/03/05/harbor.html", "id": 900000000000001,
     "asset_id": 900000000000001, "source": "New York Times", "published_date": "2024-03-05",
     "updated": "2024-03-06 10:00:00", "section": "World", "subsection": "Americas",
     "byline": "By Ana Ruiz and Sam O&#8217;Dell", "type": "Article",
     "title": "A Harbor&rsquo;s &quot;Last&quot; Ferry", "abstract": "Two towns &amp; one boat.",
     "geo_facet": ["Chiloé (Chile)", "", 7, "Puerto  Montt"], "des_facet": [],
     "media": [
       {"type": "image", "media-metadata": [
         {"url": "https://img.example.org/75.jpg", "format": "Standard Thumbnail",
           "height": 75, "width": 75},
         {"url": "https://img.example.org/440.jpg", "format": "mediumThreeByTwo440",
           "height": 293, "width": 440},
         {"url": "https://img.example.org/2048.jpg", "format": "superJumbo",
           "height": 1365, "width": 2048}]}]}
    """

  /// As of 2019: empty lists are texts, nobody signed.
  static let snow = """
    {"url": "https://www.example.org/snow.html", "column": null, "section": "U.S.", "byline": "",
     "type": "Interactive", "title": "How Much Snow", "abstract": "", "views": 2,
     "published_date": "2019-12-04", "id": 800000000000002, "asset_id": 800000000000002,
     "des_facet": "", "org_facet": "", "per_facet": "", "geo_facet": "", "media": ""}
    """

  /// Only the required members, and no number.
  static let bare = """
    {"uri": "nyt://interactive/bare-3", "id": 0, "asset_id": null, "title": " Bare\\n",
     "published_date": "soon", "url": "javascript:alert(1)", "media": [{"media-metadata": ""}]}
    """

  static func list(_ records: String...) -> String {
    """
    {"status": "OK", "copyright": "(c)", "num_results": 1586,
     "results": [\(records.joined(separator: ","))]}
    """
  }
}
