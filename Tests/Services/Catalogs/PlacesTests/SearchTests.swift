import Contracts
import Domain
import TestSupport
import Testing

@testable import Places

/// Searches in a file of made-up rows.
@Suite struct SearchTests {
  private let fixture = PlaceFixture()
  private var archive: PlaceArchive { PlaceArchive(folder: fixture.folder.path + "/data") }

  private static let rows = [
    Row(
      id: "10", name: "Lima", others: "Ciudad de los Reyes", code: "PPLC", population: "7737002",
      elevation: "154"),
    Row(
      id: "11", name: "Lima", latitude: "40.74", longitude: "-84.10", country: "US", admin1: "OH",
      admin2: "003", population: "38771", elevation: "268", zone: "America/New_York"),
    Row(
      id: "12", name: "Limache", latitude: "-33.0", longitude: "-71.2", country: "CL", admin1: "01",
      admin2: "", population: "35000", zone: "America/Santiago"),
    Row(
      id: "13", name: "Aeropuerto Internacional Jorge Chávez", others: "LIM,SPJC,Lima Airport",
      latitude: "-12.02", longitude: "-77.11", group: "S", code: "AIRP", admin1: "07",
      elevation: "34"),
    Row(
      id: "14", name: "Misti", others: "El Misti,Volcán Misti", latitude: "-16.29",
      longitude: "-71.41", group: "T", code: "VLC", admin1: "04", elevation: "5822"),
    Row(
      id: "15", name: "Paris", latitude: "48.85", longitude: "2.35", code: "PPLC", country: "FR",
      admin1: "11", admin2: "75", population: "2138551", zone: "Europe/Paris"),
    Row(
      id: "16", name: "Paris", latitude: "33.66", longitude: "-95.55", country: "US", admin1: "TX",
      admin2: "277", population: "25000", zone: "America/Chicago"),
    Row(
      id: "17", name: "Limón", latitude: "9.99", longitude: "-83.03", country: "CR", admin1: "06",
      population: "63081", zone: "America/Costa_Rica"),
  ]

  private func build(_ rows: [Row] = rows, postal: [String] = []) async throws {
    try await fixture.add(
      fixture.dump(
        "made", rows,
        alternates: [
          "1\t15\tes\tParís\t1\t\t\t\t\t", "2\t15\tja\tパリ\t\t\t\t\t\t",
          "3\t13\ticao\tSPJC\t\t\t\t\t\t",
        ],
        postal: postal,
        regions: [
          "PE.15\tLima region\tLima\t1", "PE.04\tArequipa\tArequipa\t2", "US.TX\tTexas\tTexas\t3",
          "US.OH\tOhio\tOhio\t4", "PE.07\tCallao\tCallao\t5",
        ], districts: ["PE.15.1501\tLima Province\tLima\t6"]))
  }

  private func found(_ query: ArchiveQuery) async throws -> [String] {
    let answer = try await archive.places(query)
    return answer.rows.map { $0.id + ($0.matchedName.map { " \($0)" } ?? "") }
      + ["\(answer.total) \(answer.likely)\(answer.name.map { " \($0)" } ?? "")"]
  }

