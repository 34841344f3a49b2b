import Contracts
import Database
import Domain
import Foundation
import Platform
import TestSupport
import Testing

@testable import Places

/// What of the old file is in a new one, and what is said if nothing is.
@Suite struct ReplacingTests {
  private let fixture = PlaceFixture()

  private func held() async throws -> [HeldDump] {
    try await PlaceArchive(folder: fixture.folder.path + "/data").state().dumps
  }

  /// A row that is no more in a country's dump is no more in the file.
  @Test func aDumpThatIsAddedAgainLosesItsOldRows() async throws {
    let rows = ["1", "2", "3"].map { Row(id: $0, name: "Place \($0)") }
    try await fixture.add(fixture.dump("ES", [Row(id: "9", name: "Other", country: "ES")]))
    try await fixture.add(fixture.dump("PE", rows))
    try await fixture.add(fixture.dump("PE", [rows[1]]))
    #expect(try await held().map { "\($0.name) \($0.places)" } == ["ES 1", "PE 1"])
    let archive = PlaceArchive(folder: fixture.folder.path + "/data")
    #expect(try await archive.places(ArchiveQuery("place")).rows.map(\.id) == ["2"])
  }

  @Test func theFirstRowThatIsLeftOutIsTold() async throws {
    let report = try await fixture.add(
      fixture.dump(
        "PE", [Row(id: "1", latitude: "91"), Row(id: "2"), Row(columns: 3), Row(id: "2")]))
    #expect(report.skipped == 3)
    #expect(report.first.map { "\($0.line) \($0.fault)" } == "1 position")
  }

  @Test(arguments: [("999999999999", ""), ("-99999999", ""), ("", "20001")])
  func noPlaceIsHigherThanTheEarth(_ elevation: String, _ grid: String) async throws {
    let rows = [Row(id: "1", elevation: elevation, grid: grid), Row(id: "2", elevation: "-11000")]
    let report = try await fixture.add(fixture.dump("PE", rows))
    #expect(report.skipped == 1)
    #expect(report.first.map { "\($0.line) \($0.fault)" } == "1 elevation")
  }

  @Test func theReportCountsWhatOtherDumpsLose() async throws {
    let rows = ["1", "2", "3"].map { Row(id: $0, name: "Place \($0)") }
    try await fixture.add(
      fixture.dump("PE", rows, postal: ["PE\t15001\tLima\t\t\t\t\t\t\t-12\t-77\t4"]))
    let own = try fixture.dump(
      "own", [rows[1], Row(id: "4")], postal: ["PE\t15001\tMy Lima\t\t\t\t\t\t\t-12\t-77\t4"])
    #expect(try await fixture.add(own).taken == ["PE": 2])
    #expect(try await fixture.add(own).taken == [:])
    #expect(try await held().map { "\($0.name) \($0.places)" } == ["PE 2", "own 3"])
  }

  @Test func aFileThatIsInUseIsNotFree() async throws {
    try await fixture.file.checkIsFree()
    let folder = fixture.folder.path + "/data"
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["places.lock"])
    let lock = try FileDescriptor.open(folder + "/places.lock", .readWrite)
    defer { lock.close() }
    try lock.lock(isWaiting: false)
    await #expect(throws: DataError.unwritable(path: fixture.path, reason: .busy)) {
      try await fixture.file.checkIsFree()
    }
  }

  /// A program that was killed has left it.
  @Test func theRemainsOfAnotherProgramAreRemoved() async throws {
    try await fixture.add(fixture.dump("ES", [Row(id: "9", country: "ES")]))
    try write([1, 2, 3], to: fixture.path + ".unfinished")
    try await fixture.file.checkIsFree()
    let folder = fixture.folder.path + "/data"
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["places.lock", "places.sqlite"])
  }

  @Test func theReportSaysThatNothingWasTakenOver() async throws {
    let (spain, peru) = (
      try fixture.dump("ES", [Row(id: "9", country: "ES")]), try fixture.dump("PE", [Row(id: "1")])
    )
    #expect(try await fixture.add(spain).lost == nil)
    try fixture.change("PRAGMA user_version = 99")
    #expect(try await fixture.add(peru).lost == .otherVersion)
    #expect(try await held().map(\.name) == ["PE"])
    try write(Array("no database at all".utf8), to: fixture.path)
    guard case .damaged? = try await fixture.add(spain).lost else {
      Issue.record("nothing is said")
      return
    }
    #expect(try await held().map(\.name) == ["ES"])
  }

  /// The list of dumps is whole here, and the rows of the places are not.
  @Test func aFileWithDamagedRowsIsMadeAnew() async throws {
    try await fixture.add(fixture.dump("ES", [Row(id: "9", country: "ES")]))
    try fixture.change("DROP TABLE others")
    let report = try await fixture.add(fixture.dump("PE", [Row(id: "1")]))
    guard case .damaged? = report.lost else {
      Issue.record("nothing is said")
      return
    }
    #expect(try await held().map { "\($0.name) \($0.places)" } == ["PE 1"])
  }

  /// Where a file can't be looked at, nobody may say that there is none.
  @Test func aFileThatCannotBeLookedAtIsNotMissing() async throws {
    let folder = fixture.folder.file("loop")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let archive = PlaceArchive(folder: folder)
    #expect(!archive.hasFile)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/places.sqlite", withDestinationPath: "places.sqlite")
    #expect(archive.hasFile)
    await #expect(throws: DataError.self) { try await archive.places(ArchiveQuery("lima")) }
  }

  @Test func removingFromADamagedFileFails() async throws {
    try await fixture.add(
      fixture.dump("ES", [Row(id: "9", country: "ES")]), fixture.dump("PE", [Row(id: "1")]))
    try fixture.change("DROP TABLE areas")
    await #expect(throws: DataError.self) { try await fixture.file.remove(["PE"]) }
    try write(Array("no database at all".utf8), to: fixture.path)
    await #expect(throws: DataError.self) { try await fixture.file.remove(["PE"]) }
  }
}
