import Testing

@testable import Pictures

@Suite struct PictureHeaderTests {
  private static func webP(_ chunk: String, _ rest: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(chunk)".utf8) + [0, 0, 0, 0] + rest
  }

  /// A JPEG's frame is behind other segments.
  private static let segments: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xFE, 0, 3, 9,
  ]

  private static let pictures: [([UInt8], PictureHeader)] = [
    (PNGFixture.square, PictureHeader(width: 16, height: 16)),
    (PNGFixture.start(50_000, 40_000), PictureHeader(width: 50_000, height: 40_000)),
    (
      Array("GIF89a".utf8) + [0x50, 0xC3, 0x40, 0x01, 0, 0, 0],
      PictureHeader(width: 50_000, height: 320)
    ),
    (
      segments + [0xFF, 0xC2, 0, 17, 8, 0xC3, 0x50, 0x01, 0x00, 3],
      PictureHeader(width: 256, height: 50_000)
    ),
    (
      webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x40, 0x41, 0xF0, 0x80]),
      PictureHeader(width: 320, height: 240)
    ),
    (webP("VP8L", [0x2F, 0x3F, 0xC1, 0x3B, 0x00]), PictureHeader(width: 320, height: 240)),
    (
      webP("VP8X", [0, 0, 0, 0, 0x4F, 0xC3, 0x00, 0x01, 0x00, 0x00]),
      PictureHeader(width: 50_000, height: 2)
    ),
  ]

  @Test(arguments: pictures)
  func aPictureTellsItsSize(bytes: [UInt8], header: PictureHeader) {
    #expect(PictureHeader(bytes) == header)
  }

  private static let others: [[UInt8]] =
    [
      [0xFF, 0xD8, 0xFF, 0xD9], [0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 0, 0],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 1], [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0], [0xFF, 0xD8, 0, 0],
    ]
    + [
      "<!DOCTYPE html><html>", "", "GIF89a", "RIFF0000WEBPVP8X", "<svg width='1'>", "P6 1 1",
    ].map { Array($0.utf8) }
    + (0..<24).map { Array(PNGFixture.start(5, 5).prefix($0)) }

  @Test(arguments: others)
  func whatHasNoSizeIsNone(bytes: [UInt8]) {
    #expect(PictureHeader(bytes) == nil)
  }

  @Test(arguments: [
    (1, 1, true), (16_384, 1_464, true), (4_898, 4_899, true), (4_899, 4_899, false),
    (16_385, 1, false), (0, 5, false), (5, 0, false),
  ])
  func isReasonableUpToItsLimits(width: Int, height: Int, isReasonable: Bool) {
    #expect(PictureHeader(width: width, height: height).isReasonable == isReasonable)
  }
}
