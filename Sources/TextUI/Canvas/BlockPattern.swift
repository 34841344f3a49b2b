/// Block elements for the dots of a cell: four quadrants, each one dot wide and two high.
enum BlockPattern {
  /// All four quadrants.
  static let full: UInt8 = 0b1111

  /// The quadrants that have a dot: upper left 1, upper right 2, lower left 4, lower right 8.
  static func quadrants(_ dots: UInt8) -> UInt8 {
    (dots & 0x03 != 0 ? 1 : 0) | (dots & 0x18 != 0 ? 2 : 0)
      | (dots & 0x44 != 0 ? 4 : 0) | (dots & 0xA0 != 0 ? 8 : 0)
  }

  /// The UTF-8 bytes of a character that fills so many quadrants (U+2580...U+259F, E2 96 80...9F).
  static func append(_ quadrants: UInt8, to bytes: inout [UInt8]) {
    let last = lastBytes[Int(quadrants & full)]
    if last == space {
      bytes.append(space)
    } else {
      bytes.append(0xE2)
      bytes.append(0x96)
      bytes.append(last)
    }
  }

  private static let space: UInt8 = 0x20

  /// In the order of the bits: a space and ▘ ▝ ▀ ▖ ▌ ▞ ▛ ▗ ▚ ▐ ▜ ▄ ▙ ▟ █.
  private static let lastBytes: [UInt8] = [
    space, 0x98, 0x9D, 0x80, 0x96, 0x8C, 0x9E, 0x9B, 0x97, 0x9A, 0x90, 0x9C, 0x84, 0x99, 0x9F, 0x88,
  ]
}
