extension CityTable {
  /// Finds at most `count` rows that are most likely meant.
  ///
  /// They are among the rows found by their name and those found by another one; none may be in both.
  ///
  /// They go by falling population, ties by id. Who is only known by the name too counts as if a
  /// fiftieth lived there: `londres` is London before the village of that name, but `cancun` is
  /// Cancún and not Changchun, in whose list of names it is as well. Rows that are called exactly so
  /// come before all others, by the same weights: `paris` is Paris in Texas before Paris 15 Vaugirard.
  func mostRelevant(
    named: some Sequence<Int>, alsoKnown: [FoundRow], exact: ExactRows? = nil, count: Int
  ) -> [FoundRow] {
    var first = FirstRows(capacity: count)
    let exactNames = exact?.named ?? []
    var exactOthers: RowSet?
    if let rows = exact?.alsoKnown, !rows.isEmpty {
      var set = RowSet(count: self.count)
      for row in rows { _ = set.insert(row) }
      exactOthers = set
    }
    let areExact = !exactNames.isEmpty || exactOthers != nil
    func offer(_ row: Int, _ payload: Int, isAlsoKnown: Bool) {
      let isNamed = areExact && exactNames.contains { $0.contains(row) }
      let isExact = areExact && (isNamed || exactOthers?.contains(row) == true)
      let isLight = isAlsoKnown || isExact && !isNamed
      let weight = isLight ? population(row) / Self.alsoKnownDivisor : population(row)
      // Most rows of a short search are too small: they cost no look at their id.
      guard first.accepts(FirstRows.key(population: weight, tie: 0, isExact: isExact)) else {
        return
      }
      first.offer(
        FirstRows.key(population: weight, tie: number(row), isExact: isExact), payload: payload)
    }
    for row in named { offer(row, row, isAlsoKnown: false) }
    // No row is negative.
    for (index, found) in alsoKnown.enumerated() { offer(found.row, ~index, isAlsoKnown: true) }
    return first.sorted.map { $0.payload < 0 ? alsoKnown[~$0.payload] : FoundRow($0.payload) }
  }

  private static let alsoKnownDivisor: UInt32 = 50
}
