import StubServer
import TestSupport
import Testing

@Suite(.owning(.server)) struct CityListTests {
  @Test func listHasTheGoodRowsAskedForAndSomeBadOnes() async throws {
    try await withServer(cityCount: 500) { _, client async throws in
      let cities = try await client.json("/cities.json").list
      let bad = cities.map { [$0["name"].text, $0["country"].text] }.filter { texts in
        texts.contains { ["", "-"].contains($0?.drop { $0 == " " }) }
      }
      #expect(cities.count == 505)
      #expect(
        bad == [["", "PE"], ["Nulandia", ""], ["-", "CL"], ["Sinpaís", "-"], ["   ", "AR"]])
      #expect(Set(cities.map { $0["_id"].number }).count == cities.count)
    }
  }

  /// Another server has the same.
  @Test func textIsWrittenAsTheListWritesIt() async throws {
    var answers: [RawAnswer] = []
    for _ in 0..<2 {
      try await withServer { _, client async throws in
        answers.append(try await client.ask("/cities.json"))
      }
    }
    #expect(answers[0].body == answers[1].body)
    #expect(answers[0].headers["last-modified"] == "Tue, 03 Feb 2026 04:05:06 GMT")
    let lima = #"{"country":"PE","name":"Lima","_id":3936456,"#
    #expect(
      answers[0].text.hasPrefix("[\n\(lima)" + #""coord":{"lon":-77.02824,"lat":-12.04318}}"#))
    #expect(answers[0].text.contains(#""name":"Nord\/Süd""#))
    #expect(answers[0].text.contains(/"lon":-?\d+,/))
  }

  @Test func developmentListIsAnother() async throws {
    try await withServer { _, client async throws in
      let names = try await client.json("/cities-dev.json").texts("name")
      #expect(names.count == 201)
      #expect(names.last == "Villanueva del Catalejo")
    }
  }
}
