import Domain

/// The rows that a search finds, before filters and order.
struct CityMatches: Hashable {
  /// The rows that match by their own name, in display order; no range is empty, and no two overlap.
  let named: [Range<Int>]
  /// The rows that match only by another name, in the order of those names; each has the first of its
  /// names that matches.
  let alternates: [FoundRow]
}

/// A row that was found, and the other name it was found by, if any.
struct FoundRow: Hashable {
  // The numbers have four bytes each, because there may be many thousands of them.
  private let number: UInt32
  private let nameNumber: UInt32

  init(_ row: Int, name: Int? = nil) {
    number = UInt32(truncatingIfNeeded: row)
    nameNumber = name.map { UInt32(truncatingIfNeeded: $0) } ?? .max
  }

  var row: Int { Int(number) }

  /// The number of the other name; `nil` for the row's own name.
  var name: Int? { nameNumber == .max ? nil : Int(nameNumber) }
}

extension CityMatches {
  /// Finds the cities whose fold of "name, country" starts with the query.
  ///
  /// From three bytes on, it also finds the cities that have only another name with such a fold. It
  /// is a binary search in the sorted folds.
  ///
  /// An empty query finds all.
  /// - Parameters:
  ///   - query: the result of `Fold.queryBytes(_:)`.
  ///   - cities: the cities.
  init(_ query: [UInt8], _ cities: CityTable) {
    named = cities.rows(startingWith: query)
    alternates = query.count < 3 ? [] : Self.alternates(query, cities, except: named)
  }

  private static func alternates(
    _ query: [UInt8], _ cities: CityTable, except named: [Range<Int>]
  ) -> [FoundRow] {
    let names = cities.names.range(startingWith: query)
    if names.isEmpty { return [] }
    var seen = BitSet(below: cities.count)
    var found: [FoundRow] = []
    found.reserveCapacity(names.count)
    for name in names {
      guard let row = cities.names.row(name), !named.contains(where: { $0.contains(row) }),
        seen.insert(row)
      else { continue }
      found.append(FoundRow(row, name: name))
    }
    return found
  }
}

extension CityTable {
  /// Returns the rows whose name and country start with the query.
  ///
  /// A fold is that of the name, a space, and the country. So `h t` matches in two ways: the cities
  /// named exactly `h` in the countries that start with `t`, and the names that start with the whole
  /// query. In display order the former come first, because `h` is shorter.
  fileprivate func rows(startingWith query: [UInt8]) -> [Range<Int>] {
    if query.isEmpty { return count == 0 ? [] : [0..<count] }
    // A name without letters folds to nothing, and then the city's fold is only its country.
    let (name, country) = Self.parted(query)
    let first = firstIndex(notBefore: query)
    let end = query.withUnsafeBytes { query in
      (first..<count).partitioningIndex { prefixOrder(fold($0), query) > 0 }
    }
    return [rows(of: name, inCountriesStartingWith: country), first..<end].filter { !$0.isEmpty }
  }

  /// Returns the parts before and after the last space.
  static func parted(_ query: [UInt8]) -> (name: [UInt8], country: ArraySlice<UInt8>) {
    let space = query.lastIndex(of: 0x20)
    return (Array(query[..<(space ?? 0)]), query[(space.map { $0 + 1 } ?? 0)...])
  }

  /// Returns the rows with exactly this name, which are sorted by their countries' codes.
  func rows(
    of name: [UInt8], inCountriesStartingWith start: ArraySlice<UInt8>
  ) -> Range<Int> {
    guard start.count <= 2 else { return 0..<0 }
    let named = indices(of: name)
    return start.withUnsafeBytes { start in
      func order(_ row: Int) -> Int {
        let code = countryCode(countryIndex(row)) ?? (0, 0)
        // Codes are in capitals and folds are not; setting this bit makes them small.
        return withUnsafeBytes(of: (code.0 | 0x20, code.1 | 0x20)) { prefixOrder($0, start) }
      }
      let first = named.partitioningIndex { order($0) >= 0 }
      return first..<(first..<named.upperBound).partitioningIndex { order($0) > 0 }
    }
  }
}
