import Testing

@testable import Pictures

@Suite struct PictureHeaderTests {
  @Test func tellsTheSizeOfAPNG() {
    #expect(PictureHeader(PNGFixture.square(3)) == PictureHeader(width: 3, height: 3))
    #expect(
      PictureHeader(PNGFixture.start(50_000, 40_000))
        == PictureHeader(width: 50_000, height: 40_000))
  }

  @Test func tellsTheSizeOfAGIF() {
    let start = Array("GIF89a".utf8) + [0x50, 0xC3, 0x40, 0x01, 0, 0, 0]
    #expect(PictureHeader(start) == PictureHeader(width: 50_000, height: 320))
  }

  @Test func findsTheFrameOfAJPEGBehindOtherSegments() {
    let segments: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xFE, 0, 3, 9]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0xC3, 0x50, 0x01, 0x00, 3]
    #expect(PictureHeader(segments + frame) == PictureHeader(width: 256, height: 50_000))
  }

  @Test(
    arguments: [
      [0xFF, 0xD8, 0xFF, 0xD9], [0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 0, 0],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 1],
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0], [0xFF, 0xD8, 0, 0],
    ] as [[UInt8]])
  func aJPEGWithoutAFrameIsNone(bytes: [UInt8]) {
    #expect(PictureHeader(bytes) == nil)
  }

  @Test func tellsTheSizeOfEachKindOfWebP() {
    func file(_ chunk: String, _ rest: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(chunk)".utf8) + [0, 0, 0, 0] + rest
    }
    let files = [
      file("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x40, 0x41, 0xF0, 0x80]),
      file("VP8L", [0x2F, 0x3F, 0xC1, 0x3B, 0x00]),
      file("VP8X", [0, 0, 0, 0, 0x4F, 0xC3, 0x00, 0x01, 0x00, 0x00]),
    ]
    #expect(
      files.map(PictureHeader.init) == [
        PictureHeader(width: 320, height: 240),
        PictureHeader(width: 320, height: 240),
        PictureHeader(width: 50_000, height: 2),
      ])
  }

  @Test func aPageForPeopleIsNoPicture() {
    let texts = [
      "<!DOCTYPE html><html>", "", "GIF89a", "RIFF0000WEBPVP8X", "<svg width='1'>", "P6 1 1",
    ]
    #expect(texts.map { PictureHeader(Array($0.utf8)) } == texts.map { _ in nil })
  }

  @Test func everyStartThatIsTooShortIsNone() {
    let whole = PNGFixture.start(5, 5).prefix(24)
    #expect((0..<24).allSatisfy { PictureHeader(Array(whole.prefix($0))) == nil })
  }

  @Test func isReasonableUpToItsLimits() {
    let sizes = [
      (1, 1), (16_384, 1_464), (4_898, 4_899), (4_899, 4_899), (16_385, 1), (0, 5), (5, 0),
    ]
    #expect(
      sizes.map { PictureHeader(width: $0, height: $1).isReasonable }
        == [true, true, true, false, false, false, false])
  }
}
