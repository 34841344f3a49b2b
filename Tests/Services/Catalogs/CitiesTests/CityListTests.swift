import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing

@testable import Cities

@Suite struct CityListTests {
  private func parse(_ text: String) async throws(DataError) -> CityList {
    try await CityList.read(Array(text.utf8))
  }

  private func city(
    _ number: UInt32, _ name: String, _ country: String = "XA", _ latitude: Double = 1.5,
    _ longitude: Double = 2.5
  ) throws -> City {
    City(
      number: number, name: name, country: country,
      coordinate: try #require(Coordinate(latitude: latitude, longitude: longitude)),
      population: 0, timeZone: "")
  }

  private func row(_ members: String) -> String {
    #"[{"country":"XA","name":"Uno","_id":1,"coord":{"lon":2.5,"lat":1.5}},{\#(members)}]"#
  }

  @Test func readsThePublishedLayout() async throws {
    let text = """
      [
      {"country":"XA","name":"Uno","_id":1,"coord":{"lon":2.5,"lat":1.5}},
      {"country":"XB","name":"Dos","_id":4294967295,"coord":{"lon":-180,"lat":-90}}
      ]

      """
    let cities = [try city(1, "Uno"), try city(4_294_967_295, "Dos", "XB", -90, -180)]
    #expect(try await parse(text) == CityList(cities: cities, skipped: 0))
  }

  @Test func takesMembersInAnyOrderAndPassesOverOthers() async throws {
    let text = """
      \u{FEFF}[{"x":[{"name":"no"},[null,true,false,-1.5e3]],"coord":{"lat":1.5,"name":"no","alt":{"lat":9},
      "lon":2.5},"_id" : 1 ,"stat":{"_id":9,"coord":{"lat":0}},"country":"XA","name":"Uno",
      "coord2":{"lat":3}}]
      """
    #expect(try await parse(text) == CityList(cities: [city(1, "Uno")], skipped: 0))
  }

