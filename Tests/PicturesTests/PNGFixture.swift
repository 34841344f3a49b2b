/// Pictures made up for tests (PNG, 3rd edition; pixels in DEFLATE's stored blocks).
enum PNGFixture {
  /// A square of one colour, 8 bits a channel.
  static func square(_ side: Int, red: UInt8 = 255, green: UInt8 = 0, blue: UInt8 = 0) -> [UInt8] {
    let row = [UInt8(0)] + (0..<side).flatMap { _ in [red, green, blue] }
    let pixels = (0..<side).flatMap { _ in row }
    return signature + chunk("IHDR", header(side, side)) + chunk("IDAT", stored(pixels))
      + chunk("IEND", [])
  }

  /// The first bytes of a picture of any size, and nothing of its pixels.
  static func start(_ width: Int, _ height: Int) -> [UInt8] {
    signature + chunk("IHDR", header(width, height))
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func header(_ width: Int, _ height: Int) -> [UInt8] {
    big(UInt32(width)) + big(UInt32(height)) + [8, 2, 0, 0, 0]
  }

  /// One block (RFC 1951, 3.2.4) in a zlib stream (RFC 1950).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return [0x78, 0x01, 0x01] + [UInt8(count & 255), UInt8(count >> 8)]
      + [UInt8(~count & 255), UInt8(~count >> 8)] + bytes + big(high << 16 | low)
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + bytes
    return big(UInt32(bytes.count)) + body + big(crc(body))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1
      }
    }
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }
}
