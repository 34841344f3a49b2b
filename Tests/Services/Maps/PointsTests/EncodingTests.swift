import Contracts
import Domain
import Foundation
import Testing

@testable import Points

/// Texts that are no plain UTF-8.
@Suite struct EncodingTests {
  private static let table = "name\tlat\tlon\nMálaga\t36.75\t-4.5\n"

  @Test(
    arguments: [
      (.utf16LittleEndian, [0xFF, 0xFE], "UTF-16"), (.utf16BigEndian, [0xFE, 0xFF], "UTF-16"),
      (.utf16LittleEndian, [], "UTF-16"), (.utf16BigEndian, [], "UTF-16"),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0], "UTF-32"), (.windowsCP1252, [], "windows-1252"),
      (.utf8, [0xEF, 0xBB, 0xBF], nil), (.utf8, [], nil),
    ] as [(String.Encoding, [UInt8], String?)])
  func isToldByBytes(encoding: String.Encoding, mark: [UInt8], name: String?) async throws {
    let bytes = try #require(Self.table.data(using: encoding))
    let fixture = try PointFixture(mark + bytes)
    let (lines, report) = try await fixture.located()
    let start = mark.isEmpty ? "" : "\u{FEFF}"
    let added = "place\tregion\tcountry\tkm\tdirection\ttimezone\tcity"
    #expect(lines[0] == start + "name\tlat\tlon\t" + added)
    #expect(lines[1].hasPrefix("Málaga\t36.75\t-4.5\t\"Aquí"))
    #expect(report.told == (name.map { ["encoding(\"\($0)\") 1"] } ?? []))
    #expect(try await fixture.points().told == ["Málaga 36.75,-4.5"])
  }

  /// One output has one encoding, wherever the first sign comes that tells it.
  @Test func windows1252MayShowLate() async throws {
    let rows = String(repeating: "1,2,plain\n", count: 40_000)
    let bytes = Array("lat,lon,n\n\(rows)".utf8) + Array("1,2,caf".utf8) + [0xE9, 0x20, 0x80, 10]
    let (lines, report) = try await PointFixture(bytes).located()
    #expect(lines[40_001].hasPrefix("1,2,café €,"))
    #expect(report.told == ["encoding(\"windows-1252\") 1"])
  }

  @Test func singleBytesInUTF8AreCounted() async throws {
    let text = Array("lat,lon,n\n1,2,ñandú ó\n3,4,caf".utf8) + [0xE9, 10]
    let (lines, report) = try await PointFixture(text).located()
    #expect(lines[1].hasPrefix("1,2,ñandú ó,"))
    #expect(lines[2].hasPrefix("3,4,café,"))
    #expect(report.told == ["invalidByte 1"])
  }

  @Test(
    arguments: [
      ("windows-1252", [0x80, 0x93], "€“"), ("ISO-8859-15", [0xA4], "€"),
      ("ISO-8859-1", [0xE9], "é"),
      ("windows-1251", [0xCC], "М"), ("Shift_JIS", [0x93, 0x8C], "東"), ("UTF-16", [0x21], "!"),
      ("utf-8", [0xE9], "é"),
    ] as [(String, [UInt8], String)])
  func xmlMayDeclareIt(name: String, bytes: [UInt8], text: String) async throws {
    let document =
      Array("<?xml version='1.0' encoding='\(name)'?><gpx><wpt lat='1' lon='2'><name>".utf8) + bytes
      + Array("</name></wpt></gpx>".utf8)
    #expect(try await PointFixture(document).points().told == ["\(text) 1.0,2.0"])
  }

  @Test func theCauseIsSaid() async throws {
    let words = try #require("no positions here\n".data(using: .utf16))
    let fixture = try PointFixture(Array(words))
    let problem = FileProblem.holdsNoPositions(.text(encoding: "UTF-16"))
    await #expect(throws: DataError.malformed(path: fixture.path, reason: problem)) {
      try await fixture.points()
    }
    let bytes = try PointFixture([0x89, 0x50, 0, 0, 1, 2, 3, 0, 7, 0, 0, 0xFF])
    await #expect(
      throws: DataError.malformed(path: bytes.path, reason: .holdsNoPositions(.bytes))
    ) {
      try await bytes.points()
    }
  }

  /// A text may begin with the word that an archive begins with.
  @Test(arguments: [("PMTiles\u{3}", ContentKind.tiles), ("SQLite format 3", .database)])
  func tilesAreToldFromPoints(start: String, kind: ContentKind) async throws {
    let fixture = try PointFixture(Array(start.utf8) + [UInt8](repeating: 0, count: 99))
    await #expect(
      throws: DataError.malformed(path: fixture.path, reason: .holdsNoPositions(kind))
    ) {
      try await fixture.points()
    }
    let table = try PointFixture("PMTiles,lat,lon\na,1,2\n")
    #expect(try await table.points().points.count == 1)
  }

  /// A character at the edge of what is read at once stays one.
  @Test func charactersAreNotTornApart() async throws {
    let text = "lat,lon,n\n1,2," + String(repeating: "東", count: 100_000) + "\n"
    let set = try await PointFixture(text).points()
    #expect(set.properties(of: 0).map { Set($0.value) } == [["東"]])
    #expect(set.report.told == [])
  }
}
