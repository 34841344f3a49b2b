import Compression
import Testing

@testable import Remote

@Suite struct InflaterTests {
  /// The text `{"a": 1}`, packed.
  private let gzip: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xAB, 0x56, 0x4A, 0x54, 0xB2, 0x52,
    0x30, 0xAC, 0x05, 0x00, 0x97, 0x8E, 0xA1, 0xFB, 0x08, 0x00, 0x00, 0x00,
  ]
  private let zlib: [UInt8] = [
    0x78, 0x9C, 0xAB, 0x56, 0x4A, 0x54, 0xB2, 0x52, 0x30, 0xAC, 0x05, 0x00, 0x09, 0xE5, 0x02, 0x29,
  ]

  @Test func unpacksBothFormatsInPiecesOfAnySize() throws {
    for packed in [gzip, zlib] {
      for size in 1...packed.count {
        #expect(try unpacked(packed, by: size) == .init(text: #"{"a": 1}"#, isComplete: true))
      }
    }
  }

  @Test func unpacksFilesInARow() throws {
    #expect(
      try unpacked(gzip + gzip, by: 5) == .init(text: #"{"a": 1}{"a": 1}"#, isComplete: true))
  }

  @Test func knowsWhatIsNotWhole() throws {
    for count in 1..<gzip.count {
      #expect(try !unpacked(Array(gzip.prefix(count)), by: 7).isComplete)
    }
    #expect(try unpacked([], by: 1) == .init(text: "", isComplete: true))
  }

  @Test func refusesWhatIsDamaged() {
    #expect(throws: InflateStream.Failure.corrupt) { try unpacked(Array("<html>".utf8), by: 3) }
    var wrong = gzip
    wrong[20] ^= 1
    #expect(throws: InflateStream.Failure.corrupt) { try unpacked(wrong, by: 100) }
    #expect(throws: InflateStream.Failure.corrupt) { try unpacked(gzip + [1, 2, 3], by: 100) }
  }

  @Test func knowsTheCodings() {
    let known = [nil, "", "identity", "gzip", "X-GZIP", "deflate"]
    #expect(known.allSatisfy { Inflater($0) != nil })
    #expect(["br", "gzip, gzip"].allSatisfy { Inflater($0) == nil })
  }

  @Test func passesOnWhatIsNotPacked() throws {
    #expect(
      try unpacked([1, 2], by: 1, "identity") == .init(text: "\u{1}\u{2}", isComplete: true))
  }

  private struct Unpacked: Equatable {
    let text: String
    let isComplete: Bool
  }

  private func unpacked(
    _ bytes: [UInt8], by size: Int, _ coding: String = "gzip"
  ) throws -> Unpacked {
    let inflater = try #require(Inflater(coding))
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      inflater.feed(Array(bytes[start..<min(start + size, bytes.count)]))
      while let piece = try inflater.next() { text += piece }
    }
    return Unpacked(
      text: String(decoding: text, as: UTF8.self), isComplete: inflater.isComplete)
  }
}
