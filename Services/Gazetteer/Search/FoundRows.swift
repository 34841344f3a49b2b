import Cities

/// A part of the rows that a query finds, with its filters and in its order.
struct FoundRows {
  /// How many match by their name.
  let total: Int
  /// How many match only by another name.
  let alsoKnownTotal: Int
  /// Those at the places asked for, as far as there are any.
  let rows: [FoundRow]
  /// How many of these, the first, are what is most likely meant, and taken out of those below.
  let topHits: Int

  /// - Parameters:
  ///   - order: nil for the catalog's own: those found by their name in display order, the others by
  ///     population.
  ///   - topHits: how many of the most relevant come first in the catalog's own order.
  init(
    _ reading: CityReading, _ cities: CityTable, _ otherNames: OtherNameTable, order: CityOrder?,
    topHits: Int = 0, at places: Range<Int>
  ) {
    let (matches, condition) = (reading.matches, reading.condition)
    // Without a search nothing is meant more than the rest.
    let topHits = reading.query.isEmpty || order != nil ? 0 : max(0, topHits)
    let named = NamedRows(cities, matches.named, condition, byPopulation: order == .population)
    total = named.total
    // The rows that are called exactly so come first where relevance counts.
    let exact =
      order == .relevance || topHits > 0
      ? ExactRows(reading.query, atLeast: ExactRows.leastLetters, cities, otherNames) : nil
    func mostRelevant(_ count: Int) -> [FoundRow] {
      let others = matches.alsoKnown.filter { condition.holds($0.row) }
      guard let rows = named.filtered else {
        return cities.mostRelevant(
          named: matches.named.joined(), alsoKnown: others, exact: exact, count: count)
      }
      return cities.mostRelevant(named: rows, alsoKnown: others, exact: exact, count: count)
    }
    if order == .relevance {
      rows = Array(mostRelevant(places.upperBound).dropFirst(places.lowerBound))
      alsoKnownTotal = matches.alsoKnown.count { condition.holds($0.row) }
      self.topHits = 0
      return
    }
    let top = topHits > 0 ? mostRelevant(topHits) : []
    let namedTop = top.filter { $0.name == nil }.map(\.row)
    let namedRest = named.total - namedTop.count
    // The places of the rows below the top hits, and of those below the ones found by their name.
    let rest = Self.places(places, after: top.count)
    let otherRest = Self.places(rest, after: namedRest)
    let others = OtherRows(
      cities, matches.alsoKnown, condition, byName: order == .name,
      except: Set(top.filter { $0.name != nil }.map(\.row)), first: otherRest.upperBound)
    alsoKnownTotal = others.total
    let first = top[places.clamped(to: top.indices)]
    self.topHits = first.count
    rows =
      first + named.rows(rest.clamped(to: 0..<namedRest), except: namedTop).map { FoundRow($0) }
      + others.page(otherRest)
  }

  /// Counts places from the row that follows the first `count` rows.
  private static func places(_ places: Range<Int>, after count: Int) -> Range<Int> {
    max(0, places.lowerBound - count)..<max(0, places.upperBound - count)
  }
}

/// The rows that match a query by name, with its filters and in its order.
private struct NamedRows {
  let total: Int
  private let cities: CityTable
  private let ranges: [Range<Int>]
  /// The rows left by the filters; nil where there are none, and the ranges say it all.
  let filtered: [Int]?
  private let byPopulation: Bool

  init(
    _ cities: CityTable, _ ranges: [Range<Int>], _ condition: RowCondition, byPopulation: Bool
  ) {
    self.cities = cities
    self.ranges = ranges
    self.byPopulation = byPopulation
    if !condition.isSelective {
      filtered = nil
    } else if let rows = condition.rows {
      filtered = rows.filter { row in
        condition.holds(row) && ranges.contains { $0.contains(row) }
      }
    } else {
      filtered = ranges.flatMap { $0.filter(condition.holds) }
    }
    total = filtered?.count ?? ranges.reduce(0) { $0 + $1.count }
  }

  /// The rows at some places of the order, which must lie within 0..<total.
  func rows(_ places: Range<Int>) -> [Int] {
    if places.isEmpty { return [] }
    guard byPopulation else { return displayed(places) }
    var first = FirstRows(capacity: places.upperBound)
    func offer(_ row: Int) {
      first.offer(FirstRows.key(population: cities.population(row), row: row), payload: row)
    }
    if let filtered {
      for row in filtered { offer(row) }
    } else {
      for range in ranges { for row in range { offer(row) } }
    }
    return first.sorted[places].map(\.payload)
  }

  /// The rows at some places of display order when some of them, few, are taken out of it.
  func rows(_ places: Range<Int>, except taken: [Int]) -> [Int] {
    guard !taken.isEmpty, !places.isEmpty else { return rows(places) }
    let gaps = taken.compactMap(place).sorted()
    func whole(_ place: Int) -> Int { gaps.reduce(place) { $1 <= $0 ? $0 + 1 : $0 } }
    return rows(whole(places.lowerBound)..<whole(places.upperBound - 1) + 1)
      .filter { !taken.contains($0) }
  }

  /// The place of a row in display order.
  private func place(_ row: Int) -> Int? {
    if let filtered { return filtered.firstIndex(of: row) }
    var passed = 0
    for range in ranges {
      if range.contains(row) { return passed + row - range.lowerBound }
      passed += range.count
    }
    return nil
  }

  private func displayed(_ places: Range<Int>) -> [Int] {
    if let filtered { return Array(filtered[places]) }
    var rows: [Int] = []
    var passed = 0
    for range in ranges {
      let part = places.clamped(to: passed..<passed + range.count)
      rows += part.map { range.lowerBound + $0 - passed }
      passed += range.count
    }
    return rows
  }
}

/// The rows that match a query only by another name, with its filters: by falling population, then
/// in display order; in display order alone where that is asked for.
private struct OtherRows {
  /// All of them, those left out of the pages too.
  let total: Int
  private let first: [FoundRow]

  /// Keeps only the rows that will be asked for.
  ///
  /// - Parameters:
  ///   - except: rows that are shown elsewhere.
  ///   - first: how many rows to keep.
  init(
    _ cities: CityTable, _ matches: [FoundRow], _ condition: RowCondition, byName: Bool,
    except: Set<Int>, first: Int
  ) {
    var total = 0
    var kept = FirstRows(capacity: first)
    for (index, match) in matches.enumerated() where condition.holds(match.row) {
      total += 1
      if !except.isEmpty, except.contains(match.row) { continue }
      let population = byName ? 0 : cities.population(match.row)
      kept.offer(FirstRows.key(population: population, row: match.row), payload: index)
    }
    self.total = total
    self.first = kept.sorted.map { matches[$0.payload] }
  }

  /// The matches at some places of the order, as far as there are any.
  func page(_ places: Range<Int>) -> ArraySlice<FoundRow> {
    first[places.clamped(to: first.indices)]
  }
}
