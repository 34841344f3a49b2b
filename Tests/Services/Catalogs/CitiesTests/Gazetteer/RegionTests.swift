import Contracts
import Domain
import Foundation
import Testing

@testable import Cities

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
    try gazetteer.page(query).rows.map(\.reference.id)
  }

  @Test(arguments: [
    (["cusco"], ["5", "1"]), (["ANCASH"], ["2", "3"]), (["santa  cruz"], ["4"]),
    (["cusco", "Áncash"], []), (["cusco", "Cusco"], ["5", "1"]),
    (["cusc"], ["5", "1"]), (["á"], ["2", "3"]), (["Cuzco"], ["5", "1"]),
  ])
  func filtersByANameOrItsBeginning(names: [String], expected: [String]) throws {
    let filters = names.map { Filter(key: "region", value: $0) }
    #expect(try ids(CatalogQuery(filters: filters, pageSize: 9)) == expected)
  }

  /// The beginning of several names is refused, unless a country has only one of them.
  @Test func aBeginningOfSeveralRegionsIsRefusedWithTheirNames() throws {
    let gazetteer = try Gazetteer([
      city(1, "Uno", "PE", -13, -72, state: "San Martín"),
      city(2, "Dos", "BO", -16, -62, state: "Santa Cruz"),
      city(3, "Tres", "AR", -32, -68, state: "San Juan"),
      city(4, "Cuatro", "DO", 18, -71, state: "San Juan"),
    ])
    func found(_ filters: (key: String, value: String)...) throws -> [String] {
      let filters = filters.map { Filter(key: $0.key, value: $0.value) }
      return try gazetteer.page(CatalogQuery(filters: filters, pageSize: 9)).rows.map(
        \.reference.id)
    }
    let names = ["San Juan", "San Martín", "Santa Cruz"].map { Words(name: $0) }
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
    let query = CatalogQuery(filters: [Filter(key: "region", value: name)], pageSize: 9)
    #expect(throws: DataError.invalidFilter(key: "region", value: name)) { try ids(query) }
    #expect(throws: DataError.invalidFilter(key: "region", value: name)) {
      try gazetteer.suggestions(query) { $0.mapPlace($1) }
    }
  }

  @Test(arguments: [
    ("san miguel cusco", ["1"]), ("san miguel, cusco", ["1"]), ("san miguel cus", ["1"]),
    ("san miguel cusco peru", ["1"]), ("san miguel cusco bolivia", []),
    ("san mig áncash", ["2", "3"]), ("san miguel santa cruz", ["4"]), ("san miguel sant", ["4"]),
    // The beginning of a region has three letters at least, and a name is before it.
    ("san miguel cu", []), (" , cusco", ["5"]), ("miguel cusco", []),
    // A search that is found in another way is found as before.
    ("san miguel", ["4", "1", "2", "3"]), ("san miguel bolivia", ["4"]), ("ancash", ["6"]),
  ])
  func aSearchMayEndInARegion(search: String, expected: [String]) throws {
    #expect(try ids(CatalogQuery(search: search, pageSize: 9, isTyped: true)) == expected)
  }

  @Test func theirNamesAreTheValuesOfTheFilter() async {
    let catalog = CityCatalog(embedded: gazetteer, path: nil)
    #expect(await catalog.values(of: "region") == ["Áncash", "Cusco", "Santa Cruz"])
    #expect(await catalog.values(of: "country") == [])
  }

  @Test func onlyWhoReadsAreasReadsRegions() throws {
    #expect(try ids(CatalogQuery(search: "san miguel cusco", pageSize: 9)) == [])
    let filter = Filter(key: "region", value: "cusco")
    let query = CatalogQuery(
      search: "san miguel santa", filters: [filter], pageSize: 9, isTyped: true)
    #expect(try ids(query) == [])
  }

  /// By distance only where the region tells them not apart.
  @Test func theRegionTellsNamesakesApart() throws {
    let regions = try gazetteer.page(CatalogQuery(search: "san miguel pe", pageSize: 9))
      .rows.map { row -> String? in
        if case .region(let name, _) = row.summary.distinction { name } else { nil }
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
    let query = CatalogQuery(filters: [Filter(key: "region", value: "ancash")], pageSize: 9)
    #expect(try older.page(query).rows.map(\.reference.id) == ["2", "3"])
  }
}
