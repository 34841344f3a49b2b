/// The rows that match a query only by another name, with its filters: by falling population, then
/// in display order; in display order alone where that is asked for.
struct OtherRows {
  /// All of them, those left out of the pages too.
  let total: Int
  private let first: [OtherMatch]

  /// Keeps only the rows that will be asked for.
  ///
  /// - Parameters:
  ///   - except: rows that are shown elsewhere.
  ///   - first: how many rows to keep.
  init(
    _ cities: CityTable, _ matches: [OtherMatch], _ condition: RowCondition, byName: Bool,
    except: Set<Int>, first: Int
  ) {
    var total = 0
    var kept = FirstRows(capacity: first)
    for (index, match) in matches.enumerated() where condition.holds(match.row) {
      total += 1
      if !except.isEmpty, except.contains(match.row) { continue }
      let population = byName ? 0 : cities.population(match.row)
      kept.offer(FirstRows.key(population: population, row: match.row), payload: index)
    }
    self.total = total
    self.first = kept.sorted.map { matches[$0.payload] }
  }

  /// The matches at some places of the order, as far as there are any.
  func page(_ places: Range<Int>) -> ArraySlice<OtherMatch> {
    first[places.clamped(to: first.indices)]
  }
}
