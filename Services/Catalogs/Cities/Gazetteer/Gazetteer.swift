import CData
package import Contracts
package import Domain
package import FoundationEssentials

/// The cities: the list, suggestions for a name, look-up by id.
///
/// Making one reads two headers; the rest of the data is looked at where a call needs it. An
/// immutable value over immutable bytes, so calls may run at once.
package struct Gazetteer: Sendable {
  let cities: Blob
  let alternateNames: Blob

  /// Over two files that belong together; reads their headers, and nothing else.
  init(cities: Data, alternateNames: Data) throws(GazetteerError) {
    self.cities = try Blob(cities, of: CitySection.self)
    self.alternateNames = try Blob(alternateNames, of: AlternateNameSection.self)
    guard self.cities.entryCount == self.cities.cityCount,
      self.cities.cityCount == self.alternateNames.cityCount,
      self.cities.fingerprint == self.alternateNames.fingerprint
    else { throw .mismatched }
  }

  /// Over the cities that are part of the program.
  package init() throws(GazetteerError) {
    try self.init(
      cities: .embedded(catalejo_cities_bytes(), catalejo_cities_size()),
      alternateNames: .embedded(catalejo_othernames_bytes(), catalejo_othernames_size()))
  }

  /// What the two files hold.
  package var files: (cities: Data, alternateNames: Data) { (cities.data, alternateNames.data) }

  /// The table is valid within `body` only.
  func read<R, E: Error>(_ body: (CityTable) throws(E) -> R) throws(E) -> R {
    try cities.data.bytes.withUnsafeBytes { bytes throws(E) in
      try alternateNames.data.bytes.withUnsafeBytes { names throws(E) in
        try body(CityTable(bytes, cities, names: AlternateNameTable(names, alternateNames)))
      }
    }
  }

  /// How many cities there are.
  package var count: Int { cities.cityCount }

  package func page(_ query: CatalogQuery) throws(DataError) -> CatalogPage<City> {
    let first = max(0, query.offset)
    let (sum, overflows) = first.addingReportingOverflow(max(0, query.limit))
    return try found(query, at: first..<(overflows ? .max : sum)) { found, name, cities in
      CatalogPage(
        matches: found.rows.map(cities.match), total: found.total,
        alternateTotal: found.alternateTotal, topHits: found.topHits, name: name)
    }
  }

  /// Turns over all that a query finds, by the numbers of the rows.
  func turned(
    _ rows: Int, from id: String, in query: CatalogQuery
  ) throws(DataError) -> AdjacentRow {
    try found(query, at: 0..<Int.max) { found, _, cities in
      guard let row = cities.row(ofID: id) else { return .unlisted }
      return AdjacentRow(rows, from: row, among: found.rows.map(\.row), cities.reference)
    }
  }

  /// Hands over the rows at some places of what a query finds, and the name it was taken for where it
  /// says a country or a region as well.
  private func found<Answer>(
    _ query: CatalogQuery, at places: Range<Int>,
    _ answer: (FoundRows, String?, CityTable) -> Answer
  ) throws(DataError) -> Answer {
    let order = try query.sort.map { key throws(DataError) in
      guard let order = CityOrder(rawValue: key) else {
        throw .unknownSort(key, known: Cities.description.sorts.map(\.words))
      }
      return order
    }
    return try read { cities throws(DataError) in
      let reading = CityReading.reading(of: try CitySearch(query, cities), cities)
      let found = FoundRows(
        reading, cities, order: order, topHits: query.topHits,
        wholeFrom: query.isWholeName ? 1 : ExactRows.leastLetters, at: places)
      return answer(found, reading.name, cities)
    }
  }

  /// What may be meant by a name that finds nothing, by falling population, whether it is the city's
  /// own name or another one.
  ///
  /// Who mistypes a name means a large city by whatever name: weighed as in a search, `mexco` would
  /// be Mixco before Mexico City, and `veneca` Venecia in Colombia before Venice.
  func suggestions(_ query: CatalogQuery) throws(DataError) -> [CatalogPage<City>.Match] {
    try read { cities throws(DataError) in
      cities.suggestions(for: try CitySearch(query, cities), count: query.limit)
        .map(cities.match)
    }
  }

  /// - Throws: `notFound`.
  package func item(_ id: String) throws(DataError) -> City {
    guard let city = city(id) else { throw .notFound(Reference(City.catalog, id)) }
    return city
  }

  /// With its other names.
  func city(_ id: String) -> City? {
    read { cities in
      cities.row(ofID: id).map { row in
        var city = cities.city(row)
        city.alternateNames = cities.names.texts(ofRow: row, except: cities.fold(row))
        return city
      }
    }
  }

  /// The id of the city so many places after another in display order; nil where there is none.
  func id(_ steps: Int, from id: String) -> String? {
    read { cities in
      guard let row = cities.row(ofID: id) else { return nil }
      let (target, overflows) = row.addingReportingOverflow(steps)
      guard !overflows, (0..<cities.count).contains(target) else { return nil }
      return cities.reference(target).id
    }
  }
}
