import Catalog
import Domain
import Testing

@testable import Points

@Suite struct PointFormatTests {
  @Test(
    arguments: [
      ("1,2\n", .delimited(UInt8(ascii: ","))), ("lat;lon", .delimited(UInt8(ascii: ";"))),
      ("a,b\tlat\tlon\n", .delimited(.tab)), ("{\"lat\":1}\n", .jsonLines),
      ("{\"lat\":1}", .jsonLines), ("{\n\"type\":\"Feature\"", .json), (" [1]", .json),
      ("\n<gpx>", .xml), ("words\n", nil), ("1,2\0", nil),
      ("1,2\n3,4\0", .delimited(UInt8(ascii: ","))), ("", nil),
    ] as [(String, PointFormat?)])
  func isToldByWhatIsThere(text: String, format: PointFormat?) {
    #expect(PointFormat(Array(text.utf8), isWhole: true) == format)
  }

  @Test(arguments: ["", "\n", " \r\n\t", "\u{FEFF}"])
  func nothingIsNoMistake(text: String) async throws {
    let fixture = try PointFixture(text)
    #expect(try await fixture.located().report == PointReport())
    #expect(try await fixture.points().isEmpty)
  }

  @Test(arguments: ["<html/>", "<gpx", "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "a,b\n1,2"])
  func whatHoldsNoPositionsIsRefused(text: String) async throws {
    let fixture = try PointFixture(text)
    await #expect(throws: DataError.self) { try await fixture.located() }
    await #expect(throws: DataError.self) { try await fixture.points() }
  }

  @Test func whatIsNotThereCanNotBeRead() async throws {
    let fixture = try PointFixture("")
    let error = DataError.unreadable(path: fixture.path + "x", reason: .missing)
    await #expect(throws: error) { try await fixture.files.points(in: [fixture.path + "x"]) }
  }

  @Test func columnsAreNamedInPairs() {
    #expect(PointColumns(" a , 2")?.latitude == "a")
    #expect(["a", "a,", "a,b,c", "a,a"].compactMap(PointColumns.init).isEmpty)
  }
}
