import Contracts
import Decoding
import Domain
import TestSupport
import Testing

@testable import Wikipedia

@Suite struct WikipediaAnswerTests {
  private func answer(_ json: String) async throws(DataError) -> WikipediaAnswer {
    try await AnswerDecoder.value(WikipediaAnswer.self, from: Array(json.utf8), of: .wikipedia)
  }

  @Test func theOlderFormatIsReadInTheOrderOfItsIndex() async throws {
    let pages = try await answer(WikipediaFixtures.older).pages
    #expect(pages.map(\.title) == ["Ancud", "Calle Mocopulli", "Nowhere"])
    #expect(pages.map(\.id) == ["20", "30", "Nowhere"])
    #expect(pages.map(\.exists) == [true, true, false])
    #expect(pages.map(\.extract) == ["Ancud is a city.", nil, nil])
  }

  @Test func theNewerFormatIsReadInTheOrderOfItsIndex() async throws {
    let json = WikipediaFixtures.answer(
      WikipediaFixtures.page(2, "B", WikipediaFixtures.place(1.5, -2)), "7",
      WikipediaFixtures.page(1, "A", WikipediaFixtures.text("a")))
    let pages = try await answer(json).pages
    #expect(pages.map(\.title) == ["A", "B"])
    #expect(pages.map(\.position) == [nil, Coordinate(latitude: 1.5, longitude: -2)])
    #expect(
      pages.map(\.link?.text)
        == ["https://en.example.org/wiki/1", "https://en.example.org/wiki/2"])
  }

  @Test func aBrokenAddressIsReplacedByTheOtherOne() async throws {
    let json = WikipediaFixtures.page(1, "A").replacing("https://en.example.org/wiki", with: "x")
    #expect(
      try await answer(WikipediaFixtures.answer(json)).pages.map(\.link?.text)
        == ["https://en.example.org/full/1"])
  }

  @Test func saysHowToGoOn() async throws {
    #expect(
      try await answer(WikipediaFixtures.firstPart(WikipediaFixtures.page(1, "A"))).continuation
        == ["excontinue": "1", "continue": "||info"])
  }

  @Test(arguments: [
    #"{"batchcomplete": ""}"#, #"{"batchcomplete": true, "query": {}}"#,
    #"{"query": {"pages": []}}"#, #"{"query": {"pages": {}}}"#,
  ])
  func nothingNearByIsAnAnswer(_ json: String) async throws {
    #expect(try await answer(json).pages == [])
  }

  @Test func anErrorIsNamedByItsCode() async throws {
    #expect(try await answer(#"{"error": {"code": "invalid-coord"}}"#).error == "invalid-coord")
    #expect(try await answer(#"{"error": 7}"#).error == "error")
    #expect(try await answer(#"{"batchcomplete": true, "error": null}"#).error == nil)
  }

  @Test(arguments: [
    ("{}", "query"), (#"{"message": "blocked"}"#, "query"), (#"{"query": 7}"#, "query"),
    (#"{"query": {"pages": 7}}"#, "query.pages"),
    (#"{"query": {"pages": [{}]}}"#, "query.pages.0.title"),
    (#"{"query": {"pages": {"8": 7}}}"#, "query.pages.8"),
  ])
  func anotherShapeIsUnexpected(_ json: String, _ place: String) async {
    await #expect(throws: DataError.service(.wikipedia, .unexpected(detail: place))) {
      try await answer(json)
    }
  }
}

/// Made-up answers in both versions of the format.
enum WikipediaFixtures {
  static func position() throws -> Coordinate {
    try #require(Coordinate(latitude: -41.87, longitude: -73.82))
  }

  /// A page of the newer format; `more` are further members.
  static func page(_ number: Int, _ title: String, _ more: String = "") -> String {
    """
    {"pageid": \(number), "ns": 0, "title": "\(title)", "index": \(number - 2),
     "contentmodel": "wikitext", "pagelanguage": "en", "lastrevid": 1,
     "fullurl": "https://en.example.org/full/\(number)",
     "canonicalurl": "https://en.example.org/wiki/\(number)"\(more)}
    """
  }

  static func text(_ text: String) -> String { ", \"extract\": \"\(text)\"" }

  static func place(_ latitude: Double, _ longitude: Double) -> String {
    ", \"coordinates\": [{\"lat\": \(latitude), \"lon\": \(longitude), \"primary\": true}]"
  }

  static func answer(_ pages: String...) -> String {
    "{\"batchcomplete\": true, \"query\": {\"pages\": [\(pages.joined(separator: ","))]}}"
  }

  /// With a text on the first page only.
  static func firstPart(_ pages: String...) -> String {
    """
    {"continue": {"excontinue": 1, "continue": "||info"},
     "query": {"pages": [\(pages.joined(separator: ","))]}}
    """
  }

  static let nothing = #"{"batchcomplete": true}"#

  /// The older format: an object of pages, out of order, one of them not there.
  static let older = """
    {"batchcomplete": "", "query": {"pages": {
      "30": {"pageid": 30, "ns": 0, "title": "Calle Mocopulli", "index": 0},
      "20": {"pageid": 20, "ns": 0, "title": "Ancud", "index": -1, "extract": "Ancud is a city.",
        "pagelanguage": "en", "fullurl": "https://en.example.org/wiki/Ancud"},
      "-1": {"ns": 0, "title": "Nowhere", "missing": ""}, "x": {"title": null}}}}
    """
}
