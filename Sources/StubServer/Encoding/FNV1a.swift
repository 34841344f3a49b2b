/// A hash that is the same in each run (FNV-1a, 64 bits).
enum FNV1a {
  static func hash(_ bytes: [UInt8]) -> String {
    String(value(bytes), radix: 16)
  }

  static func value(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
