import Catalog
import Domain

/// What a search of cities is taken for: a name, and where the city is.
struct CityReading {
  /// What the search has before a country or a state at its end; nil where it is all a name.
  let name: String?
  /// The UTF-8 of the fold of what names are found by.
  let query: [UInt8]
  let matches: CityMatches
  let condition: RowCondition

  private init(
    _ text: String, name: String?, _ condition: RowCondition, _ search: any CitySearching
  ) {
    self.name = name
    query = Fold.queryBytes(text)
    matches = search.matches(query)
    self.condition = condition
  }

  /// What a text is taken for.
  ///
  /// The whole text is a name first; of the others the first one that a city is called exactly by
  /// counts, else the first that finds any. Who types a comma means a name and a place: there the
  /// whole text is one among the others.
  ///
  /// - Parameters:
  ///   - text: as typed.
  ///   - country: where all must be.
  ///   - ids: the only ones; nil for all.
  ///   - readsAreas: whether the end of the text may name a country or a state.
  static func reading(
    of text: String, in country: RowCondition.Country, ids: Set<String>?, readsAreas: Bool,
    _ search: any CitySearching, _ cities: CityTable, _ otherNames: OtherNameTable
  ) -> CityReading {
    let whole = CityReading(
      text, name: nil, RowCondition(cities, country: country, ids: ids), search)
    guard readsAreas, AreaEnding.isParted(text) || !whole.findsAny else { return whole }
    let parted = AreaEnding.readings(of: text).map { ending in
      CityReading(
        ending.name, name: ending.name,
        RowCondition(
          cities, country: country.and(ending.country), state: ending.state?.name, ids: ids), search
      )
    }
    let readings = ([whole] + parted).filter(\.findsAny)
    let exact = readings.first { reading in
      ExactRows(reading.query, atLeast: 1, cities, otherNames).areAny(in: reading.condition)
    }
    return exact ?? readings.first ?? whole
  }

  private var findsAny: Bool {
    matches.named.joined().contains(where: condition.holds)
      || matches.alsoKnown.contains { condition.holds($0.row) }
  }

  /// The rows called exactly so, as far as it counts for what is most likely meant.
  func exact(_ cities: CityTable, _ otherNames: OtherNameTable) -> ExactRows {
    ExactRows(query, atLeast: ExactRows.leastLetters, cities, otherNames)
  }
}
