import Catalog
import Cities
import Domain
import Places

/// What is looked for among the cities.
struct CitySearch {
  /// As typed.
  let text: String
  /// The codes of the countries that all must be in: of two countries at once no city is.
  var countries: Set<String> = []
  /// The only ones; nil for all.
  var ids: Set<String>?
  /// Whether the end of the text may name a country or a state.
  var readsAreas = true

  /// What is before a country or a state at the end of the text, and what that asks of a row.
  func parted(_ cities: CityTable) -> [(name: String, condition: RowCondition)] {
    guard readsAreas else { return [] }
    return AreaEnding.readings(of: text).map { ending in
      let countries = countries.union([ending.country])
      return (
        ending.name,
        RowCondition(cities, countries: countries, state: ending.state?.name, ids: ids)
      )
    }
  }

  /// What is asked of a row where all of the text is a name.
  func condition(_ cities: CityTable) -> RowCondition {
    RowCondition(cities, countries: countries, ids: ids)
  }
}

extension CitySearch {
  /// - Throws: `unknownFilter`, `invalidFilter`.
  init(_ query: CatalogQuery) throws(DataError) {
    self.init(text: query.search, ids: query.ids, readsAreas: query.readsAreas)
    for filter in query.filters {
      guard filter.key == Filter.countryKey else {
        throw .unknownFilter(filter.typedKey, known: Cities.description.filterKeys)
      }
      countries.insert(try CountryLookup.code(of: filter))
    }
  }
}

/// What a search of cities is taken for: a name, and where the city is.
struct CityReading {
  /// What the search has before a country or a state at its end; nil where it is all a name.
  let name: String?
  /// The UTF-8 of the fold of what names are found by.
  let query: [UInt8]
  let matches: CityMatches
  let condition: RowCondition

  private init(_ text: String, name: String?, _ condition: RowCondition, _ cities: CityTable) {
    self.name = name
    query = Fold.queryBytes(text)
    matches = CityMatches(query, cities)
    self.condition = condition
  }

  /// What a search is taken for.
  ///
  /// The whole text is a name first; of the others the first one that a city is called exactly by
  /// counts, else the first that finds any. Who types a comma means a name and a place: there the
  /// whole text is one among the others.
  static func reading(of search: CitySearch, _ cities: CityTable) -> CityReading {
    let whole = CityReading(search.text, name: nil, search.condition(cities), cities)
    guard search.readsAreas, AreaEnding.isParted(search.text) || !whole.findsAny else {
      return whole
    }
    let parted = search.parted(cities).map { name, condition in
      CityReading(name, name: name, condition, cities)
    }
    let readings = ([whole] + parted).filter(\.findsAny)
    let exact = readings.first { reading in
      ExactRows(reading.query, atLeast: 1, cities).areAny(in: reading.condition)
    }
    return exact ?? readings.first ?? whole
  }

  private var findsAny: Bool {
    matches.named.joined().contains(where: condition.holds)
      || matches.alternates.contains { condition.holds($0.row) }
  }
}

/// What a query asks of a row besides its name.
struct RowCondition {
  private let cities: CityTable
  private let countryIndex: UInt8?
  private let stateIndex: Int?
  /// The rows to look at, in display order; nil for all.
  private let rows: [Int]?
  private let rowSet: Set<Int>?
  /// False where every row is asked for.
  private let isSelective: Bool

  /// - Parameters:
  ///   - countries: codes; a row is in each of them.
  ///   - state: an American state by its English name; nil for any.
  ///   - ids: the only ones; nil for all.
  init(
    _ cities: CityTable, countries: Set<String>, state: String? = nil, ids: Set<String>? = nil
  ) {
    self.cities = cities
    countryIndex = countries.first.flatMap(cities.countryIndex)
    stateIndex = state.flatMap(cities.stateIndex)
    let isPossible =
      countries.count < 2 && countries.isEmpty == (countryIndex == nil)
      && (state == nil) == (stateIndex == nil)
    rows = isPossible ? ids.map { $0.compactMap(cities.row(ofID:)).sorted() } : []
    rowSet = rows.map(Set.init)
    isSelective = rows != nil || countryIndex != nil || stateIndex != nil
  }

  func holds(_ row: Int) -> Bool {
    if let countryIndex, cities.countryIndex(row) != countryIndex { return false }
    if let stateIndex, cities.stateIndex(row) != stateIndex { return false }
    return rowSet?.contains(row) ?? true
  }

  /// The rows it lets through, in the same order.
  func filter(_ ranges: [Range<Int>]) -> [Range<Int>] {
    guard isSelective else { return ranges }
    guard let rows else { return ranges.flatMap { $0.lazy.filter(holds).map { $0..<$0 + 1 } } }
    return rows.filter { row in holds(row) && ranges.contains { $0.contains(row) } }
      .map { $0..<$0 + 1 }
  }

  func filter(_ found: [FoundRow]) -> [FoundRow] {
    isSelective ? found.filter { holds($0.row) } : found
  }
}
