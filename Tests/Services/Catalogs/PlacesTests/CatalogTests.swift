import Contracts
import Domain
import Platform
import TestSupport
import Testing

@testable import Places

/// The catalog over a file of made-up rows.
@Suite struct CatalogTests {
  private let fixture = PlaceFixture()
  private var places: any LocalDataManager<Place> {
    Places(PlaceArchive(folder: fixture.folder.path + "/data"), clock: { 2_000 }).source.local
  }

  private static let rows = [
    Row(id: "10", name: "Lima", code: "PPLC", population: "7737002", elevation: "154"),
    Row(
      id: "11", name: "Nevado Coropuna", others: "Coropuna", latitude: "-15.52",
      longitude: "-72.65", group: "T", code: "PK", admin1: "04", admin2: "", elevation: "6425"),
    Row(
      id: "12", name: "Paris", latitude: "48.85", longitude: "2.35", code: "PPLC", country: "FR",
      admin1: "11", admin2: "75", population: "2138551", zone: "Europe/Paris"),
    Row(
      id: "13", name: "Pacific Ocean", latitude: "0", longitude: "-160", group: "H", code: "OCN",
      country: "", admin1: "", admin2: "", zone: ""),
  ]

  private func build() async throws {
    try await fixture.add(
      fixture.dump(
        "made", Self.rows,
        alternates: ["1\t12\tes\tParís\t1\t\t\t\t\t", "2\t12\tja\tパリ\t\t\t\t\t\t"],
        postal: [
          "GB\tSW1A 1AA\tLondon\tEngland\tENG\tGreater London\t\t\t\t51.5\t-0.14\t6"
        ],
        regions: ["PE.04\tArequipa\tArequipa\t2"]))
  }

  private func found(_ query: CatalogQuery) async throws -> [String] {
    let page = try await places.page(query)
    return page.rows.map { row in
      ([row.reference.id, row.title] + [row.matchedName].compactMap(\.self)).joined(separator: " ")
    } + ["\(page.total)"]
  }

  @Test func withoutAFileNothingIsHeld() async throws {
    let page = try await places.page(CatalogQuery(search: "lima"))
    #expect(page == ListPage(provenance: Provenance(.cached)))
    #expect(try await places.held("10").item == nil)
    #expect(!FileSystem.exists(fixture.path))
  }

