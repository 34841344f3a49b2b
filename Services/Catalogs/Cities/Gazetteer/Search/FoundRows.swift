import Domain

/// A part of the rows that a query finds, filtered and sorted.
struct FoundRows {
  /// The number of rows that match by their own name.
  let total: Int
  /// The number of rows that match only by another name.
  let alternateTotal: Int
  /// The rows at the wanted offsets, as far as they exist.
  let rows: [FoundRow]
  /// The number of the first of these rows that are top hits; these are not repeated below.
  let topHits: Int

  /// - Parameters:
  ///   - reading: the reading of the search.
  ///   - cities: the cities.
  ///   - order: the order; `nil` is the catalog's own, which has the rows found by their own name in
  ///     display order and then the others by population.
  ///   - origin: where distances are measured from, in the order by these.
  ///   - topHits: the largest number of top hits that come first in the catalog's own order.
  ///   - letters: the smallest number of letters with which a search counts as a whole name.
  ///   - offsets: the offsets of the wanted rows, from 0.
  init(
    _ reading: CityInterpretation, _ cities: CityTable, order: CityOrder?,
    from origin: Coordinate? = nil, topHits: Int = 0,
    wholeFrom letters: Int = ExactRows.leastLetters, at offsets: Range<Int>
  ) {
    let named = reading.condition.filter(reading.matches.named)
    let alternates = reading.condition.filter(reading.matches.alternates)
    total = named.reduce(0) { $0 + $1.count }
    alternateTotal = alternates.count
    func mostRelevant(_ count: Int, typed: [UInt8]? = nil) -> [RankedRow] {
      // The rows with exactly this name come first.
      let exact = ExactRows(reading.query, atLeast: letters, cities)
      return cities.mostRelevant(
        named: named, alternates: alternates, exact: exact, typed: typed, count: count)
    }
    if order == .relevance {
      rows = mostRelevant(offsets.upperBound).dropFirst(offsets.lowerBound).map(\.found)
      self.topHits = 0
      return
    }
    if order == .distance, let origin {
      rows = cities.nearest(to: origin, named, alternates, at: offsets)
      self.topHits = 0
      return
    }
    var top: [FoundRow] = []
    if order == nil, topHits > 0 {
      // The largest of all are found in the tree: to look at every row would take longer than the page.
      let isWhole = reading.query.isEmpty && total == cities.count
      top = Self.likely(
        isWhole ? cities.largest(topHits) : mostRelevant(topHits, typed: reading.query)
      ).map(\.found)
    }
    // The offsets among the rows below the top hits, and then among those found only by another name.
    let rest = Self.offsets(offsets, after: top.count)
    let namedTop = top.filter { $0.name == nil }
    let alternateRest = Self.offsets(rest, after: total - namedTop.count)
    var rows = Array(top[offsets.clamped(to: top.indices)])
    self.topHits = rows.count
    if order == .population {
      rows += cities.byPopulation(named, at: rest.clamped(to: 0..<total))
    } else {
      rows += Self.rows(at: rest, of: Self.ranges(named, without: namedTop))
    }
    if alternateRest.overlaps(0..<alternates.count) {
      let shown = Set(top)
      rows += cities.byPopulation(
        [], alternates.lazy.filter { shown.isEmpty || !shown.contains($0) }, at: alternateRest,
        ignored: order == .name)
    }
    self.rows = rows
  }

  /// Returns the rows that are clearly likelier than the others: none that is behind the first weighs
  /// less than a tenth of it.
  private static func likely(_ rows: [RankedRow]) -> ArraySlice<RankedRow> {
    guard let first = rows.first else { return [] }
    let weight = max(1, first.weight / leastShare)
    return rows.prefix(max(1, rows.prefix { $0.weight >= weight }.count))
  }

  private static let leastShare: UInt32 = 10

  /// Returns offsets that are counted from the row after the first `count` rows.
  private static func offsets(_ offsets: Range<Int>, after count: Int) -> Range<Int> {
    max(0, offsets.lowerBound - count)..<max(0, offsets.upperBound - count)
  }

  /// Returns the ranges without a few rows that are in them.
  private static func ranges(_ ranges: [Range<Int>], without taken: [FoundRow]) -> [Range<Int>] {
    taken.reduce(into: ranges) { ranges, found in
      guard let index = ranges.firstIndex(where: { $0.contains(found.row) }) else { return }
      let range = ranges[index]
      ranges.replaceSubrange(
        index...index, with: [range.lowerBound..<found.row, found.row + 1..<range.upperBound])
    }
  }

  /// Returns the rows at some offsets of the display order, as far as they exist.
  private static func rows(at offsets: Range<Int>, of ranges: [Range<Int>]) -> [FoundRow] {
    var rows: [FoundRow] = []
    var passed = 0
    for range in ranges where passed < offsets.upperBound {
      let part = offsets.clamped(to: passed..<passed + range.count)
      rows += part.map { FoundRow(range.lowerBound + $0 - passed) }
      passed += range.count
    }
    return rows
  }
}
