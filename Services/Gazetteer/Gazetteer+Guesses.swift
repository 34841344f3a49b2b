package import Catalog
package import Cities
package import Domain

extension Gazetteer {
  /// First those with such a name of their own, then those with such another name, both by falling
  /// population.
  @concurrent
  package func guesses(
    _ query: CatalogQuery
  ) async throws(DataError) -> [CatalogPage<City>.Match] {
    try guessed(query)
  }

  /// What ``guesses(_:)`` answers, in the caller's own time.
  package func guessed(
    _ query: CatalogQuery
  ) throws(DataError) -> [CatalogPage<City>.Match] {
    let country = try country(query.filters)
    return data.read { cities, otherNames in
      let condition = RowCondition(cities, country: country, ids: query.ids)
      return guesses(query.search, condition, query.limit, cities, otherNames).map { found in
        CatalogPage.Match(cities.city(found.row), matchedName: found.name.map(otherNames.text))
      }
    }
  }

  /// What ``guesses(_:count:)`` answers, in the caller's own time.
  package func placesGuessed(_ text: String, count: Int) -> [MapPlace] {
    let found = placesGuessed(text, in: .any, count: count)
    guard found.isEmpty, let (name, code) = CountryLookup.ending(text) else { return found }
    return placesGuessed(name, in: .code(code), count: count)
  }

  private func placesGuessed(
    _ text: String, in country: RowCondition.Country, count: Int
  ) -> [MapPlace] {
    data.read { cities, otherNames in
      let condition = RowCondition(cities, country: country, ids: nil)
      return guesses(text, condition, count, cities, otherNames).map { found in
        cities.mapPlace(found.row, matchedName: found.name.map(otherNames.text))
      }
    }
  }

  private func guesses(
    _ text: String, _ condition: RowCondition, _ limit: Int, _ cities: CityTable,
    _ otherNames: OtherNameTable
  ) -> [FoundRow] {
    guard limit > 0, let edit = SingleEdit(Fold.fold(text)) else { return [] }
    let named = edit.places(in: CityFolds(cities: cities)).flatMap { $0.filter(condition.holds) }
    var first = FirstRows(capacity: limit)
    for row in named { first.offer(key(row, cities), payload: row) }
    let matches = first.sorted.map { FoundRow($0.payload) }
    guard matches.count < limit else { return matches }
    var seen = Set(named)
    var others = FirstRows(capacity: limit - matches.count)
    for name in edit.places(in: OtherNameFolds(names: otherNames)).joined() {
      let row = otherNames.row(name)
      guard row < cities.count, condition.holds(row), seen.insert(row).inserted else { continue }
      others.offer(key(row, cities), payload: name)
    }
    return matches
      + others.sorted.map { FoundRow(otherNames.row($0.payload), name: $0.payload) }
  }

  private func key(_ row: Int, _ cities: CityTable) -> UInt64 {
    FirstRows.key(population: cities.population(row), row: row)
  }
}
