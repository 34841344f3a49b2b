import Domain

extension CityTable {
  /// Finds at most `count` rows that are most likely meant.
  ///
  /// They are among the rows found by their name and those found by another one; none may be in both.
  ///
  /// They go by falling population, ties by id. A row that is only known by the name too counts as if a
  /// fiftieth lived there: `londres` is London before the village of that name, but `cancun` is
  /// Cancún and not Changchun, in whose list of names it is as well. Rows that are called exactly so
  /// come before all others, by the weights of ``ExactRows``: `paris` is Paris in Texas before Paris
  /// 15 Vaugirard.
  func mostRelevant(
    named: [Range<Int>], alternates: [FoundRow], exact: ExactRows? = nil, count: Int
  ) -> [FoundRow] {
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
      }
      let weight = population(row) / divisor
      // Most rows of a short search are too small: they cost no look at their id.
      guard first.accepts(FirstRows.key(population: weight, tie: 0, isExact: isExact)) else {
        return
      }
      first.offer(
        found, key: FirstRows.key(population: weight, tie: number(row), isExact: isExact))
    }
    for range in named { for row in range { offer(FoundRow(row), isAlternate: false) } }
    for found in alternates { offer(found, isAlternate: true) }
    return first.sorted
  }

  /// Those at some places by falling population, then in display order, as far as there are any; in
  /// display order alone where the population is ignored.
  func byPopulation(
    _ ranges: [Range<Int>], _ others: some Sequence<FoundRow> = [], at places: Range<Int>,
    ignored: Bool = false
  ) -> ArraySlice<FoundRow> {
    if places.isEmpty { return [] }
    func forEach(_ body: (FoundRow, _ population: UInt32) -> Void) {
      for range in ranges { for row in range { body(FoundRow(row), population(row)) } }
      for found in others { body(found, ignored ? 0 : population(found.row)) }
    }
    var counts = PopulationCounts()
    if places.lowerBound >= PopulationCounts.leastPassed {
      counts.fill { add in forEach { add($1) } }
    }
    let (passed, populations) = counts.populations(at: places)
    var first = FirstRows(capacity: places.upperBound - passed)
    forEach { found, population in
      guard populations.contains(Int(population)) else { return }
      let tie = UInt32(truncatingIfNeeded: found.row)
      first.offer(found, key: FirstRows.key(population: population, tie: tie))
    }
    return first.sorted.dropFirst(places.lowerBound - passed)
  }
}

/// Counts rows by classes of their population, so that far down a long list only the rows around the
/// places asked for are put in order, which takes forty times as long as to count all.
private struct PopulationCounts {
  /// So few rows are sooner put in order.
  static let leastPassed = 4096

  /// Empty where nothing was counted.
  private var counts: [UInt32] = []

  private static let exact: UInt32 = 1 << 15
  private static let size = 1 << 16

  /// Rises with the population; below `exact` each population is a class of its own.
  private static func number(of population: UInt32) -> Int {
    population < exact ? Int(population) : min(size - 1, Int(exact + population / exact))
  }

  /// The least population of a class.
  private static func least(of number: Int) -> Int {
    number <= exact ? number : (number - Int(exact)) * Int(exact)
  }

  /// Counts all populations that `forEach` hands over.
  mutating func fill(_ forEach: (_ add: (UInt32) -> Void) -> Void) {
    counts = Array(repeating: 0, count: Self.size)
    // In place: to ask for each whether the array is shared takes as long as to count it.
    counts.withUnsafeMutableBufferPointer { counts in
      forEach { counts[Self.number(of: $0)] &+= 1 }
    }
  }

  /// The populations of the rows at some places by falling population, of whole classes, and how many
  /// rows come before those; all of them where nothing was counted.
  func populations(at places: Range<Int>) -> (passed: Int, populations: Range<Int>) {
    guard !counts.isEmpty else { return (0, 0..<Int.max) }
    var end = Self.size
    var passed = 0
    while end > 0, passed + Int(counts[end - 1]) <= places.lowerBound {
      end -= 1
      passed += Int(counts[end])
    }
    var start = end
    var reached = passed
    while start > 0, reached < places.upperBound {
      start -= 1
      reached += Int(counts[start])
    }
    return (passed, Self.least(of: start)..<(end == Self.size ? .max : Self.least(of: end)))
  }
}
