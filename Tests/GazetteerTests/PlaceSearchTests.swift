import Catalog
import Cities
import Domain
import Foundation
import Geo
import TestSupport
import Testing

@testable import Gazetteer

@Suite struct PlaceSearchTests {
  private func titles(_ places: [MapPlace]) -> [String] {
    places.map { "\($0.title) \($0.population)" + ($0.matchedName.map { " = \($0)" } ?? "") }
  }

  private static let twins = ["Twin, US 700", "Twin, US 600", "Twin, US 500", "Twin, US 400"]

  @Test(arguments: [
    ("a", ["Árbol, XB 900", "Ar, XA 300", "Ar Xa, XC 200", "Ar, XB 100"]),
    // Other names count from three letters on; of two such names the first.
    ("ne", []),
    (
      "new",
      [
        "Grande, XD 9000000 = NEW BIG", "Nuevo Puerto, XA 50000 = Newport",
        "Árbol, XB 900 = Newtree", "Ar, XA 300 = Newark",
      ]
    ),
    // The same city by its name and by another one.
    ("arb", ["Árbol, XB 900"]),
    // Called exactly so, and by a name of more than three letters.
    ("ar xa", ["Ar Xa, XC 200", "Ar, XA 300"]),
    ("twin, usa", twins), ("twin estados unidos", twins), ("grande peru", []), ("peru", []),
    ("!!", []), ("", []), ("  ", []),
  ])
  func findsByPopulation(text: String, found: [String]) throws {
    #expect(try titles(SmallWorld.gazetteer().named(text, count: 4)) == found)
  }

  @Test func keepsToTheCount() async throws {
    let gazetteer = try SmallWorld.gazetteer()
    #expect(titles(gazetteer.named("twin", count: 1)) == ["Twin, US 700"])
    #expect(gazetteer.named("twin", count: 0) == [])
    #expect(gazetteer.named("twin", count: -1) == [])
    #expect(gazetteer.named("twin", count: .max).count == 4)
    #expect(gazetteer.namesakes(of: "twin", in: nil, count: 3).count == 3)
  }

  /// What a page sorted by population finds, without its two parts.
  @Test(arguments: ["s", "a", "sa", "san", "new yor", "al", "東", "londres", "lima peru"])
  func findsWhatThePagesFind(text: String) async throws {
    let gazetteer = try Gazetteer()
    let (name, filters) =
      text == "lima peru" ? ("lima", [Filter(key: "country", value: "PE")]) : (text, [])
    let page = try gazetteer.page(
      CatalogQuery(search: name, filters: filters, sort: "population", limit: .max))
    let ranked = page.matches.map { match in
      (match.item, match.item.population / (match.matchedName == nil ? 1 : 50))
    }.sorted { $0.1 == $1.1 ? $0.0.number < $1.0.number : $0.1 > $1.1 }
    let found = gazetteer.named(text, count: 50)
    #expect(found.map(\.reference) == ranked.prefix(50).map(\.0.reference))
    #expect(!found.isEmpty)
  }

  @Test(arguments: [
    ("abrol", ["Árbol, XB 900"]), ("newprot", ["Nuevo Puerto, XA 50000 = Newport"]),
    ("abrol xb", []), ("twni usa", Array(twins.prefix(2))), ("abrol usa", []), ("zzz", []),
    ("", []),
  ])
  func suggestsAsTheListDoes(text: String, found: [String]) async throws {
    #expect(titles(try await SmallWorld.gazetteer().suggestions(text, count: 2)) == found)
  }

