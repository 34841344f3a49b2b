/// The numbers of several rows as they are typed: "2-5 9".
package struct RowNumbers: Hashable, Sendable {
  /// The numbers in the order they were typed, as ranges: a typing error can name a billion rows.
  package let ranges: [ClosedRange<Int>]

  /// Reads numbers and ranges between spaces or commas; `nil` if one can't be read, or there are
  /// none.
  package init?(_ text: String) {
    let words = text.split { $0.isWhitespace || $0 == "," }
    let ranges = words.compactMap(Self.range)
    guard !ranges.isEmpty, ranges.count == words.count else { return nil }
    self.ranges = ranges
  }

  /// Reads "7" or "2-5"; the dash may also be the one that a list's footer shows.
  private static func range(_ word: Substring) -> ClosedRange<Int>? {
    let ends = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map {
      Int(digits: $0)
    }
    guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first > 0,
      first <= last
    else { return nil }
    return first...last
  }

  /// The numbers as they can be typed.
  package var text: String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: " ")
  }

  /// Returns each row once, in the order they were typed, if all are on screen; else the first number
  /// that is not.
  package func rows(shown: ClosedRange<Int>?) -> RowChoice {
    for range in ranges {
      guard let shown, shown.contains(range.lowerBound) else { return .missing(range.lowerBound) }
      guard shown.contains(range.upperBound) else { return .missing(shown.upperBound + 1) }
    }
    var seen: Set<Int> = []
    return .rows(ranges.joined().filter { seen.insert($0).inserted })
  }
}

/// The rows on screen that were chosen.
package enum RowChoice: Hashable, Sendable {
  case rows([Int])
  /// There is no row of this number on screen.
  case missing(Int)
}

extension Int {
  /// Reads a number of a row, which has digits alone: "+2" is two levels of zoom, and no row.
  package init?(digits text: some StringProtocol) {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    self.init(text)
  }
}

extension RowNumbers: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { ranges = [number...number] }
}
