import CData
package import Catalog
package import Cities
package import Domain

/// The cities: the list, guesses at a name, look-up by id.
///
/// Making one reads two headers; the rest of the data is looked at where a call needs it. An
/// immutable value over immutable bytes, so calls may run at once.
package struct Gazetteer: Sendable {
  let data: GazetteerData

  init(_ data: GazetteerData) {
    self.data = data
  }

  /// Over the cities that are part of the program.
  package init() throws(GazetteerError) {
    data = try GazetteerData(
      cities: .embedded {
        UnsafeRawBufferPointer(start: catalejo_cities_bytes(), count: catalejo_cities_size())
      },
      otherNames: .embedded {
        UnsafeRawBufferPointer(
          start: catalejo_othernames_bytes(), count: catalejo_othernames_size())
      })
  }

  /// How many cities there are.
  package var count: Int { data.read { cities, _ in cities.count } }

  package func page(_ query: CatalogQuery) throws(DataError) -> CatalogPage<City> {
    let first = max(0, query.offset)
    let (sum, overflows) = first.addingReportingOverflow(max(0, query.limit))
    return try found(query, at: first..<(overflows ? .max : sum)) {
      found, name, cities, otherNames in
      CatalogPage(
        matches: found.rows.map { Self.match($0, cities, otherNames) }, total: found.total,
        alsoKnownTotal: found.alsoKnownTotal, topHits: found.topHits, name: name)
    }
  }

  /// Turns over all that a query finds, by the numbers of the rows.
  func turned(
    _ rows: Int, from id: String, in query: CatalogQuery
  ) throws(DataError) -> AdjacentRow {
    try found(query, at: 0..<Int.max) { found, _, cities, _ in
      let found = found.rows.map(\.row)
      guard let row = cities.row(ofID: id), let place = found.firstIndex(of: row) else {
        return .unlisted
      }
      let (other, overflow) = place.addingReportingOverflow(rows)
      guard !overflow, found.indices.contains(other) else { return .end }
      return .row(Reference(City.catalog, String(cities.number(found[other]))))
    }
  }

  /// Hands over the rows at some places of what a query finds, and the name it was taken for where it
  /// says a country or a state as well.
  private func found<Answer>(
    _ query: CatalogQuery, at places: Range<Int>,
    _ answer: (FoundRows, String?, CityTable, OtherNameTable) -> Answer
  ) throws(DataError) -> Answer {
    let order = try Self.order(query.sort)
    let country = try Self.country(query.filters)
    return data.read { cities, otherNames in
      let reading = CityReading.reading(
        of: query.search, in: country, ids: query.ids, readsAreas: query.readsAreas, cities,
        otherNames)
      let found = FoundRows(
        reading, cities, otherNames, order: order, topHits: query.topHits, at: places)
      return answer(found, reading.name, cities, otherNames)
    }
  }

  /// By falling population, whether it is the city's own name or another one.
  ///
  /// Who mistypes a name means a large city by whatever name: weighed as in a search, `mexco` would
  /// be Mixco before Mexico City, and `veneca` Venecia in Colombia before Venice.
  func guesses(_ query: CatalogQuery) throws(DataError) -> [CatalogPage<City>.Match] {
    let country = try Self.country(query.filters)
    return data.read { cities, otherNames in
      Guesses(cities: cities, otherNames: otherNames)
        .rows(
          query.search, country, ids: query.ids, limit: query.limit, readsAreas: query.readsAreas
        )
        .map { Self.match($0, cities, otherNames) }
    }
  }

  /// - Throws: `notFound`.
  package func item(_ id: String) throws(DataError) -> City {
    guard let city = city(id) else { throw .notFound(Reference(City.catalog, id)) }
    return city
  }

  /// With its other names.
  func city(_ id: String) -> City? {
    data.read { cities, otherNames in
      cities.row(ofID: id).map { row in
        var city = cities.city(row)
        city.otherNames = otherNames.texts(ofRow: row, except: cities.fold(row))
        return city
      }
    }
  }

  /// The id of the city so many places after another in display order; nil where there is none.
  func id(_ steps: Int, from id: String) -> String? {
    data.read { cities, _ in
      guard let row = cities.row(ofID: id) else { return nil }
      let (target, overflows) = row.addingReportingOverflow(steps)
      guard !overflows, (0..<cities.count).contains(target) else { return nil }
      return String(cities.number(target))
    }
  }

  private static func match(
    _ found: FoundRow, _ cities: CityTable, _ otherNames: OtherNameTable
  ) -> CatalogPage<City>.Match {
    CatalogPage.Match(cities.city(found.row), matchedName: found.name.map(otherNames.text))
  }

  /// The order of a sort's key; nil for the catalog's own.
  private static func order(_ key: String?) throws(DataError) -> CityOrder? {
    guard let key else { return nil }
    guard let order = CityOrder(rawValue: key) else {
      throw .unknownSort(key, known: Cities.description.sortKeys)
    }
    return order
  }

  /// What the filters ask of the country.
  private static func country(_ filters: [Filter]) throws(DataError) -> RowCondition.Country {
    var condition = RowCondition.Country.any
    for filter in filters {
      guard filter.key == "country" else {
        throw .unknownFilter(filter.typedKey, known: Cities.description.filterKeys)
      }
      condition = condition.and(try CountryLookup.code(of: filter))
    }
    return condition
  }
}
