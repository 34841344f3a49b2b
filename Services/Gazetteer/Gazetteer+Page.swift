package import Catalog
package import Cities
package import Domain

extension Gazetteer {
  /// What ``page(_:)`` answers, in the caller's own time.
  package func answer(_ query: CatalogQuery) throws(DataError) -> CatalogPage<City> {
    let order = try order(query.sort)
    let country = try country(query.filters)
    let first = max(0, query.offset)
    let (sum, overflows) = first.addingReportingOverflow(max(0, query.limit))
    return data.read { cities, otherNames in
      let reading = reading(query, country, cities, otherNames)
      let found = found(
        by: reading, query, order, cities, otherNames, at: first..<(overflows ? .max : sum))
      return CatalogPage(
        matches: found.rows.map { found in
          CatalogPage.Match(cities.city(found.row), matchedName: found.name.map(otherNames.text))
        },
        total: found.total, alsoKnownTotal: found.alsoKnownTotal, topHits: found.topHits,
        name: reading.name)
    }
  }

  /// Turns over all that a query finds, by the numbers of the rows.
  package func turned(
    _ rows: Int, from id: String, in query: CatalogQuery
  ) throws(DataError) -> RowTurn {
    let order = try order(query.sort)
    let country = try country(query.filters)
    return data.read { cities, otherNames in
      let reading = reading(query, country, cities, otherNames)
      let found = found(by: reading, query, order, cities, otherNames, at: 0..<Int.max)
        .rows.map(\.row)
      guard let row = cities.row(ofID: id), let place = found.firstIndex(of: row) else {
        return .unlisted
      }
      let (other, overflow) = place.addingReportingOverflow(rows)
      guard !overflow, found.indices.contains(other) else { return .end }
      return .row(Reference(City.catalog, String(cities.number(found[other]))))
    }
  }

  private func reading(
    _ query: CatalogQuery, _ country: RowCondition.Country, _ cities: CityTable,
    _ otherNames: OtherNameTable
  ) -> CityReading {
    CityReading.reading(
      of: query.search, in: country, ids: query.ids, readsAreas: query.readsAreas, search, cities,
      otherNames)
  }

  /// Without a search nothing is meant more than the rest.
  private func found(
    by reading: CityReading, _ query: CatalogQuery, _ order: CityOrder?, _ cities: CityTable,
    _ otherNames: OtherNameTable, at places: Range<Int>
  ) -> FoundRows {
    let topHits = reading.query.isEmpty ? 0 : max(0, query.topHits)
    let isRanked = order == .relevance || order == nil && topHits > 0
    return FoundRows(
      cities, reading.matches, reading.condition, order: order,
      exact: isRanked ? reading.exact(cities, otherNames) : nil, topHits: topHits, at: places)
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
        throw .unknownFilter(filter.typedKey, known: filterKeys)
      }
      condition = condition.and(try CountryLookup.code(of: filter))
    }
    return condition
  }
}
