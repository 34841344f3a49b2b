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
