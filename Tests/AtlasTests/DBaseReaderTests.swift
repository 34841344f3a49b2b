import Testing

@testable import catalejo_data

@Suite struct DBaseReaderTests {
  private func column(_ name: String, width: UInt8) -> [UInt8] {
    let title = Array(name.utf8) + [UInt8](repeating: 0, count: 11 - name.utf8.count)
    return title + [67, 0, 0, 0, 0, width] + [UInt8](repeating: 0, count: 15)
  }

  /// Two columns, `name` and `code`, five and three wide.
  private func table(_ records: [String]) -> [UInt8] {
    let columns = column("name", width: 5) + column("code", width: 3) + [13, 0]
    return [3, 99, 1, 1, UInt8(records.count), 0, 0, 0, UInt8(32 + columns.count), 0, 9, 0]
      + [UInt8](repeating: 0, count: 20) + columns + records.flatMap { Array($0.utf8) } + [26]
  }

  @Test func readsTheColumnOfEachRecord() throws {
    let bytes = table([" Peru PER", " X    -99"])
    #expect(try DBaseReader.column("code", of: bytes) == ["PER", "-99"])
    #expect(try DBaseReader.column("name", of: bytes) == ["Peru", "X"])
    #expect(try DBaseReader.column("code", of: table([])) == [])
  }

  @Test func everyTruncationIsAnError() {
    let bytes = table([" Peru PER"]).dropLast()
    for length in bytes.indices {
      #expect(throws: SourceError("the file ends too early, at byte \(length)")) {
        try DBaseReader.column("code", of: Array(bytes.prefix(length)))
      }
    }
  }

  @Test func aColumnThatIsNotThereIsAnError() {
    #expect(throws: SourceError.unsupported("dBASE table without iso")) {
      try DBaseReader.column("iso", of: table([]))
    }
  }

  @Test func lengthsThatContradictEachOtherAreAnError() {
    var bytes = table([" Peru PER"])
    bytes[10] = 8
    #expect(throws: SourceError.unsupported("dBASE header")) {
      try DBaseReader.column("code", of: bytes)
    }
    bytes = table([" Peru PER"])
    bytes[8] = 40
    #expect(throws: SourceError.unsupported("dBASE header")) {
      try DBaseReader.column("name", of: bytes)
    }
  }
}
