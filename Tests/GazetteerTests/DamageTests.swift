import Catalog
import Domain
import Foundation
import TestSupport
import Testing

@testable import Gazetteer

@Suite struct DamageTests {
  private let built: (cities: Data, alternateNames: Data)

  init() throws {
    built = try SmallWorld.gazetteer().files
  }

  /// Opens files and, where they open, asks all there is to ask: nothing may trap.
  private func exercise(cities: Data, alternateNames: Data) {
    (try? Gazetteer(cities: cities, alternateNames: alternateNames))?.askEverything()
  }

  @Test func anEmptyOrForeignFileIsRefused() {
    for bytes in [Data(), Data([0]), Data("CJCITIES".utf8), built.alternateNames] {
      #expect(throws: GazetteerError.self) {
        try Gazetteer(cities: bytes, alternateNames: built.alternateNames)
      }
      #expect(throws: GazetteerError.self) {
        try Gazetteer(cities: built.cities, alternateNames: built.cities)
      }
    }
  }

  @Test func aFileCutShortIsRefused() {
    // The last section is aligned: its last bytes may be padding.
    for length in 0...built.cities.count - 8 {
      #expect(throws: GazetteerError.self, "\(length)") {
        try Gazetteer(cities: built.cities[..<length], alternateNames: built.alternateNames)
      }
    }
    for length in 0...built.alternateNames.count - 8 {
      #expect(throws: GazetteerError.self, "\(length)") {
        try Gazetteer(cities: built.cities, alternateNames: built.alternateNames[..<length])
      }
    }
  }

  @Test func anotherVersionIsNamed() {
    var cities = built.cities
    cities[8] = 77
    #expect(throws: GazetteerError.unsupportedVersion(77)) {
      try Gazetteer(cities: cities, alternateNames: built.alternateNames)
    }
  }

  @Test func aSectionThatLeavesTheFileIsNamed() {
    for section in CitySection.allCases {
      var cities = built.cities
      cities[GazetteerLayout.headerSize + 8 * section.rawValue + 7] = 0x7F
      #expect(throws: GazetteerError.damaged(section: section.rawValue)) {
        try Gazetteer(cities: cities, alternateNames: built.alternateNames)
      }
    }
  }

  @Test func filesOfDifferentListsAreMismatched() throws {
    let other = try Gazetteer(SmallWorld.cities.dropLast() + [city(1000, "Otra")]).files
    #expect(throws: GazetteerError.mismatched) {
      try Gazetteer(cities: built.cities, alternateNames: other.alternateNames)
    }
  }

  @Test func noDamagedByteTraps() {
    for index in built.cities.indices {
      var cities = built.cities
      cities[index] ^= 0xFF
      exercise(cities: cities, alternateNames: built.alternateNames)
    }
    for index in built.alternateNames.indices {
      var alternateNames = built.alternateNames
      alternateNames[index] ^= 0xFF
      exercise(cities: built.cities, alternateNames: alternateNames)
    }
  }
}
