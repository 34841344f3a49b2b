import Contracts
import Domain
import Foundation
import GeneratedPlaces
import TestSupport
import Testing

@testable import Places

/// Bytes that are not those that were written.
@Suite struct DamageTests {
  private let row = Row(
    id: "7", name: "São José", others: "San Jose,SJK,Ōsaka,Сан-Жозе", latitude: "-23.1",
    elevation: "646")

  @Test(arguments: 0..<40)
  func aDamagedDumpIsReadOrRefused(_ seed: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let fixture = PlaceFixture(isTiny: true)
    var generated = GeneratedDump(names: ["Lima", "São Paulo", "Ōsaka", "a"], seed: UInt64(seed))
    var bytes = Array(generated.rows(60).utf8)
    if seed % 2 == 0 { bytes = ZIPFixture.archive(bytes: [("PE.txt", bytes, 0)]) }
    for _ in 0..<Int.random(in: 1...9, using: &generator) {
      let place = bytes.indices.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: "\t\n,".utf8.shuffled(using: &generator), at: place)
      default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0...99, using: &generator)))
      }
    }
    let path = fixture.folder.file("PE.dump")
    try write(bytes, to: path)
    do {
      let report = try await fixture.add(PlaceDump(name: "PE", files: [.init(path, .places)]))
      #expect(report.rows > 0 && (report.skipped == 0) == (report.first == nil))
      #expect(try fixture.rows("PRAGMA integrity_check") == ["ok"])
      #expect(try fixture.rows("SELECT count(*) FROM places") == ["\(report.rows)"])
    } catch {
      #expect(fixture.names == ["places.lock"])
    }
  }

  @Test func aDamagedFileIsReadOrRefused() async throws {
    var generator = SeededGenerator(seed: 5)
    let fixture = PlaceFixture(isTiny: true)
    var generated = GeneratedDump(names: ["Lima", "São Paulo", "Ōsaka", "Santa"])
    let path = fixture.folder.file("all.txt")
    try write(Array(generated.rows(400).utf8), to: path)
    try await fixture.add(PlaceDump(name: "made", files: [.init(path, .places)]))
    let whole = try Array(Data(contentsOf: URL(filePath: fixture.path)))
    let dump = try fixture.dump("PE", [row])
    let position = Coordinate(wrappingLatitude: 1, longitude: 1)
    for _ in 0..<150 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        // The header of the file is checked by SQLite; behind it are the pages.
        bytes[Int.random(in: 100..<bytes.count, using: &generator)] =
          [0, 1, 0x7F, 0xFF].randomElement(using: &generator) ?? 0
      }
      if Bool.random(using: &generator) {
        bytes.removeLast(Int.random(in: 0..<bytes.count / 2, using: &generator))
      }
      try? FileManager.default.removeItem(atPath: fixture.path)
      try write(bytes, to: fixture.path)
      let archive = PlaceArchive(folder: fixture.folder.path + "/data")
      _ = try? await archive.state()
      for text in ["", "s", "san", "lima", "li", "Ōs"] {
        _ = try? await archive.places(ArchiveQuery(text, likely: 3))
        _ = try? await archive.places(
          ArchiveQuery(text, [.countries(["US"]), .groups(["P"])], order: .elevation))
      }
      _ = try? await archive.place("2")
      _ = try? await archive.nearest(to: position, [.features(["PPL"])], count: 3)
      _ = try? await archive.nearest(to: position, [], count: 3)
      _ = try? await fixture.file.add([dump]) { _ in }
    }
  }

  /// A row of a whole dump that is longer than the program reads at once.
  @Test func aNameOfManyBytesIsLeftOut() async throws {
    let fixture = PlaceFixture()
    var long = row
    long.id = "8"
    long.name = String(repeating: "a", count: 1_500_000)
    let report = try await fixture.add(
      fixture.dump("PE", [row, long, Row(id: "9", latitude: "x")]))
    #expect((report.rows, report.skipped) == (1, 2))
    #expect(report.first?.line == 2)
    #expect(report.first?.fault == .tooLong)
  }
}
