import Domain

extension CityTable {
  /// Finds at most `count` rows that are the likeliest meanings of a search.
  ///
  /// They are among the rows found by their own name and those found by another one; no row may be in
  /// both.
  ///
  /// Rows are sorted by falling population, then by id. A row that has the name only as another one
  /// counts a fiftieth of its population: `londres` is London before the village of that name, but
  /// `cancun` is Cancún and not Changchun, which also lists that name. Rows with exactly this name
  /// come before all others, by the weights of ``ExactRows``: `paris` is Paris in Texas before Paris
  /// 15 Vaugirard.
  ///
  /// - Parameters:
  ///   - named: the rows found by their own name.
  ///   - alternates: the rows found by another name.
  ///   - exact: the rows that have exactly the name.
  ///   - typed: the fold of what a person types, who looks for the likely ones alone. A name with the
  ///     words typed so far counts twice one that only continues the last of them: `san` is San Diego
  ///     rather than Sanaa. `nil` is the order that scripts rely on.
  ///   - isAmongOthers: whether a name may as well be that of something else than a city.
  ///   - count: the largest number of rows.
  func mostRelevant(
    named: [Range<Int>], alternates: [FoundRow], exact: ExactRows? = nil, typed: [UInt8]? = nil,
    isAmongOthers: Bool = false, count: Int
  ) -> [RankedRow] {
    var first = FirstRows(capacity: count)
    let exactNames = exact?.named ?? []
    let others = exact?.alternates ?? []
    var exactAlternates: BitSet?
    if !others.isEmpty {
      var set = BitSet(below: self.count)
      for other in others { set.insert(other.row) }
      exactAlternates = set
    }
    func offer(_ found: FoundRow, isAlternate: Bool) {
      let row = found.row
      var isExact = exactNames.contains { $0.contains(row) }
      var divisor: UInt32 = isAlternate ? ExactRows.otherNameDivisor : 1
      if isExact {
        divisor = 1
      } else if exactAlternates?.contains(row) == true,
        let other = others.first(where: { $0.row == row })
      {
        (isExact, divisor) = (true, other.divisor)
        if typed != nil {
          if other.isSpelling { divisor = 1 }
          isExact = divisor == 1 || population(row) / divisor >= ExactRows.leastKnown
          if other.isCode {
            (isExact, divisor) = (false, isAlternate ? ExactRows.otherNameDivisor : 1)
          }
          if other.lacksCity {
            isExact = population(row) >= ExactRows.leastOfShortNames
            divisor = isExact && isAmongOthers ? ExactRows.shortNameDivisor : 1
          }
        }
      }
      var weight = population(row) / divisor
      let mayHaveWords = typed != nil && !isExact && !isAlternate
      // Most rows of a short search are too small, so their ids are not even read.
      let most = mayHaveWords ? 2 * weight : weight
      guard first.accepts(FirstRows.key(population: most, tie: 0, isExact: isExact)) else {
        return
      }
      if mayHaveWords, let typed, hasWholeWords(typed, row) { weight = most }
      first.offer(
        found, key: FirstRows.key(population: weight, tie: number(row), isExact: isExact))
    }
    for range in named { for row in range { offer(FoundRow(row), isAlternate: false) } }
    for found in alternates { offer(found, isAlternate: true) }
    return first.ranked
  }

  /// Returns the rows of the whole world by falling population, in the order of ``mostRelevant``.
  func largest(_ count: Int) -> [RankedRow] {
    KDTree(self).largest(in: .world, count: count).map {
      RankedRow(found: FoundRow($0), isExact: false, weight: population($0))
    }
  }

  /// Returns whether a word of a row's name ends where a search that the name begins with does.
  private func hasWholeWords(_ typed: [UInt8], _ row: Int) -> Bool {
    let fold = fold(row)
    return fold.count > typed.count && fold[typed.count] == 0x20
  }

  /// Returns the rows at some offsets, as far as they exist.
  ///
  /// They are sorted by falling population and then in display order, or with `ignored` only in
  /// display order.
  func byPopulation(
    _ ranges: [Range<Int>], _ others: some Sequence<FoundRow> = [], at offsets: Range<Int>,
    ignored: Bool = false
  ) -> ArraySlice<FoundRow> {
    if offsets.isEmpty { return [] }
    func forEach(_ body: (FoundRow, _ population: UInt32) -> Void) {
      for range in ranges { for row in range { body(FoundRow(row), population(row)) } }
      for found in others { body(found, ignored ? 0 : population(found.row)) }
    }
    var counts = PopulationCounts()
    if offsets.lowerBound >= PopulationCounts.leastPassed {
      counts.fill { add in forEach { add($1) } }
    }
    let (passed, populations) = counts.populations(at: offsets)
    var first = FirstRows(capacity: offsets.upperBound - passed)
    forEach { found, population in
      guard populations.contains(Int(population)) else { return }
      let tie = UInt32(truncatingIfNeeded: found.row)
      first.offer(found, key: FirstRows.key(population: population, tie: tie))
    }
    return first.sorted.dropFirst(offsets.lowerBound - passed)
  }
}

/// Counts rows by classes of their population.
///
/// So far down a long list, only the rows around the wanted offsets are sorted; sorting all takes
/// forty times as long as counting them.
private struct PopulationCounts {
  /// The number of skipped rows from which counting pays off; fewer are sorted more quickly.
  static let leastPassed = 4096

  /// The counts; empty if nothing was counted.
  private var counts: [UInt32] = []

  private static let exact: UInt32 = 1 << 15
  private static let size = 1 << 16

  /// Returns the class of a population, which rises with it; below `exact` each population has its
  /// own class.
  private static func number(of population: UInt32) -> Int {
    population < exact ? Int(population) : min(size - 1, Int(exact + population / exact))
  }

  /// Returns the lowest population of a class.
  private static func least(of number: Int) -> Int {
    number <= exact ? number : (number - Int(exact)) * Int(exact)
  }

  /// Counts all populations that `forEach` hands over.
  mutating func fill(_ forEach: (_ add: (UInt32) -> Void) -> Void) {
    counts = Array(repeating: 0, count: Self.size)
    // This counts in place: checking for each number whether the array is shared takes as long as
    // counting it.
    counts.withUnsafeMutableBufferPointer { counts in
      forEach { counts[Self.number(of: $0)] &+= 1 }
    }
  }

  /// Returns the populations, in whole classes, of the rows at some offsets by falling population, and
  /// the number of rows before these classes; all populations if nothing was counted.
  func populations(at offsets: Range<Int>) -> (passed: Int, populations: Range<Int>) {
    guard !counts.isEmpty else { return (0, 0..<Int.max) }
    var end = Self.size
    var passed = 0
    while end > 0, passed + Int(counts[end - 1]) <= offsets.lowerBound {
      end -= 1
      passed += Int(counts[end])
    }
    var start = end
    var reached = passed
    while start > 0, reached < offsets.upperBound {
      start -= 1
      reached += Int(counts[start])
    }
    return (passed, Self.least(of: start)..<(end == Self.size ? .max : Self.least(of: end)))
  }
}
