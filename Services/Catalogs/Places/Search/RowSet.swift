import Contracts
import Database
import Domain

/// Rows that meet conditions.
struct RowSet {
  private var bits: BitSet
  private let places: Int
  private(set) var count = 0

  init(places: Int) {
    self.places = places
    bits = BitSet(below: places + 1)
  }

  mutating func insert(_ row: Int) { if bits.insert(row) { count += 1 } }

  func contains(_ row: Int) -> Bool { (0...places).contains(row) && bits.contains(row) }

  func visit(_ body: (Int) -> Void) { bits.visit(body) }
}

extension ArchiveReader {
  /// Returns the rows that meet conditions, from the table that leaves the fewest to look at.
  ///
  /// Those of the last conditions are kept: whoever types on, or pages, asks for the same again.
  func matching(_ conditions: PlaceConditions) throws(SQLiteError) -> RowSet {
    if let matches, matches.conditions == conditions { return matches.rows }
    var found = RowSet(places: placeCount)
    try forEachCandidate(of: conditions) { row throws(SQLiteError) in
      guard row > 0, row <= placeCount else { return }
      if !found.contains(row), try holds(row, conditions) { found.insert(row) }
    }
    matches = (conditions, found)
    return found
  }

  private func holds(_ row: Int, _ conditions: PlaceConditions) throws(SQLiteError) -> Bool {
    guard let place = try stored(row), conditions.holds(place),
      conditions.features?.contains(place.feature) ?? true
    else { return false }
    guard conditions.countries != nil || !conditions.otherCountries.isEmpty else { return true }
    let country = CountryNumber.number(try area(place.area).country) ?? CountryNumber.none
    return conditions.countries?.contains(country) ?? true
      && !conditions.otherCountries.contains(country)
  }

  private func forEachCandidate(
    of conditions: PlaceConditions, _ body: (Int) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    if let rows = conditions.rows {
      for row in rows { try body(row) }
      return
    }
    let areas = try areas(of: conditions)
    let inAreas = areas.map { $0.reduce(0) { $0 + $1.places } } ?? placeCount
    let ofKinds =
      conditions.features.map { $0.reduce(0) { $0 + features[$1].places } } ?? placeCount
    if inAreas < placeCount, inAreas <= ofKinds {
      for (areas, _) in areas ?? [] { try forEachRow(in: "members", of: areas, body) }
    } else if ofKinds < placeCount {
      for feature in (conditions.features ?? []).sorted() {
        try forEachRow(in: "kinds", of: feature...feature, body)
      }
    } else if try !forEachRanked(of: conditions, body) {
      for row in stride(from: 1, through: placeCount, by: 1) { try body(row) }
    }
  }

  /// Calls `body` with the rows whose heights or inhabitants are as great as a condition wants.
  ///
  /// - Returns: false if the file does not have all of these in order.
  private func forEachRanked(
    of conditions: PlaceConditions, _ body: (Int) throws(SQLiteError) -> Void
  ) throws(SQLiteError) -> Bool {
    for (rank, wanted) in [
      (Rank.heights, conditions.elevations), (.residents, conditions.populations),
    ] {
      for condition in wanted {
        guard let least = condition.least else { continue }
        let isWhole = try forEachRanked(rank, from: least) { row throws(SQLiteError) in
          try body(row)
          return true
        }
        if isWhole { return true }
      }
    }
    return false
  }

  /// Returns the areas in which the places have to be, with the numbers of their places; `nil` if they may be
  /// in any.
  private func areas(
    of conditions: PlaceConditions
  ) throws(SQLiteError) -> [(areas: ClosedRange<Int>, places: Int)]? {
    guard conditions.areas != nil || conditions.countries != nil else { return nil }
    var found: [(areas: ClosedRange<Int>, places: Int)] = []
    let statement = try SQLiteStatement(database, "SELECT area, country, places FROM areas")
    while try statement.next() {
      let (area, places) = (Self.count(statement.number(0)), Self.count(statement.number(2)))
      let country = CountryNumber.number(statement.text(1)) ?? CountryNumber.none
      guard conditions.countries?.contains(country) ?? true,
        conditions.areas?.contains(where: { $0.contains(area) }) ?? true
      else { continue }
      found.append((area...area, places))
    }
    return found
  }

  /// Calls `body` with the rows of some numbers in `kinds` or `members`.
  func forEachRow(
    in table: String, of numbers: ClosedRange<Int>, _ body: (Int) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let statement = try SQLiteStatement(
      database, "SELECT key FROM \(table) WHERE key BETWEEN ? AND ?")
    statement.bind(1, ArchiveLayout.key(numbers.lowerBound, 0))
    statement.bind(2, ArchiveLayout.key(numbers.upperBound + 1, 0) - 1)
    while try statement.next() { try body(statement.number(0) & 0xFFFF_FFFF) }
  }
}

extension NumberCondition {
  /// A whole number that no number below meets the condition; `nil` if small numbers may.
  fileprivate var least: Int? {
    switch comparison {
    case .equal, .greater, .atLeast: Int(max(-1e9, min(1e9, range.lowerBound.rounded(.down))))
    case .unequal, .less, .atMost: nil
    }
  }
}
