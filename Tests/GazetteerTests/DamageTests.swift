import Catalog
import Domain
import TestSupport
import Testing

@testable import Gazetteer

@Suite struct DamageTests {
  private let built: GazetteerBuilder

  init() throws {
    built = try GazetteerBuilder(SmallWorld.cities)
  }

  /// Opens files and, where they open, asks all there is to ask: nothing may trap.
  private func exercise(cities: [UInt8], otherNames: [UInt8]) {
    guard
      let data = try? GazetteerData(cities: .owned(cities), otherNames: .owned(otherNames))
    else { return }
    let gazetteer = Gazetteer(data)
    for search in ["", "a", "ar xa", "new", "twin us", "新"] {
      for sort in [nil, "population", "relevance"] {
        let ids: Set<String> = ["7", "9", "40"]
        _ = try? gazetteer.page(CatalogQuery(search: search, sort: sort, limit: 100))
        _ = try? gazetteer.page(CatalogQuery(search: search, ids: ids, limit: 100))
      }
    }
    for id in ["3", "7", "41"] {
      if let row = data.read({ cities, _ in cities.row(ofID: id) }) {
        data.read { cities, names in _ = names.texts(ofRow: row, except: cities.fold(row)) }
      }
    }
    for search in ["nuevo puert", "newprot"] {
      _ = try? gazetteer.guesses(CatalogQuery(search: search, limit: 5))
    }
    let place = Coordinate(wrappingLatitude: 5, longitude: 170)
    _ = gazetteer.nearest(to: place, count: 3, largerThan: 100, excluding: nil)
  }

  @Test func anEmptyOrForeignFileIsRefused() {
    for bytes in [[], [0], Array("CJCITIES".utf8), built.otherNames] {
      #expect(throws: GazetteerError.self) {
        try GazetteerData(cities: .owned(bytes), otherNames: .owned(built.otherNames))
      }
      #expect(throws: GazetteerError.self) {
        try GazetteerData(cities: .owned(built.cities), otherNames: .owned(built.cities))
      }
    }
  }

  @Test func aFileCutShortIsRefused() {
    // The last section is aligned: its last bytes may be padding.
    for length in 0...built.cities.count - 8 {
      #expect(throws: GazetteerError.self, "\(length)") {
        try GazetteerData(
          cities: .owned(Array(built.cities[..<length])), otherNames: .owned(built.otherNames))
      }
    }
    for length in 0...built.otherNames.count - 8 {
      #expect(throws: GazetteerError.self, "\(length)") {
        try GazetteerData(
          cities: .owned(built.cities), otherNames: .owned(Array(built.otherNames[..<length])))
      }
    }
  }

  @Test func anotherVersionIsNamed() {
    var cities = built.cities
    cities[8] = 77
    #expect(throws: GazetteerError.unsupportedVersion(77)) {
      try GazetteerData(cities: .owned(cities), otherNames: .owned(built.otherNames))
    }
  }

  @Test func aSectionThatLeavesTheFileIsNamed() {
    for section in CitySection.allCases {
      var cities = built.cities
      cities[GazetteerLayout.headerSize + 8 * section.rawValue + 7] = 0x7F
      #expect(throws: GazetteerError.damaged(section: section.rawValue)) {
        try GazetteerData(cities: .owned(cities), otherNames: .owned(built.otherNames))
      }
    }
  }

  @Test func filesOfDifferentListsAreMismatched() throws {
    let other = try GazetteerBuilder(SmallWorld.cities.dropLast() + [city(1000, "Otra")])
    #expect(throws: GazetteerError.mismatched) {
      try GazetteerData(cities: .owned(built.cities), otherNames: .owned(other.otherNames))
    }
  }

  @Test func noDamagedByteTraps() {
    for index in built.cities.indices {
      var cities = built.cities
      cities[index] ^= 0xFF
      exercise(cities: cities, otherNames: built.otherNames)
    }
    for index in built.otherNames.indices {
      var otherNames = built.otherNames
      otherNames[index] ^= 0xFF
      exercise(cities: built.cities, otherNames: otherNames)
    }
  }
}
