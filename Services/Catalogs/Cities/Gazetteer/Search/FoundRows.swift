/// A part of the rows that a query finds, with its filters and in its order.
struct FoundRows {
  /// How many match by their name.
  let total: Int
  /// How many match only by another name.
  let alternateTotal: Int
  /// Those at the places asked for, as far as there are any.
  let rows: [FoundRow]
  /// How many of these, the first, are what is most likely meant, and taken out of those below.
  let topHits: Int

  /// - Parameters:
  ///   - order: nil for the catalog's own: those found by their name in display order, the others by
  ///     population.
  ///   - topHits: how many of the most relevant come first in the catalog's own order.
  ///   - letters: the fewest letters of a name that is meant as a whole.
  init(
    _ reading: CityReading, _ cities: CityTable, order: CityOrder?, topHits: Int = 0,
    wholeFrom letters: Int = ExactRows.leastLetters, at places: Range<Int>
  ) {
    let named = reading.condition.filter(reading.matches.named)
    let alternates = reading.condition.filter(reading.matches.alternates)
    total = named.reduce(0) { $0 + $1.count }
    alternateTotal = alternates.count
    func mostRelevant(_ count: Int) -> [FoundRow] {
      // The rows that are called exactly so come first.
      let exact = ExactRows(reading.query, atLeast: letters, cities)
      return cities.mostRelevant(
        named: named, alternates: alternates, exact: exact, count: count)
    }
    if order == .relevance {
      rows = Array(mostRelevant(places.upperBound).dropFirst(places.lowerBound))
      self.topHits = 0
      return
    }
    // Without a search nothing is meant more than the rest.
    let top =
      reading.query.isEmpty || order != nil || topHits < 1 ? [] : mostRelevant(topHits)
    // The places of the rows below the top hits, and of those below the ones found by their name.
    let rest = Self.places(places, after: top.count)
    let namedTop = top.filter { $0.name == nil }
    let alternateRest = Self.places(rest, after: total - namedTop.count)
    var rows = Array(top[places.clamped(to: top.indices)])
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

  /// Counts places from the row that follows the first `count` rows.
  private static func places(_ places: Range<Int>, after count: Int) -> Range<Int> {
    max(0, places.lowerBound - count)..<max(0, places.upperBound - count)
  }

  /// The ranges less a few rows that are in them.
  private static func ranges(_ ranges: [Range<Int>], without taken: [FoundRow]) -> [Range<Int>] {
    taken.reduce(into: ranges) { ranges, found in
      guard let index = ranges.firstIndex(where: { $0.contains(found.row) }) else { return }
      let range = ranges[index]
      ranges.replaceSubrange(
        index...index, with: [range.lowerBound..<found.row, found.row + 1..<range.upperBound])
    }
  }

  /// The rows at some places of display order, as far as there are any.
  private static func rows(at places: Range<Int>, of ranges: [Range<Int>]) -> [FoundRow] {
    var rows: [FoundRow] = []
    var passed = 0
    for range in ranges where passed < places.upperBound {
      let part = places.clamped(to: passed..<passed + range.count)
      rows += part.map { FoundRow(range.lowerBound + $0 - passed) }
      passed += range.count
    }
    return rows
  }
}
