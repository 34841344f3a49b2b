import Contracts
import Domain
import TestSupport
import Testing

@testable import Places

/// Which of GeoNames' files it is, whatever its name.
@Suite struct ContentTests {
  private let folder = TemporaryFolder()

  private func content(of bytes: [UInt8]) async throws -> PlaceDump.File.Content {
    let path = folder.file("file")
    try write(bytes, to: path)
    return try await PlaceArchiveFile(folder: folder.path, clock: { 0 }).content(of: path)
  }

  @Test(
    arguments: [
      (Row().description, .places), ("\u{FEFF}" + Row().description, .places),
      ("PE\t15001\tLima\tLima\t15\t\t\t\t\t-12.04\t-77.03\t4", .postalCodes),
      ("1\t3936456\tes\tLima\t1\t\t\t\t\t", .alternateNames),
      ("1\t3936456\tes\tLima\t1\t\t\t", .alternateNames),
      ("A.ADM1\tfirst-order administrative division\ta state", .features),
      ("T.PK\tpeak", .features), ("PE.15\tLima\tLima\t3936451", .regions),
      ("AF.01.7052666\tDarwaz\tDarwaz\t7052666", .districts),
      ("# a line before\n\n\(Row())", .places),
    ] as [(String, PlaceDump.File.Content)])
  func aFileIsKnownByItsRows(_ text: String, _ content: PlaceDump.File.Content) async throws {
    #expect(try await self.content(of: Array(text.utf8)) == content)
    let zip = ZIPFixture.archive([("readme.txt", "all", 0), ("x.txt", text + "\n\n", 0)])
    #expect(try await self.content(of: zip) == content)
  }

  @Test(arguments: ["", "Lima\n", "6295630\t6255146\tADM\n", "a.b\tc\td\te\n", "\u{0}\t\t\n"])
  func allElseIsNone(_ text: String) async throws {
    await #expect(throws: DataError.malformed(path: folder.file("file"), reason: .notGeoNames)) {
      try await content(of: Array(text.utf8))
    }
  }
}
