import Catalog
import Domain
import Places

/// What a search of cities is taken for: a name, and where the city is.
struct CityReading {
  /// What the search has before a country or a state at its end; nil where it is all a name.
  let name: String?
  /// The UTF-8 of the fold of what names are found by.
  let query: [UInt8]
  let matches: CityMatches
  let condition: RowCondition

  private init(
    _ text: String, name: String?, _ condition: RowCondition, _ cities: CityTable,
    _ otherNames: OtherNameTable
  ) {
    self.name = name
    query = Fold.queryBytes(text)
    matches = CityMatches(query, cities, otherNames)
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
    _ cities: CityTable, _ otherNames: OtherNameTable
  ) -> CityReading {
    let whole = CityReading(
      text, name: nil, RowCondition(cities, country: country, ids: ids), cities, otherNames)
    guard readsAreas, AreaEnding.isParted(text) || !whole.findsAny else { return whole }
    let parted = AreaEnding.readings(of: text).map { ending in
      CityReading(
        ending.name, name: ending.name,
        RowCondition(
          cities, country: country.and(ending.country), state: ending.state?.name, ids: ids),
        cities, otherNames)
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
}

/// What a query asks of a row besides its name.
struct RowCondition {
  /// What is asked of a row's country.
  enum Country: Equatable {
    case any
    case code(String)
    /// Two countries at once: no city has them.
    case none

    func and(_ code: String) -> Country {
      switch self {
      case .any, .code(code): .code(code)
      case .code, .none: .none
      }
    }
  }

  /// The rows to look at, in display order; nil for all.
  let rows: [Int]?
  /// False where every row of ``rows`` is asked for.
  let isSelective: Bool

  private let cities: CityTable
  private let countryIndex: UInt8?
  private let stateIndex: Int?
  private let rowSet: Set<Int>?

  /// - Parameter state: an American state by its English name; nil for any.
  init(_ cities: CityTable, country: Country, state: String? = nil, ids: Set<String>?) {
    self.cities = cities
    var index: UInt8?
    var isPossible = true
    switch country {
    case .any: break
    case .code(let code):
      index = cities.countryIndex(code: code)
      isPossible = index != nil
    case .none: isPossible = false
    }
    countryIndex = index
    stateIndex = state.flatMap(cities.stateIndex)
    if state != nil, stateIndex == nil { isPossible = false }
    let listed = isPossible ? ids.map { $0.compactMap(cities.row(ofID:)).sorted() } : []
    rows = listed
    rowSet = listed.map(Set.init)
    isSelective = listed != nil || index != nil || stateIndex != nil
  }

  func holds(_ row: Int) -> Bool {
    if let countryIndex, cities.countryIndex(row) != countryIndex { return false }
    if let stateIndex, cities.stateIndex(row) != stateIndex { return false }
    return rowSet?.contains(row) ?? true
  }
}
