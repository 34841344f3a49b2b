import StubServer
import TestSupport
import Testing

@Suite(.oneAtATime) struct EncyclopediaTests {
  private let client: RawClient

  init() async throws { client = try await RawClient() }

  private func near(_ position: String, in language: String = "en") -> String {
    "/wikipedia/\(language)/w/api.php?generator=geosearch&ggsradius=10000"
      + "&ggscoord=\(position)&prop=extracts%7Cinfo"
  }

  private func titled(_ title: String, in language: String = "en") -> String {
    "/wikipedia/\(language)/w/api.php?titles=\(title)&prop=extracts%7Cinfo%7Ccoordinates"
  }

  @Test func whatIsNearIsAnsweredTheNearestFirst() async throws {
    let pages = try await client.json(near("-12.04318%7C-77.02824"))["query"]["pages"]
    #expect(pages.list.map { $0["index"].number } == [-1, 0, 1])
    #expect(pages.texts("title") == ["Lima", "Spyglass Square (Lima)", "Lima Central Station"])
    #expect(pages[0]["fullurl"].text == "\(client.server.base)/wikipedia/en/wiki/Lima")
    #expect(pages[0]["coordinates"].value == nil)
    #expect(
      try await client.json(near("51.5%7C-0.12", in: "es"))["query"]["pages"][0]["extract"].text?
        .hasPrefix("Londres es una ciudad de") == true)
  }

  /// There are no pages in Spanish on Sydney.
  @Test(arguments: [("0%7C0", "en"), ("-33.86785%7C151.20732", "es"), ("-12%7C-77", "fr")])
  func nothingNearIsNoQueryAtAll(_ position: String, _ language: String) async throws {
    #expect(
      try await client.ask(near(position, in: language)).text == #"{"batchcomplete":true}"#)
  }

  @Test(arguments: ["", "1", "91%7C0", "0%7C181", "a%7Cb", "nan%7Cnan"])
  func badPositionsAreReported(_ position: String) async throws {
    let answer = try await client.ask(near(position))
    #expect(answer.text.hasPrefix(#"{"error":{"code":"invalid-coord""#))
  }

  @Test func titleIsAnsweredWithItsPosition() async throws {
    let page = try await client.json(titled("Lima"))["query"]["pages"][0]
    #expect(page["title"].text == "Lima")
    #expect(
      page["extract"].text
        == "Lima is a city in Peru. From its heights one sees far: its streets, "
        + "its “Spyglass Square” and, on clear days, the horizon.")
    let position = page["coordinates"][0]
    #expect(
      [position["lat"], position["lon"]].map { $0.value as? Double } == [-12.04318, -77.02824])
  }

  @Test func nameInTheOtherLanguageLeadsToThePage() async throws {
    let query = try await client.json(titled("London", in: "es"))["query"]
    #expect(query["pages"].texts("title") == ["Londres"])
  }

  @Test func unknownTitleIsMarkedAsMissing() async throws {
    #expect(
      try await client.ask(titled("Nowhere")).text
        == #"{"batchcomplete":true,"query":{"pages":[{"title":"Nowhere","missing":true}]}}"#)
  }

  @Test func whoDoesNotSayWhoTheyAreIsRefused() async throws {
    #expect(try await client.ask(near("0%7C0"), headers: ["User-Agent": ""]).status == 403)
  }
}
