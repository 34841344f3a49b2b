/// Several rows by their numbers, as they are typed: "2-5 9".
package struct RowNumbers: Hashable, Sendable {
  /// As ranges, because a typing mistake can name a billion rows; in the order they were typed.
  package let ranges: [ClosedRange<Int>]

  /// Reads numbers and ranges between spaces or commas; nil where one can't be read, or there is
  /// none.
  package init?(_ text: String) {
    let words = text.split { $0.isWhitespace || $0 == "," }
    let ranges = words.compactMap(Self.range)
    guard !ranges.isEmpty, ranges.count == words.count else { return nil }
    self.ranges = ranges
  }

  /// "7", or "2-5", with a dash as the footer of a list writes it, too.
  private static func range(_ word: Substring) -> ClosedRange<Int>? {
    let ends = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map {
      Int($0)
    }
    guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first > 0,
      first <= last
    else { return nil }
    return first...last
  }

  /// As they can be typed.
  package var text: String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: " ")
  }

  /// Each row once, in the order they were typed, if all of them are among those shown; else the
  /// first number that is not.
  package func rows(shown: ClosedRange<Int>?) -> RowChoice {
    for range in ranges {
      guard let shown, shown.contains(range.lowerBound) else { return .missing(range.lowerBound) }
      guard shown.contains(range.upperBound) else { return .missing(shown.upperBound + 1) }
    }
    var seen: Set<Int> = []
    return .rows(ranges.joined().filter { seen.insert($0).inserted })
  }
}

/// Which of the rows on screen are meant.
package enum RowChoice: Hashable, Sendable {
  case rows([Int])
  /// There is no row of this number on screen.
  case missing(Int)
}

extension RowNumbers: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { ranges = [number...number] }
}
