/// The dots of a cell, 2 columns × 4 rows, as bits in the order of Unicode's Braille patterns.
enum DotPattern {
  /// The bit of a dot, `column` 0...1 and `row` 0...3.
  ///
  /// Dots 1, 2, 3 and 7 stand in the left column, 4, 5, 6 and 8 in the right one; dot n is bit n - 1
  /// (The Unicode Standard, Braille Patterns, U+2800...U+28FF).
  static func bit(column: Int, row: Int) -> UInt8 {
    if row == 3 { return column == 0 ? 0x40 : 0x80 }
    return 1 << UInt8(column * 3 + row)
  }

  /// The UTF-8 bytes of U+2800 + dots.
  static func appendBraille(_ dots: UInt8, to bytes: inout [UInt8]) {
    bytes.append(0xE2)
    bytes.append(0xA0 | dots >> 6)
    bytes.append(0x80 | dots & 0x3F)
  }
}
