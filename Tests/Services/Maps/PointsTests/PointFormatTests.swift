import Contracts
import Domain
import Testing

@testable import Points

@Suite struct PointFormatTests {
  @Test(arguments: [
    ("1,2\n", "table"), ("lat;lon", "table"), ("a,b\tlat\tlon\n", "table"),
    ("{\"lat\":1,\"lon\":2}\n", "jsonLines"), ("{\"lat\":1,\"lon\":2}", "jsonLines"),
    ("{\"lat\":1}\n{\"lat\":2}", "jsonLines"), ("{\n\"type\":\"Feature\"", "json"),
    (" [1]", "json"), ("\n<gpx>", "xml"), ("words\n", ""), ("", ""),
    ("\u{1E}{\"type\":1}", "jsonSequence"),
    ("{\"type\":\"Feature\",\"geometry\":null}\n", "json"),
    ("{\"type\":\"Feature\"}\n{\"type\":\"Feature\"}\n", "featureLines"),
    ("[41.5, 2.5]\n[1, 2]\n", "table"), ("[[41.5, 2.5],\n[1, 2]]", "json"),
  ])
  func isToldByWhatIsThere(text: String, format: String) {
    let found = try? PointFormat(Array(text.utf8), isWhole: true)
    let name = found.map { "\($0)".prefix { $0.isLetter } } ?? ""
    #expect(name == format)
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
    await #expect(throws: error) {
      try await fixture.files.points(in: [fixture.path + "x"], columns: nil)
    }
  }

  @Test func columnsAreNamedInPairs() {
    #expect(PointColumns(" a , 2")?.latitude == "a")
    #expect(["a", "a,", "a,b,c", "a,a"].compactMap(PointColumns.init).isEmpty)
  }
}
