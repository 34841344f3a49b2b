import Contracts
import Domain
import Synchronization

extension Gazetteer {
  /// Returns the likeliest meanings of a name among the cities; the end of the text may name the
  /// country, a state or a region.
  func named(_ query: CatalogQuery) -> NameMatches {
    // A text of marks and punctuation folds to nothing, which would find every city.
    guard !Fold.queryBytes(query.search).isEmpty else { return NameMatches() }
    var query = query
    (query.filters, query.isTyped, query.pageSize) = ([], true, max(0, query.pageSize))
    // Without filters nothing can be refused.
    return (try? read { cities throws(DataError) in try cities.named(query, largeRows) })
      ?? NameMatches()
  }
}

extension CityTable {
  /// Cities with exactly the name come first, whichever part of the text is the name: `san jose ca` is
  /// in California, although there is a San José Ca….
  fileprivate func named(
    _ query: CatalogQuery, _ large: LargeRows
  ) throws(DataError) -> NameMatches {
    let count = query.pageSize
    var (whole, start) = (query, query)
    (whole.isWholeName, start.isWholeName) = (true, false)
    let called = CityInterpretation.best(of: try CitySearch(whole, self), self)
    let reading = CityInterpretation.best(of: try CitySearch(start, self), self)
    var rows: [RankedRow] = []
    if called.findsAny {
      // A city with such a code whose own name begins so is found by that: `lon` is London.
      rows = mostRelevant(of: called, isCalledSo: true, count)
        .filter { $0.isExact || !fold($0.row).starts(with: reading.query) }
    }
    let first = rows.count
    if first < count, !query.isWholeName {
      let known = Set(rows.map(\.row))
      rows += mostRelevant(of: reading, isCalledSo: false, count)
        .filter { !known.contains($0.row) }.prefix(count - first)
    }
    // A name of three letters may be the beginning of one that far more people mean: `san` is Santiago
    // rather than a town of Myanmar.
    let isShort = reading.query.count <= Self.mostOfShortNames
    let likeliest = isShort ? rows.dropFirst(first).map(\.weight).max() ?? 0 : 0
    var matches = rows.enumerated().map { index, row in
      let isCalled = index < first
      let isMeant = row.isExact && row.weight >= likeliest / Self.likelier
      let fit: NameFit = isCalled && isMeant ? .whole : .beginning
      return NameMatch(
        listRow(row.found, for: query), NameRank(fit, weight: Int(row.weight)), isCalled: isCalled)
    }
    matches.sort { $0.rank < $1.rank }
    var total = max(reading.count, called.count)
    if query.ids == nil, !query.isWholeName {
      let others = self.rows(
        among: large, having: reading.query, except: Set(rows.map(\.row)))
      total += others.count
      matches += others.prefix(max(0, count - matches.count)).map {
        NameMatch(listRow($0.found, for: query), NameRank(.words, weight: Int($0.weight)))
      }
    }
    return NameMatches(
      matches, total: total, name: called.findsAny ? called.name : reading.name)
  }

  /// Returns the large cities whose name has a search after its first word, by falling population:
  /// `janeiro`.
  ///
  /// The names are sorted by their first words alone, so smaller cities would take too long.
  private func rows(
    among large: LargeRows, having query: [UInt8], except known: Set<Int>
  ) -> [RankedRow] {
    let wanted = query.last == 0x20 ? query.dropLast() : query[...]
    guard wanted.count >= Self.leastOfWords else { return [] }
    let inside = [0x20] + wanted
    return inside.withUnsafeBytes { inside in
      var found: [RankedRow] = []
      for row in large.rows(of: self) where fold(row).has(inside) && !known.contains(row) {
        found.append(RankedRow(found: FoundRow(row), isExact: false, weight: population(row)))
      }
      return found
    }
  }

  /// The greatest number of bytes of a name that may well be the beginning of another one, and how many
  /// times as likely that has to be.
  private static let (mostOfShortNames, likelier): (Int, UInt32) = (3, 40)

  /// The smallest number of bytes of such a word.
  private static let leastOfWords = 4

  private func mostRelevant(
    of reading: CityInterpretation, isCalledSo: Bool, _ count: Int
  ) -> [RankedRow] {
    mostRelevant(
      named: reading.condition.filter(reading.matches.named),
      alternates: reading.condition.filter(reading.matches.alternates),
      exact: isCalledSo ? ExactRows(reading.query, atLeast: 1, self) : nil, typed: reading.query,
      isAmongOthers: true, count: count)
  }
}

/// The rows of a list's large cities by falling population, which are found once: it takes a look at every city.
final class LargeRows: Sendable {
  /// The population from which words inside a name are looked for.
  private static let leastPopulation: UInt32 = 100_000

  private let known = Mutex<[Int]?>(nil)

  func rows(of cities: CityTable) -> [Int] {
    known.withLock { known in
      if let known { return known }
      var keys: [UInt64] = []
      for row in 0..<cities.count where cities.population(row) >= Self.leastPopulation {
        keys.append(FirstRows.key(population: cities.population(row), tie: UInt32(row)))
      }
      let rows = keys.sorted().map { Int(UInt32(truncatingIfNeeded: $0)) }
      known = rows
      return rows
    }
  }
}

extension CityTable {
  /// Returns a row as what somebody may mean who mistyped a name.
  func guess(_ found: FoundRow, _ slips: Slips, for query: CatalogQuery) -> NameMatch {
    let fold = found.name.map(names.fold) ?? Array(fold(found.row))
    // Somebody who means a name rarely mistypes it twice, and means a city's own one.
    let divisor = (slips.count(from: fold) == 2 ? 100 : 1) * (found.name == nil ? 1 : 10)
    let weight = Int(population(found.row)) / divisor
    return NameMatch(listRow(found, for: query), NameRank(.guess, weight: weight))
  }
}

extension CityInterpretation {
  /// The number of rows that it finds.
  fileprivate var count: Int {
    condition.filter(matches.named).reduce(0) { $0 + $1.count }
      + condition.filter(matches.alternates).count
  }
}

extension UnsafeRawBufferPointer {
  /// Returns whether some bytes stand anywhere in these.
  fileprivate func has(_ wanted: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    while start + wanted.count <= count {
      var offset = 0
      while offset < wanted.count, self[start + offset] == wanted[offset] { offset += 1 }
      if offset == wanted.count { return true }
      start += 1
    }
    return false
  }
}
