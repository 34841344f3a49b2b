/// The kind and size of a picture, by its first bytes: nothing is decoded.
struct PictureHeader: Hashable, Sendable {
  /// Pixels.
  let width: Int
  let height: Int

  /// The most pixels that are decoded, and the longest side.
  static let mostPixels = 24_000_000
  static let longestSide = 16_384

  /// Whether it has pixels, and not too many.
  var isReasonable: Bool {
    (1...Self.longestSide).contains(width) && (1...Self.longestSide).contains(height)
      && width * height <= Self.mostPixels
  }
}

extension PictureHeader {
  /// Returns `nil` if the bytes start no picture of these kinds, or end before its size.
  init?(_ bytes: [UInt8]) {
    let reader = HeaderReader(bytes: bytes)
    guard let header = reader.png ?? reader.gif ?? reader.webp ?? reader.jpeg else { return nil }
    self = header
  }
}

/// Finds the size of a picture in its first bytes.
private struct HeaderReader {
  let bytes: [UInt8]

  /// ISO/IEC 15948: IHDR is the first chunk.
  var png: PictureHeader? {
    guard has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0), has("IHDR", at: 12),
      let width = big(4, at: 16), let height = big(4, at: 20)
    else { return nil }
    return PictureHeader(width: width, height: height)
  }

  /// GIF87a and GIF89a: the size of the screen that the frames are put together on.
  var gif: PictureHeader? {
    guard has("GIF87a", at: 0) || has("GIF89a", at: 0),
      let width = little(2, at: 6), let height = little(2, at: 8)
    else { return nil }
    return PictureHeader(width: width, height: height)
  }

  /// RFC 9649: the frame's size in the first chunk, or the canvas's where that is an extended one.
  var webp: PictureHeader? {
    guard has("RIFF", at: 0), has("WEBP", at: 8) else { return nil }
    if has("VP8 ", at: 12), has([0x9D, 0x01, 0x2A], at: 23), let width = little(2, at: 26),
      let height = little(2, at: 28)
    {
      return PictureHeader(width: width & 0x3FFF, height: height & 0x3FFF)
    }
    if has("VP8L", at: 12), has([0x2F], at: 20), let bits = little(4, at: 21) {
      return PictureHeader(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
    if has("VP8X", at: 12), let width = little(3, at: 24), let height = little(3, at: 27) {
      return PictureHeader(width: width + 1, height: height + 1)
    }
    return nil
  }

  /// ITU-T T.81: the first start of frame, behind any number of other segments.
  var jpeg: PictureHeader? {
    guard has([0xFF, 0xD8], at: 0) else { return nil }
    var offset = 2
    while let mark = big(1, at: offset), mark == 0xFF, let code = big(1, at: offset + 1) {
      switch code {
      // Fill bytes.
      case 0xFF: offset += 1
      // Without a length.
      case 0x01, 0xD0...0xD8: offset += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = big(2, at: offset + 5), let width = big(2, at: offset + 7) else {
          return nil
        }
        return PictureHeader(width: width, height: height)
      // The end, or the picture itself without a size.
      case 0xD9, 0xDA: return nil
      default:
        guard let length = big(2, at: offset + 2), length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    return nil
  }

  private func has(_ text: String, at offset: Int) -> Bool { has(Array(text.utf8), at: offset) }

  private func has(_ part: [UInt8], at offset: Int) -> Bool {
    bytes.count >= offset + part.count && bytes[offset...].starts(with: part)
  }

  /// The most significant byte first; `nil` if there are fewer.
  private func big(_ count: Int, at offset: Int) -> Int? {
    has([], at: offset + count)
      ? bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) } : nil
  }

  private func little(_ count: Int, at offset: Int) -> Int? {
    big(count, at: offset).map { Int(UInt($0).byteSwapped >> (64 - 8 * count)) }
  }
}