  @Test(arguments: [
    ("AR", nil, ["Ar, XA 300", "Ar, XB 100"]), ("ar", "XB", ["Ar, XB 100"]), ("ar", "XC", []),
    ("ar", "ZZ", []), ("arbol", nil, ["Árbol, XB 900"]), ("ar xa", nil, ["Ar Xa, XC 200"]),
    ("newport", nil, ["Nuevo Puerto, XA 50000"]), ("newp", nil, []),
    ("NP", nil, ["Nuevo Puerto, XA 50000"]), ("new big", "XD", ["Grande, XD 9000000"]),
    ("new big", "XA", []), ("!!", nil, []), ("", nil, []),
  ])
  func namesakesHaveTheWholeName(name: String, country: String?, found: [String]) throws {
    #expect(
      try titles(SmallWorld.gazetteer().namesakes(of: name, in: country, count: 9)) == found)
  }

  @Test func anotherNameCountsForAFiftieth() async throws {
    func city(_ number: UInt32, _ name: String, _ population: Int, _ other: String) -> City {
      GazetteerTests.city(number, name, "XA", 0, 0, population, others: [other])
    }
    let gazetteer = try Gazetteer([
      city(1, "Orla", 1000, "Shore"), city(2, "Kust", 50_000, "Orla"),
      city(3, "Ufer", 50_050, "Orla"), city(4, "Orla City", 999, "Orl"),
      city(5, "Orla", 0, ""), city(6, "Fern", 49, "Orla"),
    ])
    func ids(_ places: [MapPlace]) -> [String] { places.map(\.reference.id) }
    #expect(ids(gazetteer.named("orla", count: 9)) == ["3", "1", "2", "4", "5", "6"])
    #expect(
      ids(gazetteer.namesakes(of: "orla", in: nil, count: 9)) == [
        "3", "1", "2", "4", "5", "6",
      ])
  }

  @Test func aNewerListAnswersFromThenOn() async throws {
    let folder = try TemporaryFolder()
    let catalog = CityCatalog(
      embedded: try SmallWorld.gazetteer(), path: folder.file("cities.list"))
    #expect(titles(catalog.named("eco", count: 9)) == ["Eco, XA 20", "Eco, XA 10"])
    #expect(await catalog.bounds(of: "XF") == nil)
    try await catalog.store([NewerWorld.result])
    #expect(titles(catalog.named("eco", count: 9)) == ["Écoville, XA 10"])
    let point = WebMercator.project(Coordinate(wrappingLatitude: 1, longitude: 1))
    #expect(
      await catalog.bounds(of: "XF")
        == WorldRect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
  }

  @Test func countriesGoRoundTheWorldTheShortWay() async throws {
    let gazetteer = try SmallWorld.gazetteer()
    let box = try #require(await gazetteer.bounds(of: "XD"))
    #expect(abs(box.minX - (179.9 + 180) / 360) < 1e-12)
    #expect(abs(box.maxX - (180.1 + 180) / 360) < 1e-12)
    #expect(box.minY == 0.5 && box.maxY == 0.5)
    #expect(await gazetteer.bounds(of: "ZZ") == nil)
    #expect(await gazetteer.bounds(of: "xd") == nil)
  }

  /// Degrees of longitude, east of Greenwich.
  @Test(arguments: [
    ("FJ", 176.0...178.5, 179.5...181.5), ("NZ", 166.0...169, 178.0...184),
    ("RU", 19.0...21, 180.0...191), ("US", -180.0 ... -170, -68.0 ... -66),
    ("PE", -82.0 ... -80, -71.0 ... -68),
  ])
  func realCountriesDoToo(
    code: String, west: ClosedRange<Double>, east: ClosedRange<Double>
  ) async throws {
    let box = try #require(await Gazetteer().bounds(of: code))
    let (minimum, maximum) = (box.minX * 360 - 180, box.maxX * 360 - 180)
    #expect(west.contains(minimum), "\(minimum)")
    #expect(east.contains(maximum), "\(maximum)")
  }
}

@Suite struct RegionTests {
  private let gazetteer: Gazetteer

  init() throws {
    gazetteer = try Gazetteer([
      city(1, "San Miguel", "PE", -13, -72, 10, state: "Cusco"),
      city(2, "San Miguel", "PE", -9, -77, 20, state: "Áncash"),
      city(3, "San Miguel", "PE", -9.5, -77, 30, state: "Áncash"),
      city(4, "San Miguel", "BO", -16, -62, 40, state: "Santa Cruz"),
      city(5, "Cusco", "PE", -13.5, -72, 500, state: "Cusco", others: ["Cuzco"]),
      city(6, "Ancash", "BO", -17, -63, 5),
    ])
  }

  private func ids(_ query: CatalogQuery) throws -> [String] {
    try gazetteer.page(query).matches.map(\.item.id)
  }

  @Test(arguments: [
    (["cusco"], ["5", "1"]), (["ANCASH"], ["2", "3"]), (["santa  cruz"], ["4"]),
    (["cusco", "Áncash"], []), (["cusco", "Cusco"], ["5", "1"]),
    (["cusc"], ["5", "1"]), (["á"], ["2", "3"]), (["Cuzco"], ["5", "1"]),
  ])
  func filtersByANameOrItsBeginning(names: [String], expected: [String]) throws {
    let filters = names.map { Filter(key: "region", value: $0) }
    #expect(try ids(CatalogQuery(filters: filters, limit: 9)) == expected)
  }

