import StubServer
import Testing

@Suite struct CityListTests {
  private struct City: Decodable, Equatable {
    let country: String
    let name: String
    let id: Int
    let coord: Place

    enum CodingKeys: String, CodingKey {
      case country, name, coord
      case id = "_id"
    }

    struct Place: Decodable, Equatable {
      let lon: Double
      let lat: Double
    }
  }

  @Test func listHasTheGoodRowsAskedForAndSomeBadOnes() async throws {
    try await withServer(cityCount: 500) { _, client async throws in
      let cities = try await client.json([City].self, "/cities.json")
      let bad = cities.filter { city in
        [city.name, city.country].contains { ["", "-"].contains($0.drop { $0 == " " }) }
      }
      #expect(cities.count == 505)
      #expect(
        bad.map { [$0.name, $0.country] } == [
          ["", "PE"], ["Nulandia", ""], ["-", "CL"], ["Sinpaís", "-"], ["   ", "AR"],
        ])
      #expect(Set(cities.map(\.id)).count == cities.count)
      #expect(
        cities[0]
          == City(
            country: "PE", name: "Lima", id: 3_936_456,
            coord: .init(lon: -77.02824, lat: -12.04318)))
    }
  }

  @Test func textIsWrittenAsTheListWritesIt() async throws {
    try await withServer { _, client async throws in
      let answer = try await client.ask("/cities.json")
      #expect(answer.text.contains(#""name":"Nord\/Süd""#))
      #expect(answer.text.contains(/"lon":-?\d+,/))
      #expect(answer.headers["last-modified"] == "Tue, 03 Feb 2026 04:05:06 GMT")
    }
  }

  @Test func developmentListIsAnother() async throws {
    try await withServer { _, client async throws in
      let cities = try await client.json([City].self, "/cities-dev.json")
      #expect(cities.count == 201)
      #expect(cities.last?.name == "Villanueva del Catalejo")
    }
  }

  @Test func dataAreTheSameInEachRun() async throws {
    var answers: [[UInt8]] = []
    for _ in 0..<2 {
      try await withServer { _, client async throws in
        answers.append(try await client.ask("/cities.json").body)
      }
    }
    #expect(answers[0] == answers[1])
  }
}
