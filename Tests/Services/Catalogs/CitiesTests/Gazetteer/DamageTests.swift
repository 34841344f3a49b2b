import Contracts
import Domain
import Foundation
import TestSupport
import Testing

@testable import Cities

@Suite struct DamageTests {
  private let built: (cities: Data, alternateNames: Data)

  init() throws {
    built = try SmallWorld.gazetteer().files
  }

  /// Opens files and, if they open, calls everything: nothing may trap.
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

/// Stored lists with wrong contents.
@Suite struct StoredListDamageTests {
  private let folder = TemporaryFolder()
  private let path: String
  private let whole: [UInt8]
  private let embedded: Gazetteer

  init() async throws {
    path = folder.file("cities.list")
    embedded = try SmallWorld.gazetteer()
    try await CityCatalog(embedded: embedded, path: path).store([NewerWorld.result])
    whole = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private var headerSize: Int { whole.withUnsafeBytes { Int($0.u32(12)) } }
  private var otherNamesCount: Int { whole.withUnsafeBytes { Int($0.u32(48)) } }

  /// All bytes of the header; of the others, which have a test of their own, some.
  private var places: [Int] {
    Array(0..<headerSize) + stride(from: headerSize, to: whole.count, by: 11)
  }

  /// Opens the bytes as a stored list, calls everything, and returns whether it was used and what was
  /// wrong.
  private func open(_ bytes: [UInt8]) async throws -> (isUsed: Bool, warnings: [DataError]) {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let warnings = Recorder<DataError>()
    let catalog = CityCatalog(embedded: embedded, path: path, warn: warnings.record)
    catalog.gazetteer.askEverything()
    return (catalog.provenance != .embedded, warnings.all)
  }

  @Test func theWholeListIsUsed() async throws {
    #expect(try await open(whole) == (true, []))
  }

  @Test func anEmptyOrForeignFileIsMovedAway() async throws {
    let error = DataError.malformed(
      path: path, reason: .setAside(detail: "not a list of cities", place: "\(path).damaged"))
    for bytes in [[], [0], Array("CJSTORED".utf8), Array(repeating: 0x20, count: 500)] {
      #expect(try await open(bytes) == (false, [error]))
      #expect(folder.names() == ["cities.list.damaged"])
    }
    // The next program has nothing to say.
    let warnings = Recorder<DataError>()
    _ = CityCatalog(embedded: embedded, path: path, warn: warnings.record)
    #expect(warnings.all == [])
  }

  @Test func aFileCutShortIsNotUsed() async throws {
    for length in places {
      let (isUsed, warnings) = try await open(Array(whole[..<length]))
      #expect(!isUsed && warnings.count == 1, "\(length)")
    }
    let (isUsed, warnings) = try await open(whole + [0])
    #expect(!isUsed)
    let problem = FileProblem.setAside(detail: "size", place: "\(path).damaged")
    #expect(warnings == [.malformed(path: path, reason: problem)])
  }

  @Test func noDamagedByteTrapsAndNoneOfTheHeaderPasses() async throws {
    for index in places {
      var bytes = whole
      bytes[index] ^= 0xFF
      let (isUsed, warnings) = try await open(bytes)
      #expect(isUsed == warnings.isEmpty, "\(index)")
      if index < headerSize { #expect(!isUsed, "\(index)") }
    }
  }

  @Test func aNewerProgramsListIsLeftAlone() async throws {
    var bytes = whole
    bytes[8] = 2
    let error = DataError.malformed(path: path, reason: .newerVersion)
    #expect(try await open(bytes) == (false, [error]))
    #expect(folder.names() == ["cities.list"])
    // A refresh takes its place.
    try await CityCatalog(embedded: embedded, path: path).store([NewerWorld.result])
    #expect(CityCatalog(embedded: embedded, path: path).count == NewerWorld.cities.count)
  }

  @Test func anOlderProgramsListIsAsGoodAsNone() async throws {
    var bytes = whole
    // The version of the other names' layout.
    bytes[bytes.count - otherNamesCount + 8] = 1
    #expect(try await open(bytes) == (false, []))
    #expect(folder.names() == ["cities.list"])
  }

  @Test func aHeaderIsReadBack() throws {
    for validators in [
      Validators(), Validators(etag: ""), Validators(lastModified: "x"),
      Validators(etag: String(repeating: "ñ", count: 5_000), lastModified: ""),
    ] {
      let header = StoredListHeader(
        metadata: CacheMetadata(fetchedAt: -5, validators: validators), skipped: 7, source: .max,
        citiesCount: 9, alternateNamesCount: 3)
      let bytes = header.bytes + Array(repeating: 0, count: 16 + 3)
      let read = try bytes.withUnsafeBytes { bytes in try StoredListHeader.read(bytes) }
      #expect(read == header)
    }
  }
}
