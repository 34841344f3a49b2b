import Catalog
import Decoding
import Domain
import TestSupport
import Testing

@testable import Articles

@Suite struct ArticlesDecodingTests {
  private func articles(_ json: String) async throws(DataError) -> [Article] {
    try await JSONReading.value(ArticlesAnswer.self, from: Array(json.utf8), of: .nyt).articles
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

  @Test(arguments: [
    #"{"fault": {"faultstring": "F", "detail": {"errorcode": "E"}}}"#,
    #"{"status": "ERROR", "results": []}"#,
  ])
  func anApologyIsAFailureOfTheService(_ answer: String) async {
    await #expect(throws: DataError.service(.nyt, .failed)) { try await articles(answer) }
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
}
