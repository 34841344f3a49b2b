import StubServer
import TestSupport
import Testing

@Suite(.oneAtATime) struct CityListTests {
  @Test func listHasTheGoodRowsAskedForAndSomeBadOnes() async throws {
    let cities = try await RawClient(cityCount: 500).json("/cities.json").list
    let bad = cities.map { [$0["name"].text, $0["country"].text] }.filter { texts in
      texts.contains { ["", "-"].contains($0?.drop { $0 == " " }) }
    }
    #expect(cities.count == 505)
    #expect(
      bad == [["", "PE"], ["Nulandia", ""], ["-", "CL"], ["Sinpaís", "-"], ["   ", "AR"]])
    #expect(Set(cities.map { $0["_id"].number }).count == cities.count)
  }

  /// Another server has the same.
  @Test func textIsWrittenAsTheListWritesIt() async throws {
    let answer = try await RawClient().ask("/cities.json")
    #expect(answer.body == (try await RawClient().ask("/cities.json")).body)
    #expect(answer.headers["last-modified"] == "Tue, 03 Feb 2026 04:05:06 GMT")
    let lima = #"{"country":"PE","name":"Lima","_id":3936456,"#
    #expect(answer.text.hasPrefix("[\n\(lima)" + #""coord":{"lon":-77.02824,"lat":-12.04318}}"#))
    #expect(answer.text.contains(#""name":"Nord\/Süd""#))
    #expect(answer.text.contains(/"lon":-?\d+,/))
  }

  @Test func developmentListIsAnother() async throws {
    let names = try await RawClient().json("/cities-dev.json").texts("name")
    #expect(names.count == 201)
    #expect(names.last == "Villanueva del Catalejo")
  }
}
