/// What a query finds, before any filter or order.
struct CityMatches: Hashable {
  /// The rows that match by their name: none of the ranges is empty, no two overlap, and they are
  /// in display order.
  let named: [Range<Int>]
  /// The rows that match only by another name, in the order of those names; each with the first of
  /// its names that matches.
  let alsoKnown: [FoundRow]
}

/// A row that was found, and the name it was found by where that is not its own.
struct FoundRow: Hashable {
  let row: Int
  /// -1 for its own name: a number and a flag would take half as much room again.
  private let otherName: Int

  init(_ row: Int, name: Int? = nil) {
    self.row = row
    otherName = name ?? -1
  }

  /// The name's place among all other names.
  var name: Int? { otherName < 0 ? nil : otherName }
}

extension CityMatches {
  /// Finds the cities whose fold("name, country") starts with the query, and from three bytes of
  /// query on those that only have another name whose fold does, by binary search in the sorted folds.
  ///
  /// An empty query finds all.
  /// - Parameter query: that of `Fold.queryBytes(_:)`.
  init(_ query: [UInt8], _ cities: CityTable, _ otherNames: OtherNameTable) {
    (named, alsoKnown) = query.withUnsafeBytes { query in
      let named = Self.named(query, cities)
      guard query.count >= 3 else { return (named, []) }
      return (named, Self.alsoKnown(query, cities, otherNames, except: named))
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
    let named = cities.places(of: Array(name))
    let from = named.partitioningIndex { countryOrder($0) >= 0 }
    return from..<(from..<named.upperBound).partitioningIndex { countryOrder($0) > 0 }
  }

  private static func alsoKnown(
    _ query: UnsafeRawBufferPointer, _ cities: CityTable, _ otherNames: OtherNameTable,
    except named: [Range<Int>]
  ) -> [FoundRow] {
    let names = otherNames.range(startingWith: query)
    if names.isEmpty { return [] }
    var seen = RowSet(count: cities.count)
    var found: [FoundRow] = []
    found.reserveCapacity(names.count)
    for name in names {
      let row = otherNames.row(name)
      guard row < cities.count, !named.contains(where: { $0.contains(row) }), seen.insert(row)
      else { continue }
      found.append(FoundRow(row, name: name))
    }
    return found
  }
}
