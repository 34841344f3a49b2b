/// Chooses one ASCII character for the dots of a cell.
enum AsciiPattern {
  /// Coasts follow the line's direction and height in the cell; borders are dotted, so that the two
  /// are told apart without color.
  static func character(_ dots: UInt8, ink: Ink) -> Character {
    switch ink {
    case .marker: "*"
    case .border: rows(dots).count > 2 ? ":" : "."
    case .coast: coast(dots)
    }
  }

  private static func coast(_ dots: UInt8) -> Character {
    let left = (0..<4).filter { dots & DotPattern.bit(column: 0, row: $0) != 0 }
    let right = (0..<4).filter { dots & DotPattern.bit(column: 1, row: $0) != 0 }
    let heights = left + right
    guard heights.count < 6 else { return "#" }
    let span = (heights.max() ?? 0) - (heights.min() ?? 0)
    guard let leftMean = mean(left), let rightMean = mean(right) else {
      return span > 0 ? "|" : flat(Double(heights.first ?? 0))
    }
    if span <= 1 { return flat(mean(heights) ?? 0) }
    if leftMean - rightMean >= 1 { return "/" }
    if rightMean - leftMean >= 1 { return "\\" }
    return span == 3 && heights.count > 3 ? "|" : "+"
  }

  private static func flat(_ height: Double) -> Character {
    if height < 0.75 { return "\"" }
    return height > 2.25 ? "_" : "-"
  }

  private static func rows(_ dots: UInt8) -> [Int] {
    (0..<4).filter {
      dots & (DotPattern.bit(column: 0, row: $0) | DotPattern.bit(column: 1, row: $0)) != 0
    }
  }

  private static func mean(_ values: [Int]) -> Double? {
    values.isEmpty ? nil : Double(values.reduce(0, +)) / Double(values.count)
  }
}
