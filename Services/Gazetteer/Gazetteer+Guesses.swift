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
    guard query.limit > 0, let edit = SingleEdit(Fold.fold(query.search)) else { return [] }
    return data.read { cities, otherNames in
      let condition = RowCondition(cities, country: country, ids: query.ids)
      let named = edit.places(in: CityFolds(cities: cities)).flatMap { $0.filter(condition.holds) }
      var first = FirstRows(capacity: query.limit)
      for row in named { first.offer(key(row, cities), payload: row) }
      let matches = first.sorted.map { CatalogPage.Match(cities.city($0.payload)) }
      guard matches.count < query.limit else { return matches }
      var seen = Set(named)
      var others = FirstRows(capacity: query.limit - matches.count)
      for name in edit.places(in: OtherNameFolds(names: otherNames)).joined() {
        let row = otherNames.row(name)
        guard row < cities.count, condition.holds(row), seen.insert(row).inserted else { continue }
        others.offer(key(row, cities), payload: name)
      }
      return matches
        + others.sorted.map { candidate in
          let written = otherNames.name(candidate.payload).written
          return CatalogPage.Match(
            cities.city(otherNames.row(candidate.payload)),
            matchedName: String(decoding: written, as: UTF8.self))
        }
    }
  }

  private func key(_ row: Int, _ cities: CityTable) -> UInt64 {
    FirstRows.key(population: cities.population(row), row: row)
  }
}
