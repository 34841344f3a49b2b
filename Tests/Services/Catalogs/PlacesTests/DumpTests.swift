import Contracts
import Domain
import TestSupport
import Testing

@testable import Places

/// Rows of dumps, as they are read.
@Suite struct DumpTests {
  private let folder = TemporaryFolder()

  @Test func linesAreCutWhole() throws {
    let path = try file("a.txt", "\u{FEFF}one\r\ntwo\n\nthree")
    var chunks = DumpChunks(try DumpFile(path), size: 4)
    var lines: [String] = []
    while let chunk = try chunks.next() {
      _ = DumpLine.forEach(in: chunk.bytes) { line, _ in lines.append(line.text(0)) }
      if chunk.isTooLong { lines.append("too long") }
    }
    #expect(lines == ["one", "two", "too long"])
    chunks = DumpChunks(try DumpFile(path))
    let whole = try #require(try chunks.next())
    lines = []
    let count = DumpLine.forEach(in: whole.bytes) { line, number in
      lines.append("\(number) \(line.text(0))")
    }
    #expect(lines == ["0 one", "1 two", "3 three"])
    #expect(count == 4)
  }

  @Test(
    arguments: [
      (Row(columns: 18), .columns(18)), (Row(columns: 20), .columns(20)),
      (Row(latitude: "91"), .position), (Row(longitude: "-180.00001"), .position),
      (Row(latitude: "x"), .number), (Row(latitude: ""), .number), (Row(latitude: "-"), .number),
      (Row(id: "0"), .number), (Row(id: "1e5"), .number), (Row(id: "99999999999"), .number),
      (Row(name: ""), .emptyName), (Row(name: "a\0b"), .text),
      (Row(name: String(repeating: "a", count: 1001)), .tooLong), (Row(country: "P1"), .country),
      (Row(population: "many"), .number),
    ] as [(Row, PlaceBuildReport.Fault)])
  func aDamagedRowIsLeftOut(_ row: Row, _ fault: PlaceBuildReport.Fault) {
    let rows = PlaceRows.read(DumpChunk(bytes: Array("\(Row())\n\(row)\n\(Row(id: "2"))\n".utf8)))
    #expect(rows.numbers == [0, 2])
    #expect(rows.skipped == 1)
    #expect(rows.first?.line == 1)
    #expect(rows.first?.fault == fault)
  }

  @Test func badUTF8IsLeftOut() {
    var bytes = Array("\(Row(name: "Lxma"))\n".utf8)
    bytes[bytes.firstIndex(of: UInt8(ascii: "x")) ?? 0] = 0xC3
    #expect(PlaceRows.read(DumpChunk(bytes: bytes)).first?.fault == .text)
  }

  @Test func aRowBecomesARecord() throws {
    let row = Row(
      id: "3936456", name: "Lima", others: "LIM,Limà,Lima,Ciudad de los Reyes",
      latitude: "-12.04318",
      longitude: "-77.02824", group: "P", code: "PPLC", population: "7737002", elevation: "",
      grid: "154")
    let rows = PlaceRows.read(DumpChunk(bytes: Array("\(row)\n".utf8)))
    #expect(rows.areas.texts == ["PE\t15\t1501\tAmerica/Lima\t\t"])
    #expect(rows.features.texts == ["P.PPLC"])
    var found: [String] = []
    rows.records.withUnsafeBytes { bytes in
      bytes.forEachRecord { bytes in
        let record = PlaceRecord(bytes: bytes)
        let numbers = [record.id, record.latitude, record.longitude, record.population]
        #expect(numbers == [3_936_456, -1_204_318, -7_702_824, 7_737_002])
        #expect(record.elevation == 154)
        #expect(record.country == CountryNumber.number("PE"))
        record.forEachFold { fold, less in
          found.append("\(String(decoding: fold, as: UTF8.self)) \(less)")
        }
        #expect(
          PackedNames.names(in: record.others).map(\.name) == [
            "LIM", "Limà", "Ciudad de los Reyes",
          ])
      }
    }
    #expect(found == ["lima 0", "lim 32", "ciudad de los reyes 32"])
  }

  @Test func theTextOfAnArchiveIsRead() throws {
    let path = folder.file("PE.zip")
    try write(
      ZIPFixture.archive([("readme.txt", "Read me", 0), ("PE.txt", "\(Row())\n", 0)]), to: path)
    let file = try DumpFile(path)
    #expect(file.path == path + "/PE.txt")
    var chunks = DumpChunks(file)
    #expect(try chunks.next()?.bytes == Array("\(Row())\n".utf8))
    #expect(file.done == file.size)
  }

  @Test func archivesWithoutARowAreRefused() throws {
    let path = folder.file("a.zip")
    try write(ZIPFixture.archive([("a.csv", "x", 0)]), to: path)
    #expect(throws: DataError.malformed(path: path, reason: .notGeoNames)) { try DumpFile(path) }
    try write(ZIPFixture.archive([("a.txt", "x", 1)]), to: path)
    #expect(throws: DataError.malformed(path: path, reason: .encrypted("a.txt"))) {
      try DumpFile(path)
    }
    let whole = ZIPFixture.archive([("a.txt", "x", 0)])
    // The record that leads to the list of files is at the end, and has 22 bytes.
    for cut in [9, 10, 20, 21] {
      try write(Array(whole.dropLast(cut)), to: path)
      #expect(throws: DataError.malformed(path: path, reason: .brokenArchive)) {
        try DumpFile(path)
      }
    }
    try write(ZIPFixture.archive([("PE.txt", "x", 0), ("EC.txt", "y", 0)]), to: path)
    #expect(throws: DataError.malformed(path: path, reason: .tooManyFiles(limit: 1))) {
      try DumpFile(path)
    }
    #expect(throws: DataError.unreadable(path: folder.path, reason: .isFolder)) {
      try DumpFile(folder.path)
    }
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try write(Array(text.utf8), to: folder.file(name))
    return folder.file(name)
  }
}
