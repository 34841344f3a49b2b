import CZlib

/// Answers every address below `/pictures/` with a small picture.
enum PictureService {
  static func answer(_ path: [String]) -> StubAnswer {
    guard let file = path.last, file.contains(".") else { return .notFound }
    let seed = path.joined(separator: "/").utf8.reduce(UInt8(0)) { $0 &* 31 &+ $1 }
    return StubAnswer(contentType: "image/png", body: PNG.spot(seed))
  }
}

/// Writes small pictures (PNG, 3rd edition), with the pixels in stored blocks of DEFLATE.
private enum PNG {
  private static let side = 32

  /// Returns a disc on a transparent ground.
  ///
  /// Its colour depends on the seed.
  static func spot(_ seed: UInt8) -> [UInt8] {
    var pixels: [UInt8] = []
    for row in 0..<side {
      pixels.append(0)  // no filter
      for column in 0..<side {
        let (x, y) = (2 * column + 1 - side, 2 * row + 1 - side)
        let inside = x * x + y * y < side * side
        pixels += inside ? [seed, seed &+ UInt8(4 * row), 255 - seed, 255] : [0, 0, 0, 0]
      }
    }
    let size = UInt8(side)
    // The header: eight bits a channel; red, green, blue, alpha.
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, size, 0, 0, 0, size, 8, 6, 0, 0, 0])
      + chunk("IDAT", zlib(pixels)) + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    return big(UInt32(data.count)) + content + big(UInt32(crc32(0, content, UInt32(content.count))))
  }

  /// Wraps bytes in the format of zlib (RFC 1950).
  ///
  /// - Precondition: one stored block holds the content.
  private static func zlib(_ content: [UInt8]) -> [UInt8] {
    [0x78, 0x01] + Gzip.block(content, isLast: true)
      + big(UInt32(adler32(1, content, UInt32(content.count))))
  }

  private static func big(_ value: UInt32) -> [UInt8] { Gzip.little(value.byteSwapped) }
}
