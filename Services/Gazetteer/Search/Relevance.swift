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

/// The rows that are called exactly as a search, not by a name that only starts so; all are among
/// what the search finds.
struct ExactRows {
  /// The least letters for which a whole name counts as meant.
  static let leastLetters = 4

  /// By their own name.
  let named: [Range<Int>]
  /// By another one.
  let alsoKnown: [Int]

  /// - Parameters:
  ///   - query: that of `Fold.queryBytes(_:)`.
  ///   - letters: the least letters of a name; a shorter one has no exact rows.
  init(_ query: [UInt8], atLeast letters: Int, _ cities: CityTable, _ otherNames: OtherNameTable) {
    let name = Array(query.last == 0x20 ? query.dropLast() : query[...])
    func isLong(_ name: some Sequence<UInt8>) -> Bool {
      String(decoding: Array(name), as: UTF8.self).unicodeScalars.count >= letters
    }
    guard !name.isEmpty, isLong(name) else {
      (named, alsoKnown) = ([], [])
      return
    }
    let (city, country) = Self.parted(name)
    let inCountry = isLong(city) ? Self.rows(of: city, country, cities) : 0..<0
    named = [cities.places(of: name), inCountry].filter { !$0.isEmpty }
    // What a name itself starts with is not kept as another name: New York City has no New York.
    let cityNamed = cities.places(of: name + Array(" city".utf8))
    // As in a search, other names count from three bytes on.
    let others = query.count < 3 ? 0..<0 : otherNames.places(of: name)
    alsoKnown = others.map(otherNames.row).filter { $0 < cities.count } + cityNamed
  }

  /// Whether one of them is let through.
  func areAny(in condition: RowCondition) -> Bool {
    named.joined().contains(where: condition.holds) || alsoKnown.contains(where: condition.holds)
  }

  /// What is before the last space, and what is after it as the code of a country is written.
  private static func parted(_ name: [UInt8]) -> (city: [UInt8], country: String) {
    guard let space = name.lastIndex(of: 0x20) else { return ([], "") }
    let end = String(decoding: name[(space + 1)...], as: UTF8.self)
    return (Array(name[..<space]), end.uppercased())
  }

  /// The rows of a name in a country ("paris us"); of one name they stand by their countries' codes.
  private static func rows(
    of city: [UInt8], _ country: String, _ cities: CityTable
  ) -> Range<Int> {
    let rows = cities.places(of: city)
    let first = rows.partitioningIndex { cities.country($0) >= country }
    return first..<(first..<rows.upperBound).partitioningIndex { cities.country($0) > country }
  }
}

/// A set of rows, one bit each.
struct RowSet {
  private var words: [UInt64]

  init(count: Int) {
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
  }

  /// Returns whether the row was not in the set before.
  mutating func insert(_ row: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(row & 63)
    if words[row >> 6] & bit != 0 { return false }
    words[row >> 6] |= bit
    return true
  }

  func contains(_ row: Int) -> Bool { words[row >> 6] & (1 << UInt64(row & 63)) != 0 }
}
