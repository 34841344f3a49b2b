/// A hash that is the same in each run (FNV-1a, 64 bits).
enum FNV1a {
  static func hash(_ bytes: [UInt8]) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(value, radix: 16)
  }
}
