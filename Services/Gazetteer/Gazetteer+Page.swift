package import Catalog
package import Cities
package import Domain

extension Gazetteer {
  /// What ``page(_:)`` answers, in the caller's own time.
  package func answer(_ query: CatalogQuery) throws(DataError) -> CatalogPage<City> {
    let order = try order(query.sort)
    let country = try country(query.filters)
    let matches = search.matches(Fold.queryBytes(query.search))
    return data.read { cities, otherNames in
      let condition = RowCondition(cities, country: country, ids: query.ids)
      let named = NamedRows(cities, matches.named, condition, byPopulation: order == .population)
      let first = max(0, query.offset)
      let (sum, overflows) = first.addingReportingOverflow(max(0, query.limit))
      let end = overflows ? Int.max : sum
      let rows = named.rows(min(first, named.total)..<min(end, named.total))
      let others = OtherRows(
        cities, matches.alsoKnown, condition, byName: order == .name,
        first: max(0, end - named.total))
      let otherMatches = others.page(max(0, first - named.total)..<max(0, end - named.total))
      return CatalogPage(
        matches: rows.map { CatalogPage.Match(cities.city($0)) }
          + otherMatches.map { match in
            let written = otherNames.name(match.name).written
            return CatalogPage.Match(
              cities.city(match.row), matchedName: String(decoding: written, as: UTF8.self))
          },
        total: named.total, alsoKnownTotal: others.total)
    }
  }

  /// Turns over all that a query finds, by the numbers of the rows.
  package func turned(
    _ rows: Int, from id: String, in query: CatalogQuery
  ) throws(DataError) -> RowTurn {
    let order = try order(query.sort)
    let country = try country(query.filters)
    let matches = search.matches(Fold.queryBytes(query.search))
    return data.read { cities, _ in
      let condition = RowCondition(cities, country: country, ids: query.ids)
      let named = NamedRows(cities, matches.named, condition, byPopulation: order == .population)
      let others = OtherRows(
        cities, matches.alsoKnown, condition, byName: order == .name, first: .max)
      let found = named.rows(0..<named.total) + others.page(0..<others.total).map(\.row)
      guard let row = cities.row(ofID: id), let place = found.firstIndex(of: row) else {
        return .unlisted
      }
      let (other, overflow) = place.addingReportingOverflow(rows)
      guard !overflow, found.indices.contains(other) else { return .end }
      return .row(Reference(.cities, String(cities.number(found[other]))))
    }
  }

  private enum Order {
    /// By name those found by their name, by population the others.
    case own
    case name
    case population
  }

  private func order(_ key: String?) throws(DataError) -> Order {
    switch key {
    case nil: return .own
    case "name": return .name
    case "population": return .population
    case .some(let key): throw .unknownSort(key, known: sortKeys)
    }
  }

  /// What the filters ask of the country.
  func country(_ filters: [Filter]) throws(DataError) -> RowCondition.Country {
    var condition = RowCondition.Country.any
    for filter in filters {
      guard filter.key == "country" else {
        throw .unknownFilter(filter.key, known: filterKeys)
      }
      guard let code = CountryLookup.code(for: filter.value) else {
        throw .invalidFilter(key: filter.key, value: filter.value)
      }
      condition = condition.and(code)
    }
    return condition
  }
}
