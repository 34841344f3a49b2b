/// Finds the size of a picture in its first bytes.
struct HeaderReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// IHDR is the first chunk.
  var png: PictureHeader? {
    guard starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), has("IHDR", at: 12),
      let width = big(4, at: 16), let height = big(4, at: 20)
    else { return nil }
    return PictureHeader(.png, width: width, height: height)
  }

  /// The size of the screen that the frames are put together on.
  var gif: PictureHeader? {
    guard has("GIF87a", at: 0) || has("GIF89a", at: 0),
      let width = little(2, at: 6), let height = little(2, at: 8)
    else { return nil }
    return PictureHeader(.gif, width: width, height: height)
  }

  /// The frame's size in the first chunk, or the canvas's where that is an extended one.
  var webp: PictureHeader? {
    guard has("RIFF", at: 0), has("WEBP", at: 8) else { return nil }
    if has("VP8 ", at: 12), has([0x9D, 0x01, 0x2A], at: 23), let width = little(2, at: 26),
      let height = little(2, at: 28)
    {
      return PictureHeader(.webp, width: width & 0x3FFF, height: height & 0x3FFF)
    }
    if has("VP8L", at: 12), has([0x2F], at: 20), let bits = little(4, at: 21) {
      return PictureHeader(
        .webp, width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
    if has("VP8X", at: 12), let width = little(3, at: 24), let height = little(3, at: 27) {
      return PictureHeader(.webp, width: width + 1, height: height + 1)
    }
    return nil
  }

  /// The first start of frame, behind any number of other segments.
  var jpeg: PictureHeader? {
    guard starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while let mark = big(1, at: place), mark == 0xFF, let code = big(1, at: place + 1) {
      switch code {
      // Fill bytes.
      case 0xFF: place += 1
      // Without a length.
      case 0x01, 0xD0...0xD8: place += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = big(2, at: place + 5), let width = big(2, at: place + 7) else {
          return nil
        }
        return PictureHeader(.jpeg, width: width, height: height)
      // The end, or the picture itself without a size.
      case 0xD9, 0xDA: return nil
      default:
        guard let length = big(2, at: place + 2), length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }

  private func starts(with start: [UInt8]) -> Bool { has(start, at: 0) }

  private func has(_ text: String, at place: Int) -> Bool { has(Array(text.utf8), at: place) }

  private func has(_ part: [UInt8], at place: Int) -> Bool {
    bytes.count >= place + part.count && bytes[place...].starts(with: part)
  }

  /// The most significant byte first; nil where there are fewer.
  private func big(_ count: Int, at place: Int) -> Int? {
    guard bytes.count >= place + count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func little(_ count: Int, at place: Int) -> Int? {
    guard bytes.count >= place + count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