  @Test(arguments: [
    #""country":"XA","name":"Dos","coord":{"lon":1,"lat":1}"#,
    #""country":"XA","name":"Dos","_id":0,"coord":{"lon":1,"lat":1}"#,
    #""country":"XA","name":"Dos","_id":4294967296,"coord":{"lon":1,"lat":1}"#,
    #""country":"XA","name":"Dos","_id":"2","coord":{"lon":1,"lat":1}"#,
    #""country":"XA","name":"Dos","_id":1,"coord":{"lon":1,"lat":1}"#,
    #""country":"XA","_id":2,"coord":{"lon":1,"lat":1}"#,
    #""country":"XA","name":" \t","_id":2,"coord":{"lon":1,"lat":1}"#,
    #""country":"XA","name":"\ud83c","_id":2,"coord":{"lon":1,"lat":1}"#,
    #""country":"-","name":"Dos","_id":2,"coord":{"lon":1,"lat":1}"#,
    #""country":"xa","name":"Dos","_id":2,"coord":{"lon":1,"lat":1}"#,
    #""country":"XAB","name":"Dos","_id":2,"coord":{"lon":1,"lat":1}"#,
    #""country":"XA","name":"Dos","_id":2"#,
    #""country":"XA","name":"Dos","_id":2,"coord":{"lon":1}"#,
    #""country":"XA","name":"Dos","_id":2,"coord":{"lon":1,"lat":90.1}"#,
    #""country":"XA","name":"Dos","_id":2,"coord":[1,1]"#,
  ])
  func aRowThatMakesNoSenseIsLeftOutAndCounted(members: String) async throws {
    #expect(
      try await parse(row(members)) == CityList(cities: [city(1, "Uno")], skipped: 1))
  }

  @Test func whatIsNoObjectIsLeftOutToo() async throws {
    let good = #"{"country":"XA","name":"Uno","_id":1,"coord":{"lon":2.5,"lat":1.5}}"#
    let list = try await parse("[1,\"x\",null,true,[\(good)],[],\(good),{}]")
    #expect(list == CityList(cities: [try city(1, "Uno")], skipped: 7))
  }

  @Test func ofCitiesWithOneIDTheFirstStays() async throws {
    let rows = [3, 1, 3, 2, 1, 3].enumerated().map {
      #"{"country":"XA","name":"N\#($0)","_id":\#($1),"coord":{"lon":2.5,"lat":1.5}}"#
    }
    let cities = [try city(3, "N0"), try city(1, "N1"), try city(2, "N3")]
    #expect(
      try await parse("[\(rows.joined(separator: ","))]") == CityList(cities: cities, skipped: 3))
  }

  /// Only every third row is written as the published ones are.
  @Test func rowsStayInOrderHoweverTheyAreWritten() async throws {
    let names = [(#"Uno"#, "Uno"), (#"a\/\"]{b"#, #"a/"]{b"#), (#"\\"#, #"\"#)]
    let rows = (1...30).map {
      #"{"country":"XA","name":"\#(names[$0 % 3].0)","_id":\#($0),"coord":{"lon":-0.25,"lat":7}}"#
    }
    let list = try await parse("[\n\(rows.joined(separator: ",\n"))\n]\n")
    let cities = try (1...30).map { try city(UInt32($0), names[$0 % 3].1, "XA", 7, -0.25) }
    #expect(list == CityList(cities: cities, skipped: 0))
  }

  /// The two halves of a list are read at the same time; the first row of the second may be within
  /// another one.
  @Test func anObjectWithinARowIsNoRow() async throws {
    let inner = #"{"country":"XA","name":"Dos","_id":2,"coord":{"lon":1,"lat":1}}"#
    let of = (1...5).map { _ in inner }.joined(separator: ",")
    let members = #""country":"XA","name":"Tres","_id":3,"coord":{"lon":1,"lat":1},"of":[\#(of)]"#
    let cities = [try city(1, "Uno"), try city(3, "Tres", "XA", 1, 1)]
    #expect(try await parse(row(members)) == CityList(cities: cities, skipped: 0))
  }

  @Test(arguments: [
    "0", "-0", "7", "-179.99999", "21.09375", "0.1", "48.69096", "-100.546883", "1.000000000000001",
    "0.30000000000000004", "12.345678901234567890", "1e1", "-1.5E-3", "00", "01.5", "1.", ".5", "-",
    "+1", "1.5.5", "90071992547409.93", "4294967296",
  ])
  func aNumberIsReadAsJSONDecoderReadsIt(text: String) async throws {
    let rows = [#"{"country":"XA""#, #"{ "country":"XA""#].map {
      #"[\#($0),"name":"Uno","_id":1,"coord":{"lon":\#(text),"lat":1.5}}]"#
    }
    var read: [Result<CityList, DataError>] = []
    for row in rows {
      do throws(DataError) { read.append(.success(try await parse(row))) } catch {
        read.append(.failure(error))
      }
    }
    #expect(read[0] == read[1])
  }

  /// A bracket in a name does not end a row.
  @Test(arguments: ["Uno", "}, {"])
  func aLongListIsReadAsAShortOne(name: String) async throws {
    let rows = (1...2_000).map {
      #"{"name":"\#(name)","country":"XA","_id":\#(max(2, $0)),"coord":{"lon":2.5,"lat":1.5}}"#
    }
    let list = try await parse("[\(rows.joined(separator: ",\n"))]")
    #expect(list.cities.map(\.number) == Array(2...2_000))
    #expect(list.skipped == 1)
    await #expect(throws: DataError.service(.cities, .garbled)) {
      try await parse("[\(rows.joined(separator: ",\n"))")
    }
  }

  @Test(arguments: [
    (String(repeating: "x", count: 255), 0), (String(repeating: "x", count: 256), 1),
    (String(repeating: "x", count: 5_000), 1),
    // One character that folds to 33 bytes.
    (String(repeating: "\u{FDFA}", count: 7), 0), (String(repeating: "\u{FDFA}", count: 8), 1),
  ])
  func aNameMustFitTheIndex(name: String, skipped: Int) async throws {
    let members = #""country":"XA","name":"\#(name)","_id":2,"coord":{"lon":1,"lat":1}"#
    #expect(try await parse(row(members)).skipped == skipped)
  }

  @Test func aNameThatIsNoUnicodeIsLeftOut() async throws {
    for bad: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80]] {
      let text = row(#""country":"XA","name":"@","_id":2,"coord":{"lon":1,"lat":1}"#)
      let bytes = text.utf8.flatMap { $0 == 0x40 ? bad : [$0] }
      #expect(try await CityList.read(bytes).skipped == 1)
    }
  }

  @Test(
    arguments: [
      ("<html>[1]</html>", .notJSON), ("\u{FEFF} <a>", .notJSON), ("", .garbled),
      ("Not found", .garbled), ("[{\"_id\":1}", .garbled), ("[1]x", .garbled),
      ("{\"error\":\"no\"}", .failed), ("404", .unexpected(detail: "$")),
      ("null", .unexpected(detail: "$")), ("{}", .unexpected(detail: "$")),
      ("[]", .unexpected(detail: "$")), ("[{},1]", .unexpected(detail: "$")),
    ] as [(String, ServiceProblem)])
  func whatIsNoListIsRefused(text: String, problem: ServiceProblem) async {
    await #expect(throws: DataError.service(.cities, problem)) { try await parse(text) }
  }
}

