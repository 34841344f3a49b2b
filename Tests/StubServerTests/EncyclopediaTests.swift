import StubServer
import TestSupport
import Testing

@Suite(.owning(.server)) struct EncyclopediaTests {
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

  /// What is said to somebody who says who they are.
  private func text(_ target: String) async throws -> String {
    var text = ""
    try await withServer { _, client async throws in
      text = try await client.ask(target, headers: ["User-Agent": "tests/1"]).text
    }
    return text
  }

  @Test func firstFormatIsAnObjectByIdWithOneText() async throws {
    try await withServer { server, client async throws in
      let answer = try await client.json(near("-12.04318%7C-77.02824"))
      let pages = ["3936456", "13936456", "13936457"].map { answer["query"]["pages"][$0] }
      #expect(pages.map { $0["index"].number } == [-1, 0, 1])
      #expect(
        pages.map { $0["title"].text } == [
          "Lima", "Spyglass Square (Lima)", "Lima Central Station",
        ])
      #expect(
        pages.map { $0["extract"].text?.prefix(22) } == ["Lima is a city in Peru", nil, nil])
      #expect(pages[0]["fullurl"].text == "\(server.base)/wikipedia/en/wiki/Lima")
      #expect(answer["continue"]["excontinue"].number == 1)
    }
  }

  @Test(arguments: [("es/w", ""), ("w", "&uselang=es")])
  func secondFormatIsAnArrayInALanguage(_ path: String, _ more: String) async throws {
    try await withServer { _, client async throws in
      let answer = try await client.json(
        near("51.5%7C-0.12", "&ggslimit=2&exlimit=max&formatversion=2\(more)", in: path))
      let pages = answer["query"]["pages"]
      #expect(pages[0]["title"].text == "Londres")
      #expect(pages[0]["extract"].text?.hasPrefix("Londres es una ciudad de") == true)
      #expect(pages.texts("extract").count == 2)
      #expect(answer["continue"].value == nil)
    }
  }

  @Test func nothingNearIsNoQueryAtAll() async throws {
    #expect(try await text(near("0%7C0")) == #"{"batchcomplete":""}"#)
    #expect(try await text(near("0%7C0", "&formatversion=2")) == #"{"batchcomplete":true}"#)
    let unknown = near("-33.86785%7C151.20732", in: "es/w")
    #expect(try await text(unknown) == #"{"batchcomplete":""}"#)
  }

  @Test(arguments: ["", "1", "91%7C0", "0%7C181", "a%7Cb", "nan%7Cnan"])
  func badPositionsAreReported(_ position: String) async throws {
    #expect(try await text(near(position)).hasPrefix(#"{"error":{"code":"invalid-coord""#))
  }

  @Test func titleIsAnsweredWithItsPosition() async throws {
    try await withServer { server, client async throws in
      let query = try await client.json(titled("Lima", "&formatversion=2"))["query"]
      let page = query["pages"][0]
      #expect(page["title"].text == "Lima")
      #expect(
        page["extract"].text
          == "Lima is a city in Peru. From its heights one sees far: its streets, "
          + "its “Spyglass Square” and, on clear days, the horizon.")
      #expect(page["fullurl"].text == "\(server.base)/wikipedia/en/wiki/Lima")
      let position = page["coordinates"][0]
      #expect(
        [position["lat"], position["lon"]].map { $0.value as? Double } == [-12.04318, -77.02824])
      #expect(query["redirects"].value == nil)
    }
  }

  @Test func nameInTheOtherLanguageLeadsToThePage() async throws {
    try await withServer { _, client async throws in
      let query = try await client.json(titled("London", "&formatversion=2", in: "es/w"))["query"]
      #expect(query["redirects"].texts("from") == ["London"])
      #expect(query["redirects"].texts("to") == ["Londres"])
      #expect(query["pages"].texts("title") == ["Londres"])
    }
  }

  @Test func unknownTitleIsMarkedAsMissing() async throws {
    #expect(
      try await text(titled("Nowhere"))
        == #"{"batchcomplete":"","query":{"pages":{"-1":"#
        + #"{"ns":0,"title":"Nowhere","missing":""}}}}"#)
    #expect(
      try await text(titled("Nowhere", "&formatversion=2"))
        == #"{"batchcomplete":true,"query":{"pages":["#
        + #"{"ns":0,"title":"Nowhere","missing":true}]}}"#)
  }

  @Test func whoDoesNotSayWhoTheyAreIsRefused() async throws {
    try await withServer { _, client async throws in
      #expect(try await client.ask(near("0%7C0")).status == 403)
    }
  }
}
