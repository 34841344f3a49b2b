import Testing

@testable import StubServer

@Suite struct GzipTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func storedBlocksUnpackToWhatWentIn(_ count: Int) async throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 31 >> 3) }
    let unpacked = try await UnpackedGzip.bytes(of: Gzip.stored(bytes))
    #expect(unpacked == bytes)
  }

  @Test func bombIsWholeGzip() async throws {
    var bytes = GzipBomb.start
    for _ in 0..<GzipBomb.middleCount { bytes.append(contentsOf: GzipBomb.middle) }
    bytes.append(contentsOf: GzipBomb.end)
    #expect(try await UnpackedGzip.status(of: bytes) == 0)
    #expect(GzipBomb.unpackedBytes > 100 * bytes.count)
  }

  @Test func checksumIsThatOfTheStandard() {
    #expect(CRC32.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
  }
}
