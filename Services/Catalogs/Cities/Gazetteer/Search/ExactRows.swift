import Domain

/// The rows that have exactly the name of a search, rather than one that only starts with it.
///
/// The search finds all of them.
struct ExactRows {
  /// The smallest number of letters with which a text counts as a whole name while the user types.
  static let leastLetters = 4
  /// A city that has the name only as another one counts a fiftieth of its population.
  ///
  /// Its name in a language that the program speaks is no such name: `gerona` is Girona, not
  /// Gerona in the Philippines.
  static let otherNameDivisor: UInt32 = 50
  /// A transliteration spells the sound of a name in another script, and nobody uses it: `rome` is in
  /// Lomé's list, for ロメ.
  static let transliterationDivisor: UInt32 = 2500
  /// A city whose name goes on with "City" counts a tenth where all kinds of entities are searched:
  /// `jersey` is the island, `kansas` the state, and `new york` the city all the same.
  static let shortNameDivisor: UInt32 = 10
  /// The smallest weight with which a city is known by another name: `bombay` is Mumbai, but `pika` is
  /// no village in Chile.
  static let leastKnown: UInt32 = 1_000
  /// The population from which a city is called by its name without "City".
  static let leastOfShortNames: UInt32 = 100_000

  /// A row that has the name as another one.
  struct Alternate: Hashable {
    let found: FoundRow
    /// The number by which its population is divided.
    let divisor: UInt32

    var row: Int { found.row }
    /// Whether the other name is a part of the city's own name as it is written.
    let isOwn: Bool
    /// Whether the city's own name is the same with "City" after it.
    var lacksCity = false
    /// Whether it is only another spelling of the city's own name.
    var isSpelling = false
    /// Whether the other name is a code, such as an airport's.
    var isCode = false
  }

  /// The rows that have it as their own name.
  private(set) var named: [Range<Int>] = []
  /// The rows that have it as another name, each once.
  private(set) var alternates: [Alternate] = []

  /// - Parameters:
  ///   - name: a fold.
  ///   - byOtherNames: whether other names count.
  ///   - cities: the cities.
  init(called name: [UInt8], byOtherNames: Bool = true, _ cities: CityTable) {
    guard !name.isEmpty else { return }
    named = [cities.indices(of: name)].filter { !$0.isEmpty }
    alternates = cities.alternates(called: name, byOtherNames: byOtherNames)
  }

  /// - Parameters:
  ///   - query: the result of `Fold.queryBytes(_:)`.
  ///   - letters: the smallest number of letters of a name; a shorter one has no exact rows.
  ///   - cities: the cities.
  init(_ query: [UInt8], atLeast letters: Int, _ cities: CityTable) {
    let name = Array(query.last == 0x20 ? query.dropLast() : query[...])
    func isLong(_ name: [UInt8]) -> Bool {
      String(decoding: name, as: UTF8.self).unicodeScalars.count >= letters
    }
    // As in a search, other names count from three bytes on; in a whole name from two ("NY").
    self.init(
      called: isLong(name) ? name : [], byOtherNames: query.count > (letters == 1 ? 1 : 2), cities)
    if name.isEmpty || !isLong(name) { return }
    // The query may end with a country, as in "paris us".
    let (city, country) = CityTable.parted(name)
    if isLong(city), country.count == 2 {
      let inCountry = cities.rows(of: city, inCountriesStartingWith: country)
      if !inCountry.isEmpty { named.append(inCountry) }
    }
  }

  /// Returns whether one of the rows meets a condition.
  func areAny(in condition: RowCondition) -> Bool {
    named.joined().contains(where: condition.holds)
      || alternates.contains { condition.holds($0.row) }
  }

  /// Returns the rows that meet a condition, by falling weight.
  ///
  /// A row whose other name is a part of its own counts as found by its own name.
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
  /// Returns the rows that have exactly this name as another one, each once.
  ///
  /// The name counts as the city's own if it stands in it word for word: `vitoria` is Gasteiz /
  /// Vitoria, `bienne` Biel/Bienne, `halle` Halle (Saale), `new york` New York City.
  func alternates(called name: [UInt8], byOtherNames: Bool = true) -> [ExactRows.Alternate] {
    var alternates: [ExactRows.Alternate] = []
    for index in byOtherNames ? names.indices(of: name) : 0..<0 {
      guard let row = names.row(index), !alternates.contains(where: { $0.row == row }) else {
        continue
      }
      let isOwn = hasWords(name, row)
      let divisor: UInt32 =
        if isOwn || isOtherName(name, row) {
          1
        } else if Self.isTransliteration(names.text(index)) {
          ExactRows.transliterationDivisor
        } else {
          ExactRows.otherNameDivisor
        }
      alternates.append(
        .init(
          found: FoundRow(row, name: index), divisor: divisor, isOwn: isOwn,
          isSpelling: Self.isSpelling(name, of: fold(row)),
          isCode: isAirport(names.text(index), row)))
    }
    for row in indices(of: name + Array(" city".utf8)) {
      alternates.removeAll { $0.row == row }
      alternates.append(.init(found: FoundRow(row), divisor: 1, isOwn: true, lacksCity: true))
    }
    return alternates
  }

  /// Returns whether another name is three capitals, as the codes of airports are (IATA), and not the
  /// initials of the city: SAN is San Diego's, and NYC is New York City.
  private func isAirport(_ name: String, _ row: Int) -> Bool {
    let letters = name.utf8
    guard letters.count == 3, letters.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return false
    }
    let initials = fold(row).split(separator: 0x20).compactMap(\.first).map { $0 & 0xDF }
    return !initials.elementsEqual(letters)
  }

  /// Returns whether a fold is that of a city's name in a language of the program.
  private func isOtherName(_ name: [UInt8], _ row: Int) -> Bool {
    CityNames.names(ofTitle: "\(self.name(row)), \(country(row))").contains {
      Fold.bytes($0).elementsEqual(name)
    }
  }

  /// Returns whether the words of a fold stand one after another in a city's name.
  ///
  /// A fold drops a slash, so that of "Biel/Bienne" would be one word.
  private func hasWords(_ name: [UInt8], _ row: Int) -> Bool {
    let parted = nameBytes(row).map { "/()[],;|".utf8.contains($0) ? 0x20 : $0 }
    let words = [0x20] + Array(Fold.bytes(String(decoding: parted, as: UTF8.self))) + [0x20]
    let wanted = [0x20] + name + [0x20]
    return words.indices.contains { words[$0...].starts(with: wanted) }
  }

  /// Returns whether a fold is that of a name but for one letter after the first, or for an abbreviated
  /// saint: `odessa` is Odesa, `st petersburg` Saint Petersburg.
  private static func isSpelling(_ name: [UInt8], of own: UnsafeRawBufferPointer) -> Bool {
    if name.starts(with: "st ".utf8) {
      return own.elementsEqual(Array("saint ".utf8) + name.dropFirst(3))
    }
    guard name.first == own.first, name.count >= leastOfSpellings else { return false }
    return Slips(String(decoding: name, as: UTF8.self)).count(from: own) == 1
  }

  private static let leastOfSpellings = 5

  /// Returns whether a name is written without capitals in a script that has them.
  ///
  /// GeoNames writes the sound of a name in another script like this ("san sbastyan").
  private static func isTransliteration(_ name: String) -> Bool {
    var hasSmall = false
    for scalar in name.unicodeScalars {
      if scalar.properties.isUppercase { return false }
      if scalar.properties.isLowercase { hasSmall = true }
    }
    return hasSmall
  }
}
