import CData
package import Contracts
package import Domain
package import FoundationEssentials

/// The cities: their list, suggestions for a name, and look-up by id.
///
/// The initializer reads two headers; each call reads only the data that it needs. It is an immutable
/// value over immutable bytes, so calls may run at once.
package struct Gazetteer: Sendable {
  let cities: Blob
  let alternateNames: Blob
  let largeRows = LargeRows()

  /// Makes a gazetteer of two files that belong together; it reads only their headers.
  init(cities: Data, alternateNames: Data) throws(GazetteerError) {
    self.cities = try Blob(cities, of: CitySection.self)
    self.alternateNames = try Blob(alternateNames, of: AlternateNameSection.self)
    guard self.cities.entryCount == self.cities.cityCount,
      self.cities.cityCount == self.alternateNames.cityCount,
      self.cities.fingerprint == self.alternateNames.fingerprint
    else { throw .mismatched }
  }

  /// Makes the gazetteer of the embedded cities.
  package init() throws(GazetteerError) {
    try self.init(
      cities: .embedded(catalejo_cities_bytes(), catalejo_cities_size()),
      alternateNames: .embedded(catalejo_othernames_bytes(), catalejo_othernames_size()))
  }

  /// The bytes of the two files.
  package var files: (cities: Data, alternateNames: Data) { (cities.data, alternateNames.data) }

  /// Calls a body with the table of cities, which is valid only until the body returns.
  func read<R, E: Error>(_ body: (CityTable) throws(E) -> R) throws(E) -> R {
    try cities.data.bytes.withUnsafeBytes { bytes throws(E) in
      try alternateNames.data.bytes.withUnsafeBytes { names throws(E) in
        try body(CityTable(bytes, cities, names: AlternateNameTable(names, alternateNames)))
      }
    }
  }

  /// The number of cities.
  package var count: Int { cities.cityCount }

  package func page(_ query: CatalogQuery) throws(DataError) -> ListPage {
    try found(query) { found, name, cities in
      ListPage(
        name: name, rows: found.rows.map { cities.listRow($0, for: query) },
        topHits: found.topHits, total: found.total, alternateTotal: found.alternateTotal)
    }
  }

  /// Goes on a number of rows among all that a query finds, by their row numbers.
  func turned(
    _ rows: Int, from id: String, in query: CatalogQuery
  ) throws(DataError) -> AdjacentRow {
    var all = query
    (all.offset, all.pageSize) = (0, .max)
    return try found(all) { found, _, cities in
      guard let row = cities.row(ofID: id) else { return .unlisted }
      return AdjacentRow(rows, from: row, among: found.rows.map(\.row), cities.reference)
    }
  }

  /// Calls a closure with the rows on a query's page.
  ///
  /// If the search names a country or a region, the closure also gets the name before it.
  func found<Answer>(
    _ query: CatalogQuery, _ answer: (FoundRows, String?, CityTable) -> Answer
  ) throws(DataError) -> Answer {
    let first = max(0, query.offset)
    let (sum, overflows) = first.addingReportingOverflow(max(0, query.pageSize))
    let order = try query.sort.map { key throws(DataError) in
      guard let order = CityOrder(rawValue: key) else {
        throw .unknownSort(key, known: Cities.description.sorts.map(\.words))
      }
      if order == .distance, query.origin == nil { throw .noOrigin("") }
      return order
    }
    return try read { cities throws(DataError) in
      let reading = CityInterpretation.best(of: try CitySearch(query, cities), cities)
      let found = FoundRows(
        reading, cities, order: order, from: query.origin?.position, topHits: query.topHits,
        wholeFrom: query.isWholeName ? 1 : ExactRows.leastLetters,
        at: first..<(overflows ? .max : sum))
      return answer(found, reading.name, cities)
    }
  }

  /// Returns cities for a name that finds nothing, by falling population, whether the name is the
  /// city's own or another one.
  ///
  /// Someone who mistypes a name means a large city, whichever name they use. With the weights of a
  /// search, `mexco` would give Mixco before Mexico City, and `veneca` Venecia in Colombia before
  /// Venice.
  func suggestions<Row>(
    _ query: CatalogQuery, _ row: (CityTable, FoundRow) -> Row
  ) throws(DataError) -> [Row] {
    try read { cities throws(DataError) in
      cities.suggestions(for: try CitySearch(query, cities), count: query.pageSize)
        .map { row(cities, $0) }
    }
  }

  /// Returns a city.
  /// - Throws: `notFound`.
  package func item(_ id: String) throws(DataError) -> City {
    guard let city = city(id) else { throw .notFound(Reference(City.catalog, id)) }
    return city
  }

  /// Returns a city with its other names.
  func city(_ id: String) -> City? {
    read { cities in
      cities.row(ofID: id).map { row in
        var city = cities.city(row)
        city.alternateNames = cities.names.texts(ofRow: row, except: cities.fold(row))
        return city
      }
    }
  }

  /// Returns the id of the city a number of places after another in display order; `nil` if there is
  /// none.
  func id(_ steps: Int, from id: String) -> String? {
    read { cities in
      guard let row = cities.row(ofID: id) else { return nil }
      let (target, overflows) = row.addingReportingOverflow(steps)
      guard !overflows, (0..<cities.count).contains(target) else { return nil }
      return cities.reference(target).id
    }
  }
}
