import Catalog
import Domain
import Places

/// What may be meant by a name that finds nothing: the cities whose name a single slip tells from it.
struct Guesses {
  let cities: CityTable
  let otherNames: OtherNameTable

  /// Guesses at the whole text, or, where there are none, at what is before a country or a state at
  /// its end; by falling population.
  func rows(
    _ text: String, _ country: RowCondition.Country, ids: Set<String>?, limit: Int,
    readsAreas: Bool
  ) -> [FoundRow] {
    var found = rows(text, RowCondition(cities, country: country, ids: ids), limit)
    guard readsAreas else { return found }
    for ending in AreaEnding.readings(of: text) where found.isEmpty {
      let condition = RowCondition(
        cities, country: country.and(ending.country), state: ending.state?.name, ids: ids)
      found = rows(ending.name, condition, limit)
    }
    return found
  }

  private func rows(_ text: String, _ condition: RowCondition, _ limit: Int) -> [FoundRow] {
    guard limit > 0, let edit = SingleEdit(Fold.fold(text)) else { return [] }
    let named = edit.places(in: cities).flatMap { $0.filter(condition.holds) }
    var seen = Set(named)
    let alsoKnown = edit.places(in: otherNames).joined().compactMap { name in
      let row = otherNames.row(name)
      let isNew = row < cities.count && condition.holds(row) && seen.insert(row).inserted
      return isNew ? FoundRow(row, name: name) : nil
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
