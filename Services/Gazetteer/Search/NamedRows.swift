/// The rows that match a query by name, with its filters and in its order.
struct NamedRows {
  let total: Int
  private let cities: CityTable
  private let ranges: [Range<Int>]
  /// The rows left by the filters; nil where there are none, and the ranges say it all.
  let filtered: [Int]?
  private let byPopulation: Bool

  init(
    _ cities: CityTable, _ ranges: [Range<Int>], _ condition: RowCondition, byPopulation: Bool
  ) {
    self.cities = cities
    self.ranges = ranges
    self.byPopulation = byPopulation
    if !condition.isSelective {
      filtered = nil
    } else if let rows = condition.rows {
      filtered = rows.filter { row in
        condition.holds(row) && ranges.contains { $0.contains(row) }
      }
    } else {
      filtered = ranges.flatMap { $0.filter(condition.holds) }
    }
    total = filtered?.count ?? ranges.reduce(0) { $0 + $1.count }
  }

  /// The rows at some places of the order, which must lie within 0..<total.
  func rows(_ places: Range<Int>) -> [Int] {
    if places.isEmpty { return [] }
    guard byPopulation else { return displayed(places) }
    var first = FirstRows(capacity: places.upperBound)
    if let filtered {
      for row in filtered { offer(row, &first) }
    } else {
      for range in ranges { for row in range { offer(row, &first) } }
    }
    return first.sorted[places].map(\.payload)
  }

  /// The rows at some places of display order when some of them, few, are taken out of it.
  func rows(_ places: Range<Int>, except taken: [Int]) -> [Int] {
    guard !taken.isEmpty, !places.isEmpty else { return rows(places) }
    let gaps = taken.compactMap(place).sorted()
    func whole(_ place: Int) -> Int { gaps.reduce(place) { $1 <= $0 ? $0 + 1 : $0 } }
    return rows(whole(places.lowerBound)..<whole(places.upperBound - 1) + 1)
      .filter { !taken.contains($0) }
  }

  /// The place of a row in display order.
  private func place(_ row: Int) -> Int? {
    if let filtered { return filtered.firstIndex(of: row) }
    var passed = 0
    for range in ranges {
      if range.contains(row) { return passed + row - range.lowerBound }
      passed += range.count
    }
    return nil
  }

  private func offer(_ row: Int, _ first: inout FirstRows) {
    first.offer(FirstRows.key(population: cities.population(row), row: row), payload: row)
  }

  private func displayed(_ places: Range<Int>) -> [Int] {
    if let filtered { return Array(filtered[places]) }
    var rows: [Int] = []
    var passed = 0
    for range in ranges {
      let part = places.clamped(to: passed..<passed + range.count)
      rows += part.map { range.lowerBound + $0 - passed }
      passed += range.count
    }
    return rows
  }
}
