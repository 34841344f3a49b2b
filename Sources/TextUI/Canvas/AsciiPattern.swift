/// Chooses one ASCII character for the dots of a cell.
enum AsciiPattern {
  /// Land is dotted lightly, every fourth cell of a row, so that coasts and names stand out.
  static func land(column: Int, row: Int) -> UInt8 {
    UInt8(ascii: (column + row % 2 * 2) % 4 == 0 ? "." : " ")
  }

  /// Shores follow the line's direction and height in the cell; other lines have a character of their
  /// own, so that all are told apart without color.
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
    case .lake, .coast: shores[Int(dots)]
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
