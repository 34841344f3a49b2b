import StubServer
import Testing

@Suite struct EncyclopediaTests {
  private struct Answer<Pages: Decodable>: Decodable {
    let query: Query?
    let `continue`: Continue?

    struct Query: Decodable { let pages: Pages }
    struct Continue: Decodable { let excontinue: Int }
  }

  private struct Page: Decodable, Equatable {
    let title: String
    let index: Int
    let extract: String?
    let fullurl: String?
  }

  private struct Titled: Decodable {
    let query: Query

    struct Query: Decodable {
      let redirects: [[String: String]]?
      let pages: [Page]
    }
    struct Page: Decodable, Equatable {
      let title: String
      let missing: Bool?
      let extract: String?
      let fullurl: String?
      let coordinates: [Position]?
    }
    struct Position: Decodable, Equatable {
      let lat: Double
      let lon: Double
    }
  }

  private func target(
    _ position: String, _ more: String = "&ggslimit=3", in path: String = "w"
  ) -> String {
    "/wikipedia/\(path)/api.php?action=query&format=json&generator=geosearch&ggsradius=10000"
      + "&ggscoord=\(position)&prop=extracts%7Cinfo&inprop=url&exintro=1&explaintext=1\(more)"
  }

  @Test func firstFormatIsAnObjectByIdWithOneText() async throws {
    try await withServer { server, client async throws in
      let answer = try await client.json(
        Answer<[String: Page]>.self, target("-12.04318%7C-77.02824"))
      let pages = (answer.query?.pages ?? [:]).values.sorted { $0.index < $1.index }
      #expect(pages.map(\.index) == [-1, 0, 1])
      #expect(pages.map(\.title) == ["Lima", "Spyglass Square (Lima)", "Lima Central Station"])
      #expect(pages.map { $0.extract?.prefix(22) } == ["Lima is a city in Peru", nil, nil])
      #expect(pages.first?.fullurl == "\(server.base)/wikipedia/en/wiki/Lima")
      #expect(answer.continue?.excontinue == 1)
    }
  }

  @Test func secondFormatIsAnArray() async throws {
    try await withServer { _, client async throws in
      let answer = try await client.json(
        Answer<[Page]>.self,
        target("-12.04318%7C-77.02824", "&ggslimit=2&exlimit=max&formatversion=2"))
      #expect(answer.query?.pages.map { $0.extract == nil } == [false, false])
      #expect(answer.continue == nil)
    }
  }

  @Test(arguments: [
    ("es/w", ""), ("w", "&uselang=es"),
  ])
  func languageIsThatOfThePathOrAParameter(_ path: String, _ more: String) async throws {
    try await withServer { _, client async throws in
      let answer = try await client.json(
        Answer<[Page]>.self, target("51.5%7C-0.12", "&formatversion=2\(more)", in: path))
      #expect(answer.query?.pages.first?.title == "Londres")
      #expect(answer.query?.pages.first?.extract?.hasPrefix("Londres es una ciudad de") == true)
    }
  }

  @Test func nothingNearIsNoQueryAtAll() async throws {
    try await withServer { _, client async throws in
      let headers = ["User-Agent": "tests/1"]
      let nowhere = try await client.ask(target("0%7C0"), headers: headers)
      #expect(nowhere.text == #"{"batchcomplete":""}"#)
      let second = try await client.ask(target("0%7C0", "&formatversion=2"), headers: headers)
      #expect(second.text == #"{"batchcomplete":true}"#)
      let unknown = try await client.ask(
        target("-33.86785%7C151.20732", in: "es/w"), headers: headers)
      #expect(unknown.text == #"{"batchcomplete":""}"#)
    }
  }

  @Test(arguments: ["", "1", "91%7C0", "0%7C181", "a%7Cb", "nan%7Cnan"])
  func badPositionsAreReported(_ position: String) async throws {
    try await withServer { _, client async throws in
      let answer = try await client.ask(target(position), headers: ["User-Agent": "tests/1"])
      #expect(answer.status == 200)
      #expect(answer.text.hasPrefix(#"{"error":{"code":"invalid-coord""#))
    }
  }

  private func titled(_ title: String, _ more: String = "", in path: String = "w") -> String {
    "/wikipedia/\(path)/api.php?action=query&format=json&titles=\(title)&redirects=1&exintro=1"
      + "&prop=extracts%7Cinfo%7Ccoordinates&inprop=url&explaintext=1&exlimit=max\(more)"
  }

  @Test func titleIsAnsweredWithItsPosition() async throws {
    try await withServer { server, client async throws in
      let answer = try await client.json(
        Titled.self, titled("Lima", "&formatversion=2"))
      #expect(
        answer.query.pages == [
          Titled.Page(
            title: "Lima", missing: nil,
            extract: "Lima is a city in Peru. From its heights one sees far: its streets, its "
              + "“Spyglass Square” and, on clear days, the horizon.",
            fullurl: "\(server.base)/wikipedia/en/wiki/Lima",
            coordinates: [Titled.Position(lat: -12.04318, lon: -77.02824)])
        ])
      #expect(answer.query.redirects == nil)
    }
  }

  @Test func nameInTheOtherLanguageLeadsToThePage() async throws {
    try await withServer { _, client async throws in
      let answer = try await client.json(
        Titled.self, titled("London", "&formatversion=2", in: "es/w"))
      #expect(answer.query.redirects == [["from": "London", "to": "Londres"]])
      #expect(answer.query.pages.map(\.title) == ["Londres"])
    }
  }

  @Test func unknownTitleIsMarkedAsMissing() async throws {
    try await withServer { _, client async throws in
      let headers = ["User-Agent": "tests/1"]
      let first = try await client.ask(titled("Nowhere"), headers: headers)
      #expect(
        first.text
          == #"{"batchcomplete":"","query":{"pages":{"-1":"#
          + #"{"ns":0,"title":"Nowhere","missing":""}}}}"#)
      let second = try await client.ask(titled("Nowhere", "&formatversion=2"), headers: headers)
      #expect(
        second.text
          == #"{"batchcomplete":true,"query":{"pages":["#
          + #"{"ns":0,"title":"Nowhere","missing":true}]}}"#)
    }
  }

  @Test func whoDoesNotSayWhoTheyAreIsRefused() async throws {
    try await withServer { _, client async throws in
      #expect(try await client.ask(target("0%7C0")).status == 403)
    }
  }
}
