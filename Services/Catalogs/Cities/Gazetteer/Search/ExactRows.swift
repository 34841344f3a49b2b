import Domain

/// The rows that are called exactly as a search, not by a name that only starts so; all are among
/// what the search finds.
struct ExactRows {
  /// The fewest letters for which a whole name counts as meant while somebody types.
  static let leastLetters = 4
  /// A city that is only known by a name too counts as if a fiftieth lived there; not by its Spanish
  /// name, which is one of the languages of the program: `gerona` is Girona, not Gerona in the
  /// Philippines.
  static let otherNameDivisor: UInt32 = 50
  /// A transliteration says how a name sounds in another script, and is nobody's name: `rome` is in
  /// Lomé's list, for ロメ.
  static let transliterationDivisor: UInt32 = 2500

  /// A row that has the name for another one.
  struct Alternate: Hashable {
    let found: FoundRow
    /// How many times fewer people count than live there.
    let divisor: UInt32

    var row: Int { found.row }
    /// Whether the other name is the city's own: a part of how it is written.
    let isOwn: Bool
  }

  /// By their own name.
  private(set) var named: [Range<Int>] = []
  /// By another one, each row once.
  private(set) var alternates: [Alternate] = []

  /// - Parameter name: a fold.
  init(called name: [UInt8], byOtherNames: Bool = true, _ cities: CityTable) {
    guard !name.isEmpty else { return }
    named = [cities.places(of: name)].filter { !$0.isEmpty }
    alternates = cities.alternates(called: name, byOtherNames: byOtherNames)
  }

  /// - Parameters:
  ///   - query: that of `Fold.queryBytes(_:)`.
  ///   - letters: the fewest letters of a name; a shorter one has no exact rows.
  init(_ query: [UInt8], atLeast letters: Int, _ cities: CityTable) {
    let name = Array(query.last == 0x20 ? query.dropLast() : query[...])
    func isLong(_ name: [UInt8]) -> Bool {
      String(decoding: name, as: UTF8.self).unicodeScalars.count >= letters
    }
    // As in a search, other names count from three bytes on.
    self.init(called: isLong(name) ? name : [], byOtherNames: query.count > 2, cities)
    if name.isEmpty || !isLong(name) { return }
    // "paris us"
    let (city, country) = CityTable.parted(name)
    if isLong(city), country.count == 2 {
      let inCountry = cities.rows(of: city, inCountriesStartingWith: country)
      if !inCountry.isEmpty { named.append(inCountry) }
    }
  }

  /// Whether one of them is let through.
  func areAny(in condition: RowCondition) -> Bool {
    named.joined().contains(where: condition.holds)
      || alternates.contains { condition.holds($0.row) }
  }

  /// Those that are let through, by falling weight.
  ///
  /// A row whose other name is its own counts as found by its name.
  func matches(in condition: RowCondition) -> (named: [Range<Int>], alternates: [FoundRow]) {
    let named = condition.filter(named)
    let others = alternates.filter { other in
      condition.holds(other.row) && !named.contains { $0.contains(other.row) }
    }
    return (
      named + others.filter(\.isOwn).map { $0.row..<$0.row + 1 },
      others.filter { !$0.isOwn }.map(\.found)
    )
  }
}

extension CityTable {
  /// The rows that have exactly a name for another one, each once.
  ///
  /// A city is called so itself where the other name stands, word for word, in its own: `vitoria` is
  /// Gasteiz / Vitoria, `bienne` Biel/Bienne, `halle` Halle (Saale), `new york` New York City.
  func alternates(called name: [UInt8], byOtherNames: Bool = true) -> [ExactRows.Alternate] {
    var alternates: [ExactRows.Alternate] = []
    for place in byOtherNames ? names.places(of: name) : 0..<0 {
      guard let row = names.row(place), !alternates.contains(where: { $0.row == row }) else {
        continue
      }
      let isOwn = hasWords(name, row)
      let divisor: UInt32 =
        if isOwn || isSpanishName(name, row) {
          1
        } else if Self.isTransliteration(names.text(place)) {
          ExactRows.transliterationDivisor
        } else {
          ExactRows.otherNameDivisor
        }
      alternates.append(
        .init(found: FoundRow(row, name: place), divisor: divisor, isOwn: isOwn))
    }
    for row in places(of: name + Array(" city".utf8)) {
      alternates.removeAll { $0.row == row }
      alternates.append(.init(found: FoundRow(row), divisor: 1, isOwn: true))
    }
    return alternates
  }

  /// Whether a fold is that of what a city is called in Spanish.
  private func isSpanishName(_ name: [UInt8], _ row: Int) -> Bool {
    CityNames.spanish(ofTitle: "\(self.name(row)), \(country(row))").map {
      Fold.bytes($0).elementsEqual(name)
    } ?? false
  }

  /// Whether the words of a fold stand one after another in a city's name.
  ///
  /// A fold leaves a slash out: that of "Biel/Bienne" is one word.
  private func hasWords(_ name: [UInt8], _ row: Int) -> Bool {
    let parted = nameBytes(row).map { "/()[],;|".utf8.contains($0) ? 0x20 : $0 }
    let words = [0x20] + Array(Fold.bytes(String(decoding: parted, as: UTF8.self))) + [0x20]
    let wanted = [0x20] + name + [0x20]
    return words.indices.contains { words[$0...].starts(with: wanted) }
  }

  /// Whether a name is written without capitals in a script that has them, as GeoNames writes what a
  /// name of another script sounds like ("san sbastyan").
  private static func isTransliteration(_ name: String) -> Bool {
    var hasSmall = false
    for scalar in name.unicodeScalars {
      if scalar.properties.isUppercase { return false }
      if scalar.properties.isLowercase { hasSmall = true }
    }
    return hasSmall
  }
}
