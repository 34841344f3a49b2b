import Domain

/// What a query finds, before any filter or order.
struct CityMatches: Hashable {
  /// The rows that match by their name: none of the ranges is empty, no two overlap, and they are
  /// in display order.
  let named: [Range<Int>]
  /// The rows that match only by another name, in the order of those names; each with the first of
  /// its names that matches.
  let alternates: [FoundRow]
}

/// A row that was found, and the name it was found by where that is not its own.
struct FoundRow: Hashable {
  // Four bytes each: there may be many thousands of them.
  private let number: UInt32
  private let nameNumber: UInt32

  init(_ row: Int, name: Int? = nil) {
    number = UInt32(truncatingIfNeeded: row)
    nameNumber = name.map { UInt32(truncatingIfNeeded: $0) } ?? .max
  }

  var row: Int { Int(number) }

  /// The name's place among all other names; nil for its own.
  var name: Int? { nameNumber == .max ? nil : Int(nameNumber) }
}

extension CityMatches {
  /// Finds the cities whose fold("name, country") starts with the query, and from three bytes of
  /// query on those that only have another name whose fold does, by binary search in the sorted folds.
  ///
  /// An empty query finds all.
  /// - Parameter query: that of `Fold.queryBytes(_:)`.
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
  /// The rows whose name and country start with the query.
  ///
  /// A fold is fold(name), a space and the country, so a query matches in two ways: `h t` matches
  /// the cities named exactly `h` in the countries that start with `t`, and the whole query the
  /// names that start with it. The former come first in display order, for `h` is shorter.
  fileprivate func rows(startingWith query: [UInt8]) -> [Range<Int>] {
    if query.isEmpty { return count == 0 ? [] : [0..<count] }
    // A name with no letters folds to nothing, and the city's fold is its country alone.
    let (name, country) = Self.parted(query)
    let first = firstPlace(notBefore: query)
    let end = query.withUnsafeBytes { query in
      (first..<count).partitioningIndex { prefixOrder(fold($0), query) > 0 }
    }
    return [rows(of: name, inCountriesStartingWith: country), first..<end].filter { !$0.isEmpty }
  }

  /// What is before the last space, and what is after it.
  static func parted(_ query: [UInt8]) -> (name: [UInt8], country: ArraySlice<UInt8>) {
    let space = query.lastIndex(of: 0x20)
    return (Array(query[..<(space ?? 0)]), query[(space.map { $0 + 1 } ?? 0)...])
  }

  /// The rows of exactly a name; they stand by their countries' codes.
  func rows(
    of name: [UInt8], inCountriesStartingWith start: ArraySlice<UInt8>
  ) -> Range<Int> {
    guard start.count <= 2 else { return 0..<0 }
    let named = places(of: name)
    return start.withUnsafeBytes { start in
      func order(_ row: Int) -> Int {
        let code = countryCode(countryIndex(row)) ?? (0, 0)
        // Codes are in capitals, and a fold has none: setting the bit makes them small.
        return withUnsafeBytes(of: (code.0 | 0x20, code.1 | 0x20)) { prefixOrder($0, start) }
      }
      let first = named.partitioningIndex { order($0) >= 0 }
      return first..<(first..<named.upperBound).partitioningIndex { order($0) > 0 }
    }
  }
}
