/// A part of the rows that a query finds, with its filters and in its order.
struct FoundRows {
  /// How many match by their name.
  let total: Int
  /// How many match only by another name.
  let alsoKnownTotal: Int
  /// Those at the places asked for, as far as there are any.
  let rows: [FoundRow]

  /// - Parameter order: nil for the catalog's own: those found by their name in display order, the
  ///   others by population.
  init(
    _ cities: CityTable, _ matches: CityMatches, _ condition: RowCondition, order: CityOrder?,
    at places: Range<Int>
  ) {
    let named = NamedRows(cities, matches.named, condition, byPopulation: order == .population)
    total = named.total
    if order == .relevance {
      let alsoKnown = matches.alsoKnown.filter { condition.holds($0.row) }.map(FoundRow.init)
      alsoKnownTotal = alsoKnown.count
      let first = cities.mostRelevant(
        named: named.rows(0..<named.total), alsoKnown: alsoKnown, count: places.upperBound)
      rows = Array(first.dropFirst(places.lowerBound))
    } else {
      func past(_ place: Int) -> Int { max(0, place - named.total) }
      let others = OtherRows(
        cities, matches.alsoKnown, condition, byName: order == .name,
        first: past(places.upperBound))
      alsoKnownTotal = others.total
      rows =
        named.rows(places.clamped(to: 0..<named.total)).map { FoundRow($0) }
        + others.page(past(places.lowerBound)..<past(places.upperBound)).map(FoundRow.init)
    }
  }
}
