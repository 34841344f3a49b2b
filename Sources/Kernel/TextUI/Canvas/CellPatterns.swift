/// The dots of a cell, 2 columns × 4 rows, as bits in the order of Unicode's Braille patterns.
enum DotPattern {
  /// Returns the bit of a dot; `column` is 0 or 1, and `row` is 0 to 3.
  ///
  /// Dots 1, 2, 3 and 7 are in the left column, and 4, 5, 6 and 8 in the right one; dot n is bit n -
  /// 1 (The Unicode Standard, Braille Patterns, U+2800...U+28FF).
  static func bit(column: Int, row: Int) -> UInt8 {
    if row == 3 { return column == 0 ? 0x40 : 0x80 }
    return 1 << UInt8(column * 3 + row)
  }

  /// The dots of the upper half of a cell.
  static let upperHalf: UInt8 = 0x01 | 0x02 | 0x08 | 0x10

  /// Returns the character with these dots.
  static func braille(_ dots: UInt8) -> UInt16 { 0x2800 | UInt16(dots) }
}

/// Block elements for the dots of a cell: four quadrants, each one dot wide and two high.
enum BlockPattern {
  /// All four quadrants.
  static let full: UInt8 = 0b1111

  /// Returns the quadrants that have a dot: upper left is 1, upper right 2, lower left 4, lower right
  /// 8.
  static func quadrants(_ dots: UInt8) -> UInt8 {
    (dots & 0x03 != 0 ? 1 : 0) | (dots & 0x18 != 0 ? 2 : 0)
      | (dots & 0x44 != 0 ? 4 : 0) | (dots & 0xA0 != 0 ? 8 : 0)
  }

  /// Returns the character that fills these quadrants (U+2580...U+259F).
  static func character(_ quadrants: UInt8) -> UInt16 { characters[Int(quadrants & full)] }

  /// Returns the character of a ground of a street map: light shade for water, medium for houses.
  static func area(_ style: TextStyle) -> UInt16 {
    switch style {
    case .water: 0x2591
    case .building: 0x2592
    default: 0x0020
    }
  }

  /// The characters in the order of the bits: a space and ▘ ▝ ▀ ▖ ▌ ▞ ▛ ▗ ▚ ▐ ▜ ▄ ▙ ▟ █.
  private static let characters: [UInt16] = [
    0x0020, 0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B, 0x2597, 0x259A, 0x2590, 0x259C,
    0x2584, 0x2599, 0x259F, 0x2588,
  ]
}

/// Chooses one ASCII character for the dots of a cell.
enum AsciiPattern {
  /// Returns the character of land.
  ///
  /// Every fourth cell of a row is a dot, so that coasts and names stand out.
  static func land(column: Int, row: Int) -> UInt8 {
    UInt8(ascii: (column + row % 2 * 2) % 4 == 0 ? "." : " ")
  }

  /// Returns the character of a ground of a street map: water and houses are full, green is dotted.
  static func area(_ style: TextStyle, column: Int, row: Int) -> UInt8 {
    switch style {
    case .water: UInt8(ascii: "~")
    case .building: UInt8(ascii: "%")
    case .wood, .park: UInt8(ascii: (column + row % 2 * 2) % 4 == 0 ? "," : " ")
    case .land: land(column: column, row: row)
    default: UInt8(ascii: " ")
    }
  }

  /// Returns the character for dots of an ink.
  ///
  /// For shores it follows the direction and the height of the line in the cell; every other line has
  /// its own, so that all can be told apart without color.
  static func character(_ dots: UInt8, ink: Ink) -> UInt8 {
    switch ink {
    case .marker: UInt8(ascii: "O")
    case .middle: UInt8(ascii: "X")
    case .favorite: UInt8(ascii: "*")
    case .place: UInt8(ascii: "+")
    case .town: UInt8(ascii: "o")
    case .graticule: UInt8(ascii: "'")
    case .night: UInt8(ascii: "%")
    case .border: UInt8(ascii: ":")
    case .river: UInt8(ascii: "~")
    case .path: UInt8(ascii: ".")
    case .rail: UInt8(ascii: "=")
    case .motorway: UInt8(ascii: "#")
    case .lake, .coast, .street, .road: shores[Int(dots)]
    }
  }

  private static let shores = (0...255).map { shore(UInt8($0)) }

  private static func shore(_ dots: UInt8) -> UInt8 {
    let left = (0..<4).filter { dots & DotPattern.bit(column: 0, row: $0) != 0 }
    let right = (0..<4).filter { dots & DotPattern.bit(column: 1, row: $0) != 0 }
    let heights = left + right
    guard heights.count < 6 else { return UInt8(ascii: "#") }
    let span = (heights.max() ?? 0) - (heights.min() ?? 0)
    guard let leftMean = mean(left), let rightMean = mean(right) else {
      return span > 0 ? UInt8(ascii: "|") : flat(Double(heights.first ?? 0))
    }
    if span <= 1 { return flat(mean(heights) ?? 0) }
    if leftMean - rightMean >= 1 { return UInt8(ascii: "/") }
    if rightMean - leftMean >= 1 { return UInt8(ascii: "\\") }
    return span == 3 && heights.count > 3 ? UInt8(ascii: "|") : UInt8(ascii: "+")
  }

  private static func flat(_ height: Double) -> UInt8 {
    if height < 0.75 { return UInt8(ascii: "\"") }
    return height > 2.25 ? UInt8(ascii: "_") : UInt8(ascii: "-")
  }

  private static func mean(_ values: [Int]) -> Double? {
    values.isEmpty ? nil : Double(values.reduce(0, +)) / Double(values.count)
  }
}
