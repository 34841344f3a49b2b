import Domain

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
    let names = CityFolds(cities: cities)
    let (city, country) = Self.parted(name)
    let inCountry = isLong(city) ? Self.rows(of: city, country, names) : 0..<0
    named = [names.places(of: name), inCountry].filter { !$0.isEmpty }
    // What a name itself starts with is not kept as another name: New York City has no New York.
    let cityNamed = names.places(of: name + Array(" city".utf8))
    // As in a search, other names count from three bytes on.
    let others = query.count < 3 ? 0..<0 : OtherNameFolds(names: otherNames).places(of: name)
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
  private static func rows(of city: [UInt8], _ country: String, _ names: CityFolds) -> Range<Int> {
    let (cities, rows) = (names.cities, names.places(of: city))
    let first = rows.partitioningIndex { cities.country($0) >= country }
    return first..<(first..<rows.upperBound).partitioningIndex { cities.country($0) > country }
  }
}