  /// What begins several names says nothing, but where a country has only one of them.
  @Test func aBeginningOfSeveralRegionsIsRefusedWithTheirNames() throws {
    let gazetteer = try Gazetteer([
      city(1, "Uno", "PE", -13, -72, state: "San Martín"),
      city(2, "Dos", "BO", -16, -62, state: "Santa Cruz"),
      city(3, "Tres", "AR", -32, -68, state: "San Juan"),
      city(4, "Cuatro", "DO", 18, -71, state: "San Juan"),
    ])
    func found(_ filters: (key: String, value: String)...) throws -> [String] {
      let filters = filters.map { Filter(key: $0.key, value: $0.value) }
      return try gazetteer.page(CatalogQuery(filters: filters, limit: 9)).matches.map(\.item.id)
    }
    let names = ["San Juan", "San Martín", "Santa Cruz"].map { Words($0, $0) }
    #expect(throws: DataError.invalidFilter(key: "region", value: "san", known: names)) {
      try found(("region", "san"))
    }
    #expect(try found(("region", "san j")) == ["4", "3"])
    #expect(try found(("region", "san"), ("country", "bo")) == ["2"])
    #expect(throws: DataError.invalidFilter(key: "region", value: "san")) {
      try found(("region", "san"), ("country", "fr"))
    }
  }

  @Test(arguments: ["usco", "", "!", "Atlantis", "Miguelito"])
  func anUnknownRegionIsRefused(name: String) {
    let query = CatalogQuery(filters: [Filter(key: "region", value: name)], limit: 9)
    #expect(throws: DataError.invalidFilter(key: "region", value: name)) { try ids(query) }
    #expect(throws: DataError.invalidFilter(key: "region", value: name)) {
      try gazetteer.suggestions(query)
    }
  }

  @Test(arguments: [
    ("san miguel cusco", ["1"]), ("san miguel, cusco", ["1"]), ("san miguel cus", ["1"]),
    ("san miguel cusco peru", ["1"]), ("san miguel cusco bolivia", []),
    ("san mig áncash", ["2", "3"]), ("san miguel santa cruz", ["4"]), ("san miguel sant", ["4"]),
    // The beginning of a region has three letters at least, and a name is before it.
    ("san miguel cu", []), (" , cusco", ["5"]), ("miguel cusco", []),
    // What is found in another way is found as ever.
    ("san miguel", ["4", "1", "2", "3"]), ("san miguel bolivia", ["4"]), ("ancash", ["6"]),
  ])
  func aSearchMayEndInARegion(search: String, expected: [String]) throws {
    #expect(try ids(CatalogQuery(search: search, limit: 9, readsAreas: true)) == expected)
  }

  @Test func onlyWhoReadsAreasReadsRegions() throws {
    #expect(try ids(CatalogQuery(search: "san miguel cusco", limit: 9)) == [])
    let filter = Filter(key: "region", value: "cusco")
    let query = CatalogQuery(
      search: "san miguel santa", filters: [filter], limit: 9, readsAreas: true)
    #expect(try ids(query) == [])
  }

  /// By distance only where the region tells them not apart.
  @Test func theRegionTellsNamesakesApart() throws {
    let regions = try gazetteer.page(CatalogQuery(search: "san miguel pe", limit: 9))
      .matches.map { match -> String? in
        if case .region(let name) = match.item.distinction { name } else { nil }
      }
    #expect(regions == ["Cusco", nil, nil])
  }

  @Test func aRefreshedListKeepsThem() async throws {
    let list = [city(5, "Cuzco", "PE", -13.5, -72), city(7, "Nueva", "PE")]
    let newer = try await Gazetteer(building: list, keeping: gazetteer)
    #expect(["5", "7"].map { newer.city($0)?.region } == ["Cusco", ""])
  }

  /// A list that was stored before regions were more than a byte can tell.
  @Test func anOlderFileHasThemInAByteEach() throws {
    let blob = gazetteer.cities
    var sections: [CitySection: [UInt8]] = [:]
    for section in CitySection.allCases {
      sections[section] = Array(blob.data[blob.range(section)])
    }
    sections[.regions] = sections[.regions]?.enumerated().filter { $0.offset % 2 == 0 }
      .map(\.element)
    var file = Blob.file(
      cityCount: blob.cityCount, entryCount: blob.entryCount, fingerprint: blob.fingerprint,
      sections)
    let names = gazetteer.alternateNames.data
    #expect(throws: GazetteerError.damaged(section: CitySection.regions.rawValue)) {
      try Gazetteer(cities: file, alternateNames: names)
    }
    file[8] = 3
    let older = try Gazetteer(cities: file, alternateNames: names)
    #expect(["1", "3", "6"].map { older.city($0)?.region } == ["Cusco", "Áncash", ""])
    let query = CatalogQuery(filters: [Filter(key: "region", value: "ancash")], limit: 9)
    #expect(try older.page(query).matches.map(\.item.id) == ["2", "3"])
  }
}
