/// Small pictures (PNG, 3rd edition; pixels in DEFLATE's stored blocks).
enum PNG {
  private static let side = 32

  /// A disc on a transparent ground; its colour depends on the seed.
  static func spot(_ seed: UInt8) -> [UInt8] {
    var pixels: [UInt8] = []
    for row in 0..<side {
      pixels.append(0)  // no filter
      for column in 0..<side {
        let (x, y) = (2 * column + 1 - side, 2 * row + 1 - side)
        let inside = x * x + y * y < side * side
        let colour = [seed, seed &+ UInt8(4 * row), 255 - seed, 255]
        pixels.append(contentsOf: inside ? colour : [0, 0, 0, 0])
      }
    }
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = UInt8(side)
    // Eight bits a channel, red, green, blue, alpha.
    append("IHDR", [0, 0, 0, size, 0, 0, 0, size, 8, 6, 0, 0, 0], to: &bytes)
    append("IDAT", zlib(pixels), to: &bytes)
    append("IEND", [], to: &bytes)
    return bytes
  }

  private static func append(_ type: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(contentsOf: bigEndian(UInt32(data.count)))
    let content = Array(type.utf8) + data
    bytes.append(contentsOf: content + bigEndian(CRC32.checksum(content)))
  }

  /// RFC 1950.
  ///
  /// - Precondition: one stored block holds the content.
  private static func zlib(_ content: [UInt8]) -> [UInt8] {
    let length = UInt16(content.count)
    var bytes: [UInt8] = [0x78, 0x01, 1]
    Gzip.append(length, to: &bytes)
    Gzip.append(~length, to: &bytes)
    let (low, high) = content.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let low = (sums.0 + UInt32(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }
    return bytes + content + bigEndian(high << 16 | low)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
