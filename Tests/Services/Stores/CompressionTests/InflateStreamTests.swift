import Testing

@testable import Compression

@Suite struct InflateStreamTests {
  /// The text `{"a": 1}`, packed.
  private let gzip: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xAB, 0x56, 0x4A, 0x54, 0xB2, 0x52,
    0x30, 0xAC, 0x05, 0x00, 0x97, 0x8E, 0xA1, 0xFB, 0x08, 0x00, 0x00, 0x00,
  ]
  private let zlib: [UInt8] = [
    0x78, 0x9C, 0xAB, 0x56, 0x4A, 0x54, 0xB2, 0x52, 0x30, 0xAC, 0x05, 0x00, 0x09, 0xE5, 0x02, 0x29,
  ]
  private let text = Array(#"{"a": 1}"#.utf8)

  private struct Unpacked: Equatable {
    var pieces: [[UInt8]] = []
    var isAtEnd = false
    var failure: InflateStream.Failure?
  }

  private func unpacked(
    _ inputs: [UInt8]..., format: InflateStream.Format = .gzip, limit: Int = 100
  ) throws -> Unpacked {
    let stream = try #require(InflateStream(format))
    var unpacked = Unpacked()
    for input in inputs {
      stream.feed(input)
      var isMore = true
      while isMore {
        var bytes: [UInt8] = []
        do throws(InflateStream.Failure) {
          isMore = try stream.read(into: &bytes, limit: limit)
        } catch {
          unpacked.failure = error
          isMore = false
        }
        if !bytes.isEmpty { unpacked.pieces.append(bytes) }
      }
    }
    unpacked.isAtEnd = stream.isAtEnd
    return unpacked
  }

  @Test func unpacksThePiecesThatAreAskedFor() throws {
    #expect(
      try unpacked(gzip, limit: 3)
        == Unpacked(
          pieces: [Array(text[..<3]), Array(text[3..<6]), Array(text[6...])], isAtEnd: true))
  }

  @Test func tellsTheFormatsApart() throws {
    let whole = Unpacked(pieces: [text], isAtEnd: true)
    #expect(try unpacked(zlib, format: .gzipOrZlib) == whole)
    #expect(try unpacked(gzip, format: .gzipOrZlib) == whole)
    #expect(try unpacked(zlib) == Unpacked(failure: .corrupt))
  }

  @Test func appendsToWhatIsThere() throws {
    let stream = try #require(InflateStream(.gzip))
    stream.feed(gzip)
    var bytes: [UInt8] = [1, 2]
    #expect(try stream.read(into: &bytes, limit: 100))
    #expect(bytes == [1, 2] + text)
    #expect(!stream.hasInput)
    #expect(try !stream.read(into: &bytes, limit: 100))
    #expect(bytes == [1, 2] + text)
  }

  /// With zeros between them and behind them, and with a boundary of the input anywhere.
  @Test func unpacksStreamsInARow() throws {
    let row = gzip + [0, 0] + gzip + [0]
    for place in row.indices {
      let unpacked = try unpacked(Array(row[..<place]), Array(row[place...]))
      #expect(unpacked.pieces.flatMap(\.self) == text + text)
      #expect(unpacked.isAtEnd)
      #expect(unpacked.failure == nil)
    }
  }

  @Test func isNotAtTheEndOfAStreamThatIsCut() throws {
    for count in gzip.indices { #expect(try !unpacked(Array(gzip[..<count])).isAtEnd) }
    #expect(try !unpacked(gzip, Array(gzip[..<5])).isAtEnd)
  }

  @Test func keepsTheBytesBeforeTheDamage() throws {
    // A wrong checksum.
    var damaged = gzip
    damaged[20] ^= 1
    #expect(try unpacked(damaged) == Unpacked(pieces: [text], failure: .corrupt))
    #expect(
      try unpacked(gzip + [1, 2, 3]) == Unpacked(pieces: [text], failure: .corrupt))
  }
}
