import Catalog
import Decoding
import Domain
import Foundation
import Fuzzing
import TestSupport
import Testing

@testable import Wikipedia

@Suite struct WikipediaAnswerTests {
  private func answer(_ json: String) async throws(DataError) -> WikipediaAnswer {
    try await JSONReading.value(WikipediaAnswer.self, from: Array(json.utf8), of: .wikipedia)
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

@Suite struct IntroductionTests {
  @Test func whatCannotBeSeenGoesAndWhiteSpaceIsSingle() {
    #expect(
      Introduction.cleaned("\u{FEFF} An\u{AD}cud  is\ta\u{200B} city.\r\n\n\n It\u{A0}rains. \n")
        == "Ancud is a city.\nIt rains.")
  }

  @Test(arguments: ["", " \n", "\u{AD}\0"]) func nothingIsNoText(_ text: String) {
    #expect(Introduction.cleaned(text) == nil)
  }

  @Test func isNotCutWithoutNeed() {
    let text = String(repeating: "x", count: 1_999) + "."
    #expect(Introduction.cleaned(text) == text)
  }

  @Test func longTextsEndAfterASentence() {
    let sentence = String(repeating: "word ", count: 19) + "v1.5."
    let text = Array(repeating: sentence, count: 40).joined(separator: " ")
    let whole = Array(repeating: sentence, count: 19).joined(separator: " ")
    #expect(Introduction.cleaned(text) == whole)
  }

  @Test func withoutASentenceTheyEndAfterAWord() {
    let text = "End. " + String(repeating: "word ", count: 500)
    #expect(
      Introduction.cleaned(text)
        == "End. " + Array(repeating: "word", count: 398).joined(separator: " ") + " word…")
  }

  @Test func withoutAWordTheyAreCut() {
    let cut = Introduction.cleaned(String(repeating: "字", count: 3_000))
    #expect(cut == String(repeating: "字", count: 1_999) + "…")
  }

  @Test func someScriptsNeedNoSpaceAfterASentence() {
    let text = String(repeating: String(repeating: "字", count: 98) + "。", count: 40)
    #expect(Introduction.cleaned(text)?.count == 1_980)
  }
}

@Suite struct TitleMatchTests {
  @Test(arguments: [
    ("Ancud", TitleMatch.same), ("ANCÚD", .same), ("Ancud, Chile", .withRegion),
    ("Ancud (Chile)", .withRemark), ("Ancud Province", .starting),
    ("Municipality of Ancud", .containing), ("Ancudito", nil), ("Castro", nil), ("", nil),
  ])
  func titlesNameAPlaceMoreOrLessSurely(_ title: String, _ match: TitleMatch?) {
    #expect(TitleMatch(title, of: "Ancud") == match)
  }

  @Test func dashesAndDotsDoNotMatter() {
    #expect(TitleMatch("Saint-Denis (Réunion)", of: "Saint Denis") == .withRemark)
    #expect(TitleMatch("Washington, D.C.", of: "Washington") == .withRegion)
    #expect(TitleMatch("Washington, D.C.", of: "Washington, D.C.") == .same)
  }

  @Test(arguments: ["", " ", "..."]) func aNameOfNothingMatchesNothing(_ name: String) {
    #expect(TitleMatch("Ancud", of: name) == nil)
  }

  @Test func onlyWholeNamesAreCertain() {
    let matches = [TitleMatch.same, .withRegion, .withRemark, .starting, .containing]
    #expect(matches.map(\.isCertain) == [true, true, true, false, false])
    #expect(matches == matches.sorted())
  }
}

@Suite struct WikipediaFuzzTests {
  private static let newer = WikipediaFixtures.firstPart(
    WikipediaFixtures.page(
      1, "Ancud", WikipediaFixtures.text("Ancud is a city.") + WikipediaFixtures.place(1, 2)),
    WikipediaFixtures.page(2, "Calle Uno", WikipediaFixtures.text("A street.")))

  /// Broken answers are read or refused; what is read keeps the promises of its type.
  @Test(arguments: 0..<8) func brokenAnswersDoNoHarm(_ seed: UInt64) async throws {
    try await JSONMutator.expectNoHarm(
      breaking: seed.isMultiple(of: 2) ? WikipediaFixtures.older : Self.newer, seed: seed,
      of: .wikipedia
    ) {
      broken throws(DataError) in
      let pages = try await JSONReading.value(WikipediaAnswer.self, from: broken, of: .wikipedia)
        .pages
      check(pages)
      return !pages.isEmpty
    }
  }

  private func check(_ pages: [WikipediaPage]) {
    for page in pages {
      #expect(!page.id.isEmpty && !page.title.isEmpty)
      _ = page.completed(by: page)
    }
    for (_, description) in pages.descriptions(of: "Ancud", in: "en") {
      #expect((1...Introduction.limit).contains(description.text.count))
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
