import Contracts
import Domain

/// A filter on one column of the cities, its value read once; rows are compared in place.
enum RowLimit {
  case notInCountry(UInt8)
  case notInRegions(Range<Int>)
  /// The zones are given by their indices.
  case zones(Set<Int>, areWanted: Bool)
  case population(NumberCondition)
  case latitude(NumberCondition)
  case longitude(NumberCondition)

  /// Makes the limit of a filter on anything but countries and regions.
  ///
  /// - Throws: `unknownFilter`, `invalidFilter`.
  init(_ filter: Filter, _ cities: CityTable, language: Language) throws(DataError) {
    let option = Cities.description.filters.first { $0.key == filter.key }
    guard let option else {
      throw .unknownFilter(filter.typedKey, known: Cities.description.filters.map(\.typedKey))
    }
    guard let measure = option.measure else {
      let areWanted = try filter.wantsItsValue()
      self = .zones(try cities.zones(of: filter), areWanted: areWanted)
      return
    }
    let condition = try filter.condition(in: measure, language: language)
    switch filter.key {
    case "latitude": self = .latitude(condition)
    case "longitude": self = .longitude(condition)
    default: self = .population(condition)
    }
  }

  func holds(_ row: Int, _ cities: CityTable) -> Bool {
    switch self {
    case .notInCountry(let index): cities.countryIndex(row) != index
    case .notInRegions(let regions): !regions.contains(cities.regionIndex(row))
    case .zones(let zones, let areWanted):
      zones.contains(cities.timeZoneIndex(row)) == areWanted
    // The source writes 0 where it does not know.
    case .population(let condition):
      cities.population(row) > 0 && condition.holds(Double(cities.population(row)))
    case .latitude(let condition): condition.holds(Double(cities.latitude(row)) / 100_000)
    case .longitude(let condition): condition.holds(Double(cities.longitude(row)) / 100_000)
    }
  }
}

extension CityTable {
  /// Returns the indices of the time zones that a filter names: by their whole name, or by the part
  /// after the last slash.
  ///
  /// - Throws: `invalidFilter`.
  fileprivate func zones(of filter: Filter) throws(DataError) -> Set<Int> {
    func fold(_ name: some StringProtocol) -> String {
      Fold.fold(String(name.map { $0 == "_" ? " " : $0 }))
    }
    let wanted = fold(filter.value)
    let zones = timeZoneNames.texts.enumerated().filter { _, name in
      fold(name) == wanted || name.split(separator: "/").last.map(fold) == wanted
    }
    guard !wanted.isEmpty, !zones.isEmpty else {
      throw .invalidFilter(
        key: filter.typedKey, value: filter.value,
        known: [Words("a time zone, such as America/Lima")])
    }
    return Set(zones.map(\.offset))
  }
}

/// The condition that a search sets on rows besides their name.
struct RowCondition {
  private let cities: CityTable
  private let countryIndex: UInt8?
  private let regions: Range<Int>?
  /// The rows to look at, in display order; `nil` for all.
  private let rows: [Int]?
  private let rowSet: Set<Int>?
  private let limits: [RowLimit]
  /// Whether some rows do not meet the condition.
  private let isSelective: Bool

  /// - Parameters:
  ///   - cities: the cities.
  ///   - countries: codes of countries; a row must be in each of them.
  ///   - regions: the indices of the regions in which a row may be; `nil` allows any.
  ///   - ids: the only ids; `nil` allows all.
  ///   - limits: the filters on other columns.
  init(
    _ cities: CityTable, countries: Set<String>, regions: Range<Int>? = nil,
    ids: Set<String>? = nil, limits: [RowLimit] = []
  ) {
    self.cities = cities
    self.limits = limits
    countryIndex = countries.first.flatMap(cities.countryIndex)
    self.regions = regions
    let isPossible =
      countries.count < 2 && countries.isEmpty == (countryIndex == nil)
      && regions?.isEmpty != true
    rows = isPossible ? ids.map { $0.compactMap(cities.row(ofID:)).sorted() } : []
    rowSet = rows.map(Set.init)
    isSelective =
      rows != nil || countryIndex != nil || regions != nil || !limits.isEmpty
  }

  func holds(_ row: Int) -> Bool {
    if let countryIndex, cities.countryIndex(row) != countryIndex { return false }
    if let regions, !regions.contains(cities.regionIndex(row)) { return false }
    for limit in limits where !limit.holds(row, cities) { return false }
    return rowSet?.contains(row) ?? true
  }

  /// Returns the rows that meet the condition, in the same order.
  ///
  /// Each row is looked at in place; rows that follow one another are one range.
  func filter(_ ranges: [Range<Int>]) -> [Range<Int>] {
    guard isSelective else { return ranges }
    if let rows {
      return rows.filter { row in holds(row) && ranges.contains { $0.contains(row) } }
        .map { $0..<$0 + 1 }
    }
    var kept: [Range<Int>] = []
    for range in ranges {
      var start = range.lowerBound
      for row in range where !holds(row) {
        if start < row { kept.append(start..<row) }
        start = row + 1
      }
      if start < range.upperBound { kept.append(start..<range.upperBound) }
    }
    return kept
  }

  func filter(_ found: [FoundRow]) -> [FoundRow] {
    isSelective ? found.filter { holds($0.row) } : found
  }
}
