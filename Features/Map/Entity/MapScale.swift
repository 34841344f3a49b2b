import Contracts

/// The columns that the user's points are shown by.
package struct PointLook: Hashable, Sendable {
  /// The column that colors them; `nil` if none does.
  package var color: String?
  /// The column that their signs grow with.
  package var size: String?

  package init(color: String? = nil, size: String? = nil) {
    self.color = color
    self.size = size
  }
}

/// The numbers of a column in classes, each of which is seen as a color or as a size.
package struct MapScale: Hashable, Sendable {
  /// The way in which a class is seen.
  package enum Use: Hashable, Sendable {
    case color, size

    /// The most classes that can be told from one another.
    var levels: Int { self == .color ? 5 : 3 }
  }

  let use: Use
  let values: PointValues
  /// The least number of each class but the first, rising.
  let bounds: [Double]
  /// The numbers of each class, formatted: "0–12".
  var labels: [String] = []
  /// The number of points without a number, formatted; `nil` if all have one.
  var missing: String?

  /// The least and the greatest number of each class, rising.
  var ranges: [ClosedRange<Double>] {
    var ranges = [ClosedRange<Double>?](repeating: nil, count: bounds.count + 1)
    for number in values.numbers {
      guard let index = index(of: number) else { continue }
      let range = ranges[index] ?? number...number
      ranges[index] = min(range.lowerBound, number)...max(range.upperBound, number)
    }
    return ranges.compactMap(\.self)
  }

  /// The class of a number; `nil` for NaN.
  func index(of number: Double) -> Int? {
    number.isNaN ? nil : bounds.count { number >= $0 }
  }

  /// The level at which a class is seen, from 0 on; fewer classes are as far apart as possible.
  func level(of index: Int) -> Int {
    bounds.isEmpty ? 0 : index * (use.levels - 1) / bounds.count
  }

  /// Returns the bounds of classes with about as many numbers each; equal numbers are in one class.
  static func bounds(of numbers: [Double], classes: Int) -> [Double] {
    let sorted = numbers.filter { !$0.isNaN }.sorted()
    guard let least = sorted.first else { return [] }
    var bounds: [Double] = []
    for part in 1..<max(1, classes) {
      let bound = sorted[sorted.count * part / classes]
      if bound > bounds.last ?? least { bounds.append(bound) }
    }
    return bounds
  }
}
