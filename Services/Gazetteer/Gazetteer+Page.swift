package import Catalog
package import Cities
package import Domain

extension Gazetteer {
  /// What ``page(_:)`` answers, in the caller's own time.
  package func answer(_ query: CatalogQuery) throws(DataError) -> CatalogPage<City> {
    let order = try order(query.sort)
    let country = try country(query.filters)
    let matches = search.matches(Fold.queryBytes(query.search))
    let first = max(0, query.offset)
    let (sum, overflows) = first.addingReportingOverflow(max(0, query.limit))
    return data.read { cities, otherNames in
      let found = FoundRows(
        cities, matches, RowCondition(cities, country: country, ids: query.ids), order: order,
        at: first..<(overflows ? .max : sum))
      return CatalogPage(
        matches: found.rows.map { found in
          CatalogPage.Match(cities.city(found.row), matchedName: found.name.map(otherNames.text))
        },
        total: found.total, alsoKnownTotal: found.alsoKnownTotal)
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
      let found = FoundRows(
        cities, matches, RowCondition(cities, country: country, ids: query.ids), order: order,
        at: 0..<Int.max
      ).rows.map(\.row)
      guard let row = cities.row(ofID: id), let place = found.firstIndex(of: row) else {
        return .unlisted
      }
      let (other, overflow) = place.addingReportingOverflow(rows)
      guard !overflow, found.indices.contains(other) else { return .end }
      return .row(Reference(.cities, String(cities.number(found[other]))))
    }
  }

  /// The order of a sort's key; nil for the catalog's own.
  private func order(_ key: String?) throws(DataError) -> CityOrder? {
    guard let key else { return nil }
    guard let order = CityOrder(rawValue: key) else {
      throw .unknownSort(key, known: sortKeys)
    }
    return order
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