  @Test func aPrefixFindsNamesThenTheLikeliestFirst() async throws {
    try await build()
    #expect(
      try await found(ArchiveQuery("lim")) == ["13 LIM", "10", "11", "12", "17", "5 0"])
    #expect(
      try await found(ArchiveQuery("lim", likely: 2)) == ["13 LIM", "10", "11", "12", "17", "5 2"])
    #expect(
      try await found(ArchiveQuery("lima", likely: 2)) == [
        "10", "11", "13 Lima Airport", "12", "4 2",
      ])
    #expect(
      try await found(ArchiveQuery("lim", offset: 1, limit: 2, likely: 2)) == ["10", "11", "5 1"])
    #expect(try await found(ArchiveQuery("lim", offset: 4, limit: 9, likely: 2)) == ["17", "5 0"])
    #expect(try await found(ArchiveQuery("LÍMON ")) == ["0 0"])
    #expect(try await found(ArchiveQuery("nothing")) == ["0 0"])
    #expect(try await found(ArchiveQuery("paris", limit: 1)) == ["16", "2 0"])
    #expect(try await found(ArchiveQuery("パリ")) == ["15 パリ", "1 0"])
    #expect(try await found(ArchiveQuery("spjc")) == ["13 SPJC", "1 0"])
    #expect(
      try await found(ArchiveQuery(limit: 2)) == ["13", "10 Ciudad de los Reyes", "8 0"])
  }

  @Test func theEndOfASearchIsAPlace() async throws {
    try await build(postal: [
      "ES\t08001\tBarcelona\t\t\t\t\t\t\t41.3\t2.0\t4",
      "US\t08001\tAlloway\t\t\t\t\t\t\t39.5\t-75.3\t4",
      "PE\t15001\tLima\tLima\t15\t\t\t\t\t-12.0\t-77.0\t4",
    ])
    #expect(
      try await found(ArchiveQuery("lima peru")) == [
        "10", "13 Lima Airport", "2 0 lima",
      ])
    #expect(try await found(ArchiveQuery("paris, tx")) == ["16", "1 0 paris"])
    #expect(try await found(ArchiveQuery("misti arequipa")) == ["14", "1 0 misti"])
    #expect(
      try await found(ArchiveQuery("misti, arequ, peru")) == ["14", "1 0 misti"])
    #expect(try await found(ArchiveQuery("08001 es")) == ["ES-08001", "1 0 08001"])
    #expect(
      try await found(ArchiveQuery("15001 lima")) == ["PE-15001 15001 Lima", "1 0"])
    #expect(try await found(ArchiveQuery("paris", isWholeName: true)) == ["16", "15", "2 0"])
    #expect(try await found(ArchiveQuery("pari", isWholeName: true)) == ["0 0"])
    let place = try await archive.place("PE-15001")
    #expect(place?.place.region == PlaceDivision(code: "15", name: "Lima"))
    #expect(place?.names.map(\.name) == ["15001", "15001 Lima"])
    #expect(try await archive.place("ES-15001") == nil)
  }

  @Test func conditionsNarrow() async throws {
    try await build()
    let high = try Filter(key: "elevation", .greater, value: "200").condition(in: .count)
    let few = try Filter(key: "population", .less, value: "40000").condition(in: .count)
    func ids(_ text: String, _ conditions: PlaceCondition...) async throws -> [String] {
      try await archive.places(ArchiveQuery(text, conditions)).rows.map(\.id)
    }
    #expect(try await ids("", .countries(["PE"])) == ["13", "10", "14"])
    #expect(try await ids("lim", .countries(["PE"], areWanted: false)) == ["11", "12", "17"])
    #expect(try await ids("", .groups(["T", "S"])) == ["13", "14"])
    #expect(try await ids("", .groups(["P"], areWanted: false)) == ["13", "14"])
    #expect(try await ids("", .features(["VLC"])) == ["14"])
    #expect(try await ids("", .elevation(high)) == ["11", "14"])
    #expect(try await ids("lim", .elevation(high)) == ["11"])
    #expect(try await ids("", .population(few), .groups(["P"])) == ["11", "12", "16"])
    #expect(try await ids("", .region("arequipa")) == ["14"])
    #expect(try await ids("", .region("arequ")) == ["14"])
    #expect(try await ids("", .region("texas", isWanted: false), .countries(["US"])) == ["11"])
    #expect(try await ids("p", .ids(["15", "14", "99"])) == ["15"])
    #expect(try await ids("", .countries(["XK"])) == [])
    await #expect(throws: DataError.invalidFilter(key: "region", value: "nowhere")) {
      try await ids("", .region("nowhere"))
    }
  }

  @Test func placesAreSorted() async throws {
    try await build()
    func ids(_ text: String, _ order: PlaceOrder, _ conditions: PlaceCondition...) async throws
      -> [String]
    {
      try await archive.places(ArchiveQuery(text, conditions, order: order, limit: 3)).rows.map(
        \.id)
    }
    #expect(try await ids("", .elevation) == ["14", "11", "10"])
    #expect(try await ids("lim", .population) == ["10", "17", "11"])
    #expect(try await ids("", .population, .groups(["P"])) == ["10", "15", "17"])
    #expect(try await ids("", .name) == ["13", "10", "14"])
    let texas = try #require(Coordinate(latitude: 33, longitude: -95))
    #expect(try await ids("", .distance(texas)) == ["16", "11", "17"])
    #expect(try await ids("paris", .relevance) == ["15", "16"])
    #expect(try await ids("", .distance(texas), .countries(["PE"])) == ["13", "10", "14"])
    // Fewer are wanted than the file has in order.
    let query = ArchiveQuery(order: .elevation, offset: 1, limit: 2)
    #expect(try await archive.places(query).rows.map(\.id) == ["11", "10"])
    let least = ArchiveQuery(order: .population, limit: 8)
    #expect(try await archive.places(least).rows.map(\.population).suffix(3) == [25000, 0, 0])
  }

  @Test func aPlaceHasAllItsNames() async throws {
    try await build()
    let found = try #require(try await archive.place("15"))
    #expect(
      found.place
        == ArchivedPlace(
          id: "15", name: "Paris", feature: PlaceFeature("P", "PPLC"), country: "FR",
          region: PlaceDivision(code: "11", name: "11"),
          district: PlaceDivision(code: "75", name: "75"),
          coordinate: Coordinate(wrappingLatitude: 48.85, longitude: 2.35), population: 2_138_551,
          timeZone: "Europe/Paris"))
    #expect(
      Set(found.names) == [
        PlaceName("Paris"), PlaceName("París", language: "es", traits: .preferred),
        PlaceName("パリ", language: "ja"),
      ])
    #expect(try await archive.place("10")?.place.district?.name == "Lima Province")
    #expect(try await archive.place("99") == nil)
    #expect(try await archive.place("x") == nil)
  }

  /// What people mean is found first, among places with the same names.
  @Test func theBestKnownPlacesAreFoundFirst() async throws {
    try await build(KnownPlaces.rows, postal: KnownPlaces.postal)
    for (text, id) in KnownPlaces.wanted {
      let answer = try await archive.places(ArchiveQuery(text, likely: 3))
      #expect(answer.rows.first?.id == id, "\(text)")
    }
  }

  /// Prefixes with many names are counted when the file is made, and are searched alike.
  @Test func manyNamesAreCountedBefore() async throws {
    var generator = SeededGenerator(seed: 9)
    let rows = (1...1200).map { number in
      let word = ["san", "santa", "sant", "sa"][number % 4]
      return Row(
        id: "\(number)", name: "\(word) \(number % 50)",
        others: number % 3 == 0 ? "santo \(number)" : "",
        latitude: "\(Int.random(in: -80...80, using: &generator))", population: "\(number)")
    }
    try await fixture.add(fixture.dump("made", rows))
    for text in [
      "", "s", "sa", "san", "sant", "santa", "santa ", "santo", "santo 1", "san 7", "sb",
    ] {
      let typed = Fold.queryBytes(text)
      let matching = rows.filter { row in
        ([row.name] + row.others.split(separator: ",").map(String.init)).contains {
          Fold.bytes($0).starts(with: typed)
        }
      }
      let answer = try await archive.places(ArchiveQuery(text, limit: 2000, likely: 5))
      #expect(answer.total == matching.count, "\(text)")
      #expect(Set(answer.rows.map(\.id)) == Set(matching.map(\.id)), "\(text)")
      #expect(answer.rows.count == matching.count, "\(text)")
      // Conditions that all places meet read the names themselves.
      let read = try await archive.places(
        ArchiveQuery(text, [.countries(["PE"])], limit: 2000, likely: text.isEmpty ? 0 : 5))
      if !text.isEmpty {
        #expect(answer.rows.prefix(5).map(\.id) == read.rows.prefix(5).map(\.id), "\(text)")
      }
      #expect(read.total == answer.total, "\(text)")
    }
  }

  @Test func anotherVersionSaysSo() async throws {
    #expect(try await archive.state() == PlaceArchiveState())
    #expect(try await archive.places(ArchiveQuery("lima")) == ArchiveAnswer())
    try await build()
    let state = try await archive.state()
    #expect(state.dumps == [HeldDump(name: "made", places: 8, addedAt: 1_000)])
    #expect(state.places == 8 && state.problem == nil && state.size > 0)
    try fixture.change("UPDATE archive SET unicode = unicode - 1")
    #expect(try await archive.state().problem == .otherVersion)
    try fixture.change("PRAGMA user_version = 99")
    #expect(try await archive.state().problem == .otherVersion)
    await #expect(throws: DataError.malformed(path: fixture.path, reason: .olderVersion)) {
      try await archive.places(ArchiveQuery("lima"))
    }
    // A new dump starts a new file.
    try await fixture.add(fixture.dump("PE", [Self.rows[0]]))
    #expect(try await archive.state().dumps.map(\.name) == ["PE"])
    try write(Array("no database at all".utf8), to: fixture.path)
    guard case .damaged = try await archive.state().problem else {
      Issue.record("not damaged")
      return
    }
    await #expect(throws: DataError.self) { try await archive.places(ArchiveQuery("lima")) }
  }

  @Test func anEmptyFileIsDamaged() async throws {
    try await build([Self.rows[0]])
    try write([], to: fixture.path)
    let detail = "file is not a database"
    #expect(try await archive.state().problem == .damaged(detail))
    let error = DataError.malformed(path: fixture.path, reason: .damagedPlaces(detail: detail))
    await #expect(throws: error) { try await archive.places(ArchiveQuery("lima")) }
    await #expect(throws: error) { try await fixture.file.remove(["made"]) }
    #expect(try await fixture.add(fixture.dump("PE", [Self.rows[0]])).lost == .damaged(detail))
  }

  @Test func aNewFileIsReadAtOnce() async throws {
    try await build([Self.rows[0]])
    let archive = archive
    #expect(try await archive.places(ArchiveQuery("lima")).total == 1)
    try await fixture.add(fixture.dump("US", [Self.rows[1]]))
    #expect(try await archive.places(ArchiveQuery("lima")).total == 2)
    try await fixture.file.remove(["US", "made"])
    #expect(try await archive.places(ArchiveQuery("lima")).total == 0)
  }

  @Test(arguments: [1, 3, 40])
  func theNearestAreThoseOfAPlainSearch(_ count: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(count))
    func degrees(_ most: Int) -> String {
      "\(Double(Int.random(in: -most * 100...most * 100, using: &generator)) / 100)"
    }
    let rows = (1...900).map { number in
      Row(
        id: "\(number)", latitude: degrees(number % 2 == 0 ? 90 : 10),
        longitude: degrees(number % 2 == 0 ? 180 : 10), group: "T",
        code: ["PK", "MT", "HLL"][number % 3],
        country: number % 5 == 0 ? "PE" : "ES")
    }
    try await fixture.add(fixture.dump("made", rows))
    let archive = archive
    for (latitude, longitude) in [
      (0.0, 0.0), (90, 0), (-89.9, 170), (10, 179.99), (45, -179.99), (5, 100),
    ] {
      let position = try #require(Coordinate(latitude: latitude, longitude: longitude))
      let questions: [(conditions: [PlaceCondition], isMeant: (Row) -> Bool)] = [
        ([], { _ in true }), ([.features(["PK"])], { $0.code == "PK" }),
        ([.features(["PK", "MT"])], { $0.code != "HLL" }),
        ([.countries(["PE"])], { $0.country == "PE" }),
      ]
      for (conditions, isMeant) in questions {
        let all = try rows.filter(isMeant).map { try distance($0, position) }.sorted()
        let near = try await archive.nearest(to: position, conditions, count: count)
        #expect(near.map { distance($0, position) } == Array(all.prefix(count)))
        let listed = try await archive.places(
          ArchiveQuery("", conditions, order: .distance(position), limit: count))
        #expect(listed.rows.map(\.id) == near.map(\.id))
      }
    }
    #expect(
      try await archive.nearest(to: Coordinate(wrappingLatitude: 0, longitude: 0), [], count: 0)
        == [])
  }
}
