package import Catalog
package import Cities
package import Domain

extension Gazetteer {
  /// By falling population, whether it is the city's own name or another one.
  ///
  /// Who mistypes a name means a large city by whatever name: weighed as in a search, `mexco` would
  /// be Mixco before Mexico City, and `veneca` Venecia in Colombia before Venice.
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
      guesses(query.search, country, query.ids, query.limit, query.readsAreas, cities, otherNames)
        .map { found in
          CatalogPage.Match(cities.city(found.row), matchedName: found.name.map(otherNames.text))
        }
    }
  }

  /// What ``guesses(_:count:)`` answers, in the caller's own time.
  package func placesGuessed(_ text: String, count: Int) -> [MapPlace] {
    data.read { cities, otherNames in
      guesses(text, .any, nil, count, true, cities, otherNames).map { found in
        cities.mapPlace(found.row, matchedName: found.name.map(otherNames.text))
      }
    }
  }

  /// Guesses at the whole text, or, where there are none, at what is before a country or a state at
  /// its end.
  private func guesses(
    _ text: String, _ country: RowCondition.Country, _ ids: Set<String>?, _ limit: Int,
    _ readsAreas: Bool, _ cities: CityTable, _ otherNames: OtherNameTable
  ) -> [FoundRow] {
    let whole = RowCondition(cities, country: country, ids: ids)
    var found = guesses(text, whole, limit, cities, otherNames)
    guard readsAreas else { return found }
    for ending in AreaEnding.readings(of: text) where found.isEmpty {
      let condition = RowCondition(
        cities, country: country.and(ending.country), state: ending.state?.name, ids: ids)
      found = guesses(ending.name, condition, limit, cities, otherNames)
    }
    return found
  }

  private func guesses(
    _ text: String, _ condition: RowCondition, _ limit: Int, _ cities: CityTable,
    _ otherNames: OtherNameTable
  ) -> [FoundRow] {
    guard limit > 0, let edit = SingleEdit(Fold.fold(text)) else { return [] }
    let named = edit.places(in: CityFolds(cities: cities)).flatMap { $0.filter(condition.holds) }
    var seen = Set(named)
    let alsoKnown = edit.places(in: OtherNameFolds(names: otherNames)).joined().compactMap { name in
      let found = FoundRow(otherNames.row(name), name: name)
      let isNew =
        found.row < cities.count && condition.holds(found.row) && seen.insert(found.row).inserted
      return isNew ? found : nil
    }
    let found = named.map { FoundRow($0) } + alsoKnown
    var first = FirstRows(capacity: limit)
    for (index, found) in found.enumerated() {
      first.offer(
        FirstRows.key(population: cities.population(found.row), row: found.row), payload: index)
    }
    return first.sorted.map { found[$0.payload] }
  }
}
