import Contracts
import Database
import Domain
import Foundation
import Platform
import TestSupport
import Testing

@testable import Places

/// The file of places, as it is made.
@Suite struct BuildTests {
  private let lima = Row(
    id: "3936456", others: "LIM,Ciudad de los Reyes", code: "PPLC", population: "7737002",
    grid: "154")
  private let misti = Row(
    id: "3", name: "Misti", others: "El Misti", latitude: "-16.29420", longitude: "-71.40900",
    group: "T", code: "VLC", admin1: "04", admin2: "", elevation: "5822", zone: "America/Lima")

  @Test func placesAreInTheOrderOfCells() async throws {
    let fixture = PlaceFixture()
    let far = Row(
      id: "4", name: "Tokyo", latitude: "35.7", longitude: "139.7", country: "JP",
      zone: "Asia/Tokyo")
    let report = try await fixture.add(fixture.dump("PE", [far, lima, misti]))
    #expect(report == PlaceBuildReport(rows: 3))
    #expect(
      try fixture.rows("SELECT row, id, name, population, elevation FROM places") == [
        "1 3 Misti 0 5822", "2 3936456 Lima 7737002 154", "3 4 Tokyo 0 -",
      ])
    #expect(
      try fixture.rows("SELECT fold, row, info & 255 FROM names") == [
        "ciudad de los reyes 2 0", "el misti 1 0", "lim 2 1", "lima 2 4", "misti 1 1", "tokyo 3 0",
      ])
    #expect(try fixture.rows("SELECT name, places, added, skipped FROM dumps") == ["PE 3 1000 0"])
    #expect(try fixture.rows("SELECT prefix, places FROM prefixes") == [" 3"])
    #expect(try fixture.rows("SELECT id, row FROM ids") == ["3 1", "4 3", "3936456 2"])
    #expect(fixture.names == ["places.lock", "places.sqlite"])
  }

  @Test func sortingInFilesGivesTheSameFile() async throws {
    var generator = SeededGenerator(seed: 7)
    let rows = (1...700).map { number in
      Row(
        id: "\(number)", name: "Name \(Int.random(in: 0...99, using: &generator))",
        others: "a\(number),b\(number % 7)",
        latitude: "\(Double.random(in: -90...90, using: &generator))".prefix(8).description,
        longitude: "\(Double.random(in: -180...180, using: &generator))".prefix(8).description)
    }
    let alternates = (1...700).map { "\($0)\t\($0)\tes\tEl \($0)\t1\t\t\t\t\t" }
    let (large, tiny) = (PlaceFixture(), PlaceFixture(isTiny: true))
    for fixture in [large, tiny] {
      try await fixture.add(fixture.dump("XX", rows, alternates: alternates))
    }
    for table in [
      "places", "names", "prefixes", "others", "ids", "kinds", "members", "cells", "areas",
    ] {
      #expect(
        try large.rows("SELECT * FROM \(table)") == tiny.rows("SELECT * FROM \(table)"), "\(table)")
    }
    #expect(try tiny.rows("SELECT count(*) FROM names") == ["\(700 * 3 + 700 - 0)"])
  }

  /// The counts of prefixes are those of a plain search.
  @Test func prefixesCountPlacesOnce() async throws {
    var generator = SeededGenerator(seed: 3)
    func word() -> String {
      String(
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          "abc".randomElement(using: &generator) ?? "a"
        })
    }
    var counts = PrefixCounts(places: 200)
    var names = Set<String>()
    for _ in 0..<600 { names.insert("\(word())\t\(Int.random(in: 1...200, using: &generator))") }
    let sorted = names.map { name -> (fold: [UInt8], row: Int) in
      let parts = name.split(separator: "\t")
      return (Array(parts[0].utf8), Int(parts[1]) ?? 0)
    }.sorted { $0.fold == $1.fold ? $0.row < $1.row : $0.fold.lexicographicallyPrecedes($1.fold) }
    var told: [[UInt8]: (places: Int, likely: [Int])] = [:]
    func tell(_ text: ArraySlice<UInt8>, _ prefix: PrefixCounts.Prefix) {
      #expect(told[Array(text)] == nil)
      told[Array(text)] = (prefix.places, prefix.likely.map(\.row))
    }
    var shared: [Int] = []
    for (fold, row) in sorted {
      shared.append(
        fold.withUnsafeBytes { counts.add($0, row: row, weight: row % 50, tell) })
    }
    counts.finish(tell)
    for (text, found) in told {
      let rows = sorted.filter { ($0.fold + [0]).starts(with: text) }
      let places = Set(rows.map(\.row))
      #expect(found.places == places.count)
      #expect(found.likely == Array(places.sorted { ($1 % 50, $0) < ($0 % 50, $1) }.prefix(20)))
      let firsts = zip(sorted, shared).filter {
        ($0.0.fold + [0]).starts(with: text) && $0.1 <= text.count
      }
      #expect(firsts.count == places.count)
    }
    #expect(told.count > 50)
  }

  @Test func theHighestPlacesAreInOrder() async throws {
    let fixture = PlaceFixture()
    let low = Row(id: "9", name: "Dead Sea", latitude: "31", elevation: "-430")
    try await fixture.add(fixture.dump("PE", [lima, misti, low]))
    let rows = try ["heights", "residents"].map { table in
      try fixture.rows("SELECT key FROM \(table) ORDER BY key DESC").map {
        let key = Int($0) ?? 0
        return [ArchiveLayout.number(ofRankKey: key), ArchiveLayout.row(ofRankKey: key)]
      }
    }
    let order = try ["Misti", "Lima", "Dead Sea"].map { name in
      Int(try fixture.rows("SELECT row FROM places WHERE name = '\(name)'")[0]) ?? 0
    }
    #expect(rows[0] == [[5822, order[0]], [154, order[1]], [-430, order[2]]])
    #expect(rows[1] == [[7_737_002, order[1]]])
    #expect(try fixture.rows("SELECT residents FROM archive") == ["1"])
  }

  @Test func rowsThatAreLeftOutAreCounted() async throws {
    let fixture = PlaceFixture()
    let dump = try fixture.dump(
      "PE", [lima, Row(latitude: "91"), lima, misti, Row(columns: 18)])
    let report = try await fixture.add(dump)
    #expect(
      report
        == PlaceBuildReport(
          rows: 2, skipped: 3,
          first: .init(path: dump.files[0].path, line: 2, fault: .position)))
    #expect(try fixture.rows("SELECT places, skipped FROM dumps") == ["2 3"])
  }

  @Test func aFileWithoutARowIsRefusedAndTheOldOneStays() async throws {
    let fixture = PlaceFixture()
    try await fixture.add(fixture.dump("PE", [lima]))
    let dump = try fixture.dump("ES", [Row(columns: 3)])
    await #expect(throws: DataError.malformed(path: dump.files[0].path, reason: .notGeoNames)) {
      try await fixture.add(dump)
    }
    let cut = fixture.folder.file("cut.zip")
    try write(Array(ZIPFixture.archive([("a.txt", "\(lima)\n", 0)]).dropLast(9)), to: cut)
    await #expect(throws: DataError.malformed(path: cut, reason: .brokenArchive)) {
      try await fixture.add(PlaceDump(name: "ES", files: [.init(cut, .places)]))
    }
    #expect(try fixture.rows("SELECT name, places FROM dumps") == ["PE 1"])
    #expect(fixture.names == ["places.lock", "places.sqlite"])
  }

  @Test func dumpsAreMergedReplacedAndRemoved() async throws {
    let fixture = PlaceFixture(isTiny: true)
    let madrid = Row(
      id: "5", name: "Madrid", others: "Madrit", latitude: "40.4", longitude: "-3.7", code: "PPLC",
      country: "ES", admin1: "29", admin2: "M", zone: "Europe/Madrid")
    try await fixture.add(
      fixture.dump(
        "PE", [lima, misti], regions: ["PE.15\tLima Province\tLima\t1", "PE.04\tArequipa\tx\t2"]))
    try await fixture.add(
      fixture.dump(
        "ES", [madrid],
        alternates: ["1\t5\teu\tMadril\t\t\t\t\t\t", "2\t3\tfr\tMont Misti\t1\t\t\t\t\t"]))
    #expect(
      try fixture.rows("SELECT name, places FROM dumps ORDER BY name") == ["ES 1", "PE 2"])
    #expect(
      try fixture.rows("SELECT fold, name FROM names JOIN places USING (row)")
        == [
          "ciudad de los reyes Lima", "el misti Misti", "lim Lima", "lima Lima", "madril Madrid",
          "madrid Madrid", "madrit Madrid", "misti Misti", "mont misti Misti",
        ].sorted())
    #expect(
      try fixture.rows("SELECT name, country, code FROM regions") == [
        "29 ES 29", "Arequipa PE 04", "Lima Province PE 15",
      ])
    // The newest dump with a place has it.
    try await fixture.add(fixture.dump("some", [Row(id: "3", name: "Volcán Misti", latitude: "1")]))
    #expect(
      try fixture.rows("SELECT name, places FROM dumps ORDER BY name") == [
        "ES 1", "PE 1", "some 1",
      ])
    try await fixture.add(fixture.dump("PE", [lima]))
    try await fixture.file.remove(["ES", "none"])
    #expect(
      try fixture.rows("SELECT fold, name FROM names JOIN places USING (row)") == [
        "ciudad de los reyes Lima", "lim Lima", "lima Lima", "volcan misti Volcán Misti",
      ])
    #expect(try fixture.rows("SELECT area, country FROM areas WHERE places > 0") == ["2 PE"])
    try await fixture.add(fixture.dump("all", [madrid]))
    #expect(try fixture.rows("SELECT name, places FROM dumps") == ["all 1"])
    try await fixture.file.remove(["all"])
    #expect(fixture.names == ["places.lock"])
  }

  @Test func postalCodesArePlaces() async throws {
    let fixture = PlaceFixture()
    let postal = [
      "ES\t08001\tBarcelona\tCataluna\tCT\tBarcelona\tB\t\t\t41.3\t2.0\t4",
      "ES\t08001\tEl Raval\tCataluna\tCT\tBarcelona\tB\t\t\t41.5\t2.2\t4",
      "CZ\t561 13\tOrlicke\t\t\t\t\t\t\t50.0\t16.2\t",
      "AU\t0200\tUniversity\t\t\t\t\t\t\t\t\t",
    ]
    let report = try await fixture.add(fixture.dump("ES", postal: postal))
    #expect((report.rows, report.skipped, report.first?.fault) == (3, 1, .position))
    #expect(
      try fixture.rows("SELECT name, latitude, longitude FROM places ORDER BY name") == [
        "08001 4140000 210000", "561 13 5000000 1620000",
      ])
    #expect(
      try fixture.rows("SELECT fold FROM names") == [
        "08001", "08001 barcelona", "08001 el raval", "561 13", "561 13 orlicke", "56113",
      ])
    #expect(
      try fixture.rows(
        "SELECT country, admin1, region, district FROM areas ORDER BY area DESC LIMIT 1")
        == ["ES CT Cataluna Barcelona"])
  }

  @Test func whileOneProgramMakesAFileAnotherOneIsBusy() async throws {
    let fixture = PlaceFixture()
    try await fixture.add(fixture.dump("PE", [lima]))
    let lock = try FileDescriptor.open(
      fixture.folder.path + "/data/places.lock", [.readWrite, .create])
    try lock.lock()
    let dump = try fixture.dump("ES", [misti])
    await #expect(throws: DataError.unwritable(path: fixture.path, reason: .busy)) {
      try await fixture.add(dump)
    }
    lock.close()
    // The remains of a program that died.
    try write(Array("remains".utf8), to: fixture.path + ".unfinished")
    try await fixture.add(dump)
    #expect(try fixture.rows("SELECT name FROM dumps ORDER BY name") == ["ES", "PE"])
  }

  @Test func aCancelledBuildLeavesTheOldFile() async throws {
    let fixture = PlaceFixture()
    try await fixture.add(fixture.dump("PE", [lima]))
    let dump = try fixture.dump("ES", [misti])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await fixture.add(dump)
    }
    _ = try await task.value
    #expect(try fixture.rows("SELECT name FROM dumps") == ["PE"])
    #expect(fixture.names == ["places.lock", "places.sqlite"])
  }
}

extension PlaceFixture {
  var names: [String] { folder.names(in: folder.path + "/data") }

  /// The rows that a statement finds, their values between blanks.
  func rows(_ sql: String) throws -> [String] {
    let database = try SQLiteConnection(path, isImmutable: true)
    let statement = try SQLiteStatement(database, sql)
    var rows: [String] = []
    while try statement.next() {
      rows.append(
        (0..<statement.columnCount).map { statement.isNull($0) ? "-" : statement.text($0) }
          .joined(separator: " "))
    }
    return rows
  }
}
