/// Finds cities by binary search in the sorted folds.
struct PrefixSearch: CitySearching {
  let data: GazetteerData

  func matches(_ query: [UInt8]) -> CityMatches {
    data.read { cities, otherNames in
      query.withUnsafeBytes { query in
        let named = Self.named(query, cities)
        guard query.count >= 3 else { return CityMatches(named: named, alsoKnown: []) }
        return CityMatches(
          named: named, alsoKnown: Self.alsoKnown(query, cities, otherNames, except: named))
      }
    }
  }

  /// The rows whose name and country start with the query.
  ///
  /// A fold is fold(name), a space and the country, so a query matches in two ways: `h t` matches
  /// the cities named exactly `h` in the countries that start with `t`, and the whole query the
  /// names that start with it. The former come first in display order, for `h` is shorter.
  private static func named(_ query: UnsafeRawBufferPointer, _ cities: CityTable) -> [Range<Int>] {
    let all = 0..<cities.count
    if query.isEmpty { return [all].filter { !$0.isEmpty } }
    // A name with no letters folds to nothing, and the city's fold is its country alone.
    let space = query.lastIndex(of: 0x20)
    let name = UnsafeRawBufferPointer(rebasing: query[..<(space ?? 0)])
    let country = UnsafeRawBufferPointer(rebasing: query[(space.map { $0 + 1 } ?? 0)...])
    let exact = exact(name, country, cities)
    let first = all.partitioningIndex { prefixOrder(cities.fold($0), query) >= 0 }
    let end = (first..<cities.count).partitioningIndex { prefixOrder(cities.fold($0), query) > 0 }
    return [exact, first..<end].filter { !$0.isEmpty }
  }

  private static func exact(
    _ name: UnsafeRawBufferPointer, _ country: UnsafeRawBufferPointer, _ cities: CityTable
  ) -> Range<Int> {
    guard country.count <= 2 else { return 0..<0 }
    func countryOrder(_ row: Int) -> Int {
      let code = cities.countryCode(cities.countryIndex(row)) ?? (0, 0)
      // Codes are in capitals, and a fold has none: setting the bit makes them small.
      return withUnsafeBytes(of: (code.0 | 0x20, code.1 | 0x20)) { prefixOrder($0, country) }
    }
    let named = CityFolds(cities: cities).places(of: Array(name))
    let from = named.partitioningIndex { countryOrder($0) >= 0 }
    return from..<(from..<named.upperBound).partitioningIndex { countryOrder($0) > 0 }
  }

  private static func alsoKnown(
    _ query: UnsafeRawBufferPointer, _ cities: CityTable, _ otherNames: OtherNameTable,
    except named: [Range<Int>]
  ) -> [OtherMatch] {
    let names = otherNames.range(startingWith: query)
    if names.isEmpty { return [] }
    var seen = RowSet(count: cities.count)
    var found: [OtherMatch] = []
    found.reserveCapacity(names.count)
    for name in names {
      let row = otherNames.row(name)
      guard row < cities.count, !named.contains(where: { $0.contains(row) }), seen.insert(row)
      else { continue }
      found.append(OtherMatch(row: row, name: name))
    }
    return found
  }
}