@Suite struct CityListDataManagerTests {
  private let endpoint = Endpoint(.cities, limits: .cityList)
  private let validators = Validators(etag: "\"a\"")

  private func list(rows: Int) -> [UInt8] {
    let rows = (1...rows).map {
      #"{"country":"XA","name":"N\#($0)","_id":\#($0 % 100 + 1),"coord":{"lon":2.5,"lat":1.5}}"#
    }
    return Array("[\(rows.joined(separator: ",\n"))]".utf8)
  }

  @Test func fetchesTheListAndSaysWhatItLeftOut() async throws {
    let http = MockHTTPDataManager([endpoint: [.success(.body(list(rows: 130), validators))]])
    let remote = CityListDataManager(http) { 77 }
    let result = try await remote.fetch(.whole, unless: Validators())
    #expect(result.items?.map(\.name) == (1...100).map { "N\($0)" })
    #expect(result.part == .whole)
    #expect(result.metadata == CacheMetadata(fetchedAt: 77, validators: validators))
    #expect(result.skipped == 30)
    #expect(http.calls == [.init(endpoint)])
  }

  @Test func whatIsStillRightIsConfirmed() async throws {
    let http = MockHTTPDataManager([endpoint: [.success(.notModified)]])
    let result = try await CityListDataManager(http) { 77 }.fetch(.whole, unless: validators)
    #expect(
      result
        == FetchResult(
          .whole, items: nil, metadata: CacheMetadata(fetchedAt: 77, validators: validators)))
    #expect(http.calls == [.init(endpoint, validators)])
  }

  @Test func failuresAreTheServices() async throws {
    let half = Array(list(rows: 50).dropLast())
    let http = MockHTTPDataManager([
      endpoint: [
        .failure(.service(.cities, .timedOut)),
        .success(.body(Array("<html>".utf8), validators)),
        .success(.body(half, validators)),
      ]
    ])
    let remote = CityListDataManager(http) { 77 }
    for problem in [ServiceProblem.timedOut, .notJSON, .garbled] {
      await #expect(throws: DataError.service(.cities, problem)) {
        try await remote.fetch(.whole, unless: Validators())
      }
    }
  }
}

@Suite struct CityTests {
  private func city(
    population: Int, timeZone: String, region: String = "", distinction: Distinction? = nil
  ) -> City {
    City(
      number: 42, name: "Villanueva", country: "PE", region: region,
      coordinate: Coordinate(wrappingLatitude: -12.5, longitude: -77.25), population: population,
      timeZone: timeZone, distinction: distinction)
  }

  @Test func aRowHasTitlePositionAndDistinction() {
    let near = Distinction.near("Lima", kilometres: 12, bearing: 90)
    let position = Coordinate(wrappingLatitude: -12.5, longitude: -77.25)
    #expect(
      city(population: 1, timeZone: "", distinction: near).summary
        == Summary(title: "Villanueva, PE", position: position, distinction: near))
  }

  /// A property that the source does not know is no fact.
  @Test(
    arguments: [
      (
        900, "America/Lima", "Cusco",
        [.population(900), .timeZone("America/Lima"), .region("Cusco", in: "PE")]
      ), (0, "", "", []),
    ] as [(Int, String, String, [Fact])])
  func factsAreInReadingOrder(
    _ population: Int, _ timeZone: String, _ region: String, _ known: [Fact]
  ) {
    let position = Coordinate(wrappingLatitude: -12.5, longitude: -77.25)
    #expect(
      city(population: population, timeZone: timeZone, region: region).facts
        == [.name("Villanueva"), .country("PE"), .position(position)] + known)
  }
}