  @Test func aListHasEveryRow() async throws {
    try await build()
    #expect(
      try await found(CatalogQuery()) == [
        "11 Nevado Coropuna, PE Coropuna", "10 Lima, PE", "13 Pacific Ocean", "12 Paris, FR",
        "GB-SW1A_1AA SW1A 1AA, GB", "5",
      ])
    #expect(try await found(CatalogQuery(offset: 1, pageSize: 1)) == ["10 Lima, PE", "5"])
    #expect(
      try await places.page(CatalogQuery(pageSize: 0)).provenance
        == Provenance(.cached, fetchedAt: 1_000))
  }

  @Test func aPlaceHasAllItsFacts() async throws {
    try await build()
    let peak = try await places.item("11")
    #expect(
      peak.facts.map(\.key) == [
        "name", "kind", "country", "position", "region", "feature", "elevation", "timezone",
        "names",
      ])
    #expect(peak.summary.distinction == .region("Arequipa", in: "PE"))
    #expect(try await Set(places.item("12").names.map(\.name)) == ["Paris", "París", "パリ"])
    let code = try await places.item("GB-SW1A_1AA")
    #expect(code.title == "SW1A 1AA, GB")
    #expect(code.reference == Reference(Place.catalog, "GB-SW1A_1AA"))
    #expect(try await places.held("10").provenance == Provenance(.cached, fetchedAt: 1_000))
    await #expect(throws: DataError.notFound(Reference(Place.catalog, "14"))) {
      try await places.item("14")
    }
  }

  @Test func filtersBecomeConditions() async throws {
    try await build()
    func filtered(_ text: String) async throws -> [String] {
      try await found(CatalogQuery(filters: Filter.all(in: text))).dropLast().map { $0 }
    }
    #expect(try await filtered("country=fr") == ["12 Paris, FR"])
    #expect(try await filtered("region=arequipa") == ["11 Nevado Coropuna, PE"])
    #expect(try await filtered("feature=ocn") == ["13 Pacific Ocean"])
    #expect(try await filtered("elevation>4km") == ["11 Nevado Coropuna, PE"])
    #expect(try await filtered("population>3M country!=FR") == ["10 Lima, PE"])
    await #expect(
      throws: DataError.unknownFilter("colour", known: Places.description.filters.map(\.typedKey))
    ) {
      try await filtered("colour=red")
    }
  }

  @Test func rowsAreSorted() async throws {
    try await build()
    func sorted(_ key: String, from origin: Coordinate? = nil) async throws -> [String] {
      var query = CatalogQuery(sort: key, pageSize: 2)
      query.origin = origin.map { CatalogQuery.Origin("there", $0) }
      return try await places.page(query).rows.map(\.reference.id)
    }
    #expect(try await sorted("name") == ["11", "10"])
    #expect(try await sorted("elevation") == ["11", "10"])
    #expect(try await sorted("population") == ["10", "12"])
    #expect(
      try await sorted("distance", from: Coordinate(wrappingLatitude: 48, longitude: 2))
        == ["12", "GB-SW1A_1AA"])
    await #expect(throws: DataError.noOrigin("")) { try await sorted("distance") }
    await #expect(
      throws: DataError.unknownSort("age", known: Places.description.sorts.map(\.words))
    ) { try await sorted("age") }
  }

  @Test(arguments: [
    ("class=mountain", ["11"]), ("class=peak", ["11"]), ("class=montaña", ["11"]),
    ("class=sommet", nil), ("class=volcan", []), ("class=mer", ["13"]),
    ("class=postal-code", ["GB-SW1A_1AA"]), ("class=code postal", ["GB-SW1A_1AA"]),
    ("class!=populated-place country=pe", ["11"]), ("feature=t.pk", ["11"]),
  ])
  func kindsAreAskedForInWords(filter: String, ids: [String]?) async throws {
    try await build()
    let query = CatalogQuery(filters: Filter.all(in: filter))
    let found = try? await places.page(query).rows.map(\.reference.id)
    #expect(found == ids)
  }

  @Test func aRowSaysItsKindAndItsHeight() async throws {
    try await build()
    let row = try #require(
      try await places.page(CatalogQuery(search: "coro", hasFacts: true)).rows.first)
    #expect(
      row.summary.facts == [
        Fact("kind", Words("Kind"), .term(Term("peak", PlaceKind.peak.words))),
        Fact("elevation", Words("Elevation"), .amount(6425, unit: "m")),
      ])
    #expect(row.summary.sign == "▲")
    #expect(row.matchedName == "Coropuna")
    #expect(row.facts.region == "Arequipa")
  }

  @Test func namesAreThereByLanguage() async throws {
    try await build()
    let paris = try await places.item("12")
    #expect(
      paris.facts.last
        == Fact(
          "names", Words("Also called"),
          .groups([
            TermGroup("es", "es", [Term("París", Words(name: "París"))]),
            TermGroup("ja", "ja", [Term("パリ", Words(name: "パリ"))]),
          ])))
    #expect(paris.summary.names?[.spanish] == "París, FR")
    #expect(paris.summary.names?[.french] == nil)
  }

  @Test func nothingOverflows() async throws {
    try await build()
    #expect(try await found(CatalogQuery(offset: .max, pageSize: .max)) == ["5"])
    let turned = try await places.turn(1, from: "11", in: nil)
    #expect(turned == .row(Reference(Place.catalog, "10")))
    #expect(try await places.turn(1, from: "99", in: nil) == .unlisted)
  }

  /// Whether there is no file, or one that has the place no more.
  @Test(arguments: [false, true])
  func aStarKeepsAPlace(_ hasFile: Bool) async throws {
    if hasFile { try await build() }
    let reference = Reference(Place.catalog, "77")
    let position = Coordinate(wrappingLatitude: 1, longitude: 2)
    let archive = PlaceArchive(folder: fixture.folder.path + "/data")
    func place(_ title: String) async throws -> Place? {
      let favorite = Favorite(reference: reference, title: title, position: position, added: 1)
      let local = Places(
        archive, starred: { [favorite] }, clock: { 2_000 }
      ).source.local
      return try await local.held("77").item
    }
    let hill = try #require(try await place("Hill, North, PE"))
    #expect(hill.reference == reference)
    #expect(hill.title == "Hill, North, PE")
    #expect(hill.facts.prefix(3) == [.name("Hill, North"), hill.facts[1], .country("PE")])
    #expect(hill.coordinate == position)
    #expect(try await place("Hill")?.title == "Hill")
    #expect(try await places.held("77").item == nil)
  }

  /// A list of favorites has them, too; only the country is known of such a place.
  @Test(arguments: [
    ("", "", ["12 Paris, FR", "78 Alp, CH", "77 Hill, PE", "3"]),
    ("hill, p", "", ["77 Hill, PE", "1"]),
    ("paris", "", ["12 Paris, FR", "1"]), ("", "country=pe", ["77 Hill, PE", "1"]),
    ("", "country!=pe", ["12 Paris, FR", "78 Alp, CH", "2"]), ("", "class=mountain", ["0"]),
  ])
  func aListOfFavoritesHasWhatStarsKeep(
    _ search: String, _ filters: String, _ expected: [String]
  ) async throws {
    try await build()
    let favorites = [("77", "Hill, PE"), ("78", "Alp, CH"), ("12", "Paris, FR")].map {
      Favorite(
        reference: Reference(Place.catalog, $0), title: $1,
        position: Coordinate(wrappingLatitude: 1, longitude: 2), added: 1)
    }
    let local = Places(
      PlaceArchive(folder: fixture.folder.path + "/data"), starred: { favorites },
      clock: { 2_000 }
    ).source.local
    func rows(_ offset: Int, _ size: Int) async throws -> [String] {
      let page = try await local.page(
        CatalogQuery(
          search: search, filters: Filter.all(in: filters), ids: ["77", "78", "12"],
          favoritesOnly: true, offset: offset, pageSize: size))
      return page.rows.map { "\($0.reference.id) \($0.title)" } + ["\(page.total)"]
    }
    #expect(try await rows(0, 20) == expected)
    #expect(
      try await rows(1, 1)
        == Array(expected.dropLast().dropFirst().prefix(1) + [expected.last ?? ""]))
    #expect(try await rows(.max, .max) == [expected.last ?? ""])
  }

  // MARK: - Names among all catalogs

  private func named(
    _ text: String, isWhole: Bool = false, count: Int = 3,
    isKnown: @escaping @Sendable (String) -> Bool = { _ in false }
  ) async throws -> NameMatches {
    let archive = PlaceArchive(folder: fixture.folder.path + "/data")
    let local = Places(archive, isKnown: isKnown, clock: { 2_000 }).source.local
    return try await local.named(
      CatalogQuery(search: text, pageSize: count, isWholeName: isWhole))
  }

  @Test func theBestKnownPlaceIsMeant() async throws {
    try await fixture.add(
      fixture.dump("made", KnownPlaces.rows, postal: KnownPlaces.postal))
    for (text, id) in KnownPlaces.wanted {
      let first = try #require(try await named(text).matches.first)
      #expect(first.row.reference.id == id)
      #expect(first.rank.fit == .whole)
      #expect(first.isCalled)
    }
    let everest = try await named("everest")
    #expect(everest.matches.map(\.row.reference.id) == ["1", "2"])
    #expect(everest.matches.map(\.rank.fit) == [.whole, .beginning])
    #expect(everest.matches.map(\.row.kind?.english) == ["mountain", "populated place"])
    #expect(everest.matches.map(\.row.summary.facts) == [[], []])
    #expect(everest.total == 2)
  }

  @Test func aPlaceOfAnEarlierCatalogIsLeftToThat() async throws {
    try await build()
    #expect(try await named("li").matches.map(\.row.reference.id) == ["10"])
    let known = try await named("li", isKnown: { $0 == "10" })
    #expect(known == NameMatches())
    let whole = try await named("coropuna, pe", isWhole: true)
    #expect(whole.matches.map(\.row.reference.id) == ["11"])
    #expect(try await named("!").total == 0)
  }
}
