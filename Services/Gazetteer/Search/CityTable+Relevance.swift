extension CityTable {
  /// The first so many of the rows found by their name and by another one, those before others that
  /// are most likely meant; none must be in both.
  ///
  /// They go by falling population, ties by id. Who is only known by the name too counts as if a
  /// fiftieth lived there: `londres` is London before the village of that name, but `cancun` is
  /// Cancún and not Changchun, in whose list of names it is as well.
  func mostRelevant(
    named: some Sequence<Int>, alsoKnown: [FoundRow], count: Int
  ) -> [FoundRow] {
    var first = FirstRows(capacity: count)
    for row in named {
      first.offer(FirstRows.key(population: population(row), tie: number(row)), payload: row)
    }
    for (index, found) in alsoKnown.enumerated() {
      let weight = population(found.row) / Self.alsoKnownDivisor
      // No row is negative.
      first.offer(FirstRows.key(population: weight, tie: number(found.row)), payload: ~index)
    }
    return first.sorted.map { $0.payload < 0 ? alsoKnown[~$0.payload] : FoundRow($0.payload) }
  }

  private static let alsoKnownDivisor: UInt32 = 50
}
