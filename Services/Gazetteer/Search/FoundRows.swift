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
  ///   - exact: the rows that are called exactly so, which come first where relevance counts.
  ///   - topHits: how many of the most relevant come first in the catalog's own order.
  init(
    _ cities: CityTable, _ matches: CityMatches, _ condition: RowCondition, order: CityOrder?,
    exact: ExactRows? = nil, topHits: Int = 0, at places: Range<Int>
  ) {
    let named = NamedRows(cities, matches.named, condition, byPopulation: order == .population)
    total = named.total
    func mostRelevant(_ count: Int) -> [FoundRow] {
      let others = matches.alsoKnown.filter { condition.holds($0.row) }.map(FoundRow.init)
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
    let top = order == nil && topHits > 0 ? mostRelevant(topHits) : []
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
      + others.page(otherRest).map(FoundRow.init)
  }

  /// Counts places from the row that follows the first `count` rows.
  private static func places(_ places: Range<Int>, after count: Int) -> Range<Int> {
    max(0, places.lowerBound - count)..<max(0, places.upperBound - count)
  }
}
