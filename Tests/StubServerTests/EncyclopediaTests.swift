import StubServer
import TestSupport
import Testing

@Suite(.oneAtATime) struct EncyclopediaTests {
  private let client: RawClient

  init() async throws { client = try await RawClient() }

  private func near(
    _ position: String, _ more: String = "&ggslimit=3", in path: String = "w"
  ) -> String {
    "/wikipedia/\(path)/api.php?action=query&format=json&generator=geosearch&ggsradius=10000"
      + "&ggscoord=\(position)&prop=extracts%7Cinfo&inprop=url&exintro=1&explaintext=1\(more)"
  }

  private func titled(_ title: String, _ more: String = "", in path: String = "w") -> String {
    "/wikipedia/\(path)/api.php?action=query&format=json&titles=\(title)&redirects=1&exintro=1"
      + "&prop=extracts%7Cinfo%7Ccoordinates&inprop=url&explaintext=1&exlimit=max\(more)"
  }

  @Test func firstFormatIsAnObjectByIdWithOneText() async throws {
    let answer = try await client.json(near("-12.04318%7C-77.02824"))
    let pages = ["3936456", "13936456", "13936457"].map { answer["query"]["pages"][$0] }
    #expect(pages.map { $0["index"].number } == [-1, 0, 1])
    #expect(
      pages.map { $0["title"].text } == ["Lima", "Spyglass Square (Lima)", "Lima Central Station"])
    #expect(pages.map { $0["extract"].text?.prefix(22) } == ["Lima is a city in Peru", nil, nil])
    #expect(pages[0]["fullurl"].text == "\(client.server.base)/wikipedia/en/wiki/Lima")
    #expect(answer["continue"]["excontinue"].number == 1)
  }

  @Test(arguments: [("es/w", ""), ("w", "&uselang=es")])
  func secondFormatIsAnArrayInALanguage(_ path: String, _ more: String) async throws {
    let answer = try await client.json(
      near("51.5%7C-0.12", "&ggslimit=2&exlimit=max&formatversion=2\(more)", in: path))
    let pages = answer["query"]["pages"]
    #expect(pages[0]["title"].text == "Londres")
    #expect(pages[0]["extract"].text?.hasPrefix("Londres es una ciudad de") == true)
    #expect(pages.texts("extract").count == 2)
    #expect(answer["continue"].value == nil)
  }

  @Test func nothingNearIsNoQueryAtAll() async throws {
    for (target, text) in [
      (near("0%7C0"), #"{"batchcomplete":""}"#),
      (near("0%7C0", "&formatversion=2"), #"{"batchcomplete":true}"#),
      // There are no pages in Spanish on Sydney.
      (near("-33.86785%7C151.20732", in: "es/w"), #"{"batchcomplete":""}"#),
    ] { #expect(try await client.ask(target).text == text) }
  }

  @Test(arguments: ["", "1", "91%7C0", "0%7C181", "a%7Cb", "nan%7Cnan"])
  func badPositionsAreReported(_ position: String) async throws {
    let answer = try await client.ask(near(position))
    #expect(answer.text.hasPrefix(#"{"error":{"code":"invalid-coord""#))
  }

  @Test func titleIsAnsweredWithItsPosition() async throws {
    let query = try await client.json(titled("Lima", "&formatversion=2"))["query"]
    let page = query["pages"][0]
    #expect(page["title"].text == "Lima")
    #expect(
      page["extract"].text
        == "Lima is a city in Peru. From its heights one sees far: its streets, "
        + "its “Spyglass Square” and, on clear days, the horizon.")
    let position = page["coordinates"][0]
    #expect(
      [position["lat"], position["lon"]].map { $0.value as? Double } == [-12.04318, -77.02824])
    #expect(query["redirects"].value == nil)
  }

  @Test func nameInTheOtherLanguageLeadsToThePage() async throws {
    let query = try await client.json(titled("London", "&formatversion=2", in: "es/w"))["query"]
    #expect(query["redirects"].texts("from") == ["London"])
    #expect(query["redirects"].texts("to") == ["Londres"])
    #expect(query["pages"].texts("title") == ["Londres"])
  }

  @Test func unknownTitleIsMarkedAsMissing() async throws {
    let first = #""pages":{"-1":{"ns":0,"title":"Nowhere","missing":""}}"#
    #expect(
      try await client.ask(titled("Nowhere")).text
        == #"{"batchcomplete":"","query":{\#(first)}}"#)
    let second = #""pages":[{"ns":0,"title":"Nowhere","missing":true}]"#
    #expect(
      try await client.ask(titled("Nowhere", "&formatversion=2")).text
        == #"{"batchcomplete":true,"query":{\#(second)}}"#)
  }

  @Test func whoDoesNotSayWhoTheyAreIsRefused() async throws {
    #expect(try await client.ask(near("0%7C0"), headers: ["User-Agent": ""]).status == 403)
  }
}
