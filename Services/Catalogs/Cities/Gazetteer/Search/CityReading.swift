import Contracts
import Domain
import PlaceNames

/// What is looked for among the cities.
struct CitySearch {
  /// As typed.
  let text: String
  /// The codes of the countries that all must be in: of two countries at once no city is.
  var countries: Set<String> = []
  /// The indices of the regions it may be in; nil for all.
  var regions: Range<Int>?
  /// The only ones; nil for all.
  var ids: Set<String>?
  /// Whether the end of the text may name a country or a region.
  var readsAreas = true
  /// Whether only rows that are called exactly so are meant.
  var isWholeName = false

  /// What is before a country or an American state at the end of the text, and what that asks of a row.
  func parted(_ cities: CityTable) -> [(name: String, condition: RowCondition)] {
    guard readsAreas else { return [] }
    return AreaEnding.readings(of: text, isWhole: isWholeName).map { ending in
      let state = ending.state.map { cities.regionNames.places(of: Array(Fold.bytes($0.name))) }
      return (ending.name, condition(cities, in: ending.country, state))
    }
  }

  /// What is before a region's name, or the beginning of one, at the end of the text, or before that and
  /// a country, and what these ask of a row; the most words that name a region come first.
  func partedByRegion(_ cities: CityTable) -> [(name: String, condition: RowCondition)] {
    guard readsAreas else { return [] }
    let inAny = partedByRegion(text, in: nil, cities)
    let country = isWholeName ? CountryLookup.code(for:) : CountryLookup.code(startingWith:)
    guard let (before, code) = CountryLookup.ending(text, read: country) else { return inAny }
    return inAny + partedByRegion(before, in: code, cities)
  }

  private func partedByRegion(
    _ text: String, in country: String?, _ cities: CityTable
  ) -> [(name: String, condition: RowCondition)] {
    let words = text.split { $0.isWhitespace || $0 == "," }
    var parts: [(name: String, condition: RowCondition)] = []
    for count in (1..<max(1, min(Self.mostWords, words.count))).reversed() {
      let name = words.dropLast(count).joined(separator: " ")
      let end = words.suffix(count).joined(separator: " ")
      guard Fold.bytes(end).count >= Self.leastLetters, !Fold.bytes(name).isEmpty else { continue }
      let regions = self.regions(named: end, cities)
      guard !regions.isEmpty else { continue }
      parts.append((name, condition(cities, in: country, regions)))
    }
    return parts
  }

  /// The regions of a name in the data's language or in Spanish; where beginnings do, those that begin so.
  private func regions(named text: String, _ cities: CityTable) -> Range<Int> {
    let fold = Array(Fold.bytes(text))
    let whole = cities.regionNames.places(of: fold)
    guard whole.isEmpty || !isWholeName else { return whole }
    if let name = RegionNames.name(ofSpanish: text) {
      return cities.regionNames.places(of: Array(Fold.bytes(name)))
    }
    return isWholeName ? whole : cities.regionNames.places(startingWith: fold)
  }

  /// A region's name has fewer words.
  private static let mostWords = 9
  /// The fewest bytes of a fold that are the beginning of a region.
  private static let leastLetters = 3

  private func condition(
    _ cities: CityTable, in country: String?, _ regions: Range<Int>?
  ) -> RowCondition {
    let both = self.regions.flatMap { own in regions.map(own.clamped(to:)) }
    return RowCondition(
      cities, countries: countries.union([country].compactMap(\.self)),
      regions: both ?? regions ?? self.regions, ids: ids)
  }

  /// What is asked of a row where all of the text is a name.
  func condition(_ cities: CityTable) -> RowCondition { condition(cities, in: nil, nil) }
}

extension CitySearch {
  /// - Throws: `unknownFilter`, `invalidFilter`.
  init(_ query: CatalogQuery, _ cities: CityTable) throws(DataError) {
    self.init(
      text: query.search, ids: query.ids, readsAreas: query.readsAreas,
      isWholeName: query.isWholeName)
    for filter in query.filters where filter.key == Filter.countryKey {
      countries.insert(try CountryLookup.code(of: filter))
    }
    for filter in query.filters {
      switch filter.key {
      case Filter.countryKey: break
      case Filter.regionKey:
        let named = try cities.regions(of: filter, in: countries)
        regions = regions?.clamped(to: named) ?? named
      default:
        throw .unknownFilter(filter.typedKey, known: Cities.description.filters.map(\.typedKey))
      }
    }
  }
}

extension CityTable {
  /// The indices of the regions that a filter names: by their whole name, also in Spanish, else by its
  /// beginning, else by another name of a city that is called like its region.
  /// - Throws: `invalidFilter`, with their names where several begin so.
  fileprivate func regions(
    of filter: Filter, in countries: Set<String>
  ) throws(DataError) -> Range<Int> {
    let fold = Array(Fold.bytes(filter.value))
    var regions = regionNames.places(of: fold)
    if regions.isEmpty, let name = RegionNames.name(ofSpanish: filter.value) {
      regions = regionNames.places(of: Array(Fold.bytes(name)))
    }
    if regions.isEmpty, !fold.isEmpty {
      var beginning = names(of: regionNames.places(startingWith: fold), in: countries)
      if beginning.count != 1 {
        let others = spanishNames(startingWith: filter.value, in: countries)
        beginning += others.filter { !beginning.contains($0) }
      }
      guard beginning.count < 2 else {
        throw .invalidFilter(
          key: filter.key, value: filter.value,
          known: beginning.map { Words($0, RegionNames.spanish($0) ?? $0) })
      }
      if let name = beginning.first { regions = regionNames.places(of: Array(Fold.bytes(name))) }
    }
    if regions.isEmpty { regions = self.regions(ofCityCalled: fold) }
    guard !fold.isEmpty, !regions.isEmpty else {
      throw .invalidFilter(key: filter.key, value: filter.value)
    }
    return regions
  }

  private func spanishNames(
    startingWith text: String, in countries: Set<String>
  ) -> [String] {
    RegionNames.names(ofSpanishStart: text).sorted().flatMap {
      names(of: regionNames.places(of: Array(Fold.bytes($0))), in: countries)
    }
  }

  /// The names of some regions, each once; of several only those that the countries have.
  private func names(of regions: Range<Int>, in countries: Set<String>) -> [String] {
    var regions = Set(regions)
    if regions.count > 1, !countries.isEmpty {
      let country = countries.first.flatMap(countryIndex)
      regions.formIntersection(
        (0..<count).lazy.filter { self.countryIndex($0) == country }.map(regionIndex))
    }
    var seen: Set<String> = []
    return regions.sorted().map { regionNames[$0] }.filter { seen.insert(Fold.fold($0)).inserted }
  }

  private func regions(ofCityCalled name: [UInt8]) -> Range<Int> {
    let named = alternates(called: name).map(\.row)
      .filter { self.fold($0).elementsEqual(Fold.bytes(region($0))) }
      .max { population($0) < population($1) }
    return named.map { regionNames.places(of: Array(self.fold($0))) } ?? 0..<0
  }
}

/// What a search of cities is taken for: a name, and where the city is.
struct CityReading {
  /// What the search has before a country or a region at its end; nil where it is all a name.
  let name: String?
  /// The UTF-8 of the fold of what names are found by.
  let query: [UInt8]
  let matches: CityMatches
  let condition: RowCondition

  private init(_ text: String, name: String?, _ condition: RowCondition, _ cities: CityTable) {
    self.name = name
    query = Fold.queryBytes(text)
    matches = CityMatches(query, cities)
    self.condition = condition
  }

  /// Of the cities that are called exactly so.
  private init(
    _ text: String, whole name: String?, _ condition: RowCondition, _ cities: CityTable
  ) {
    self.name = name
    query = Fold.queryBytes(text)
    let exact = ExactRows(query, atLeast: 1, cities).matches(in: condition)
    matches = CityMatches(named: exact.named, alternates: exact.alternates)
    self.condition = condition
  }

  /// What a search is taken for.
  ///
  /// The whole text is a name first; of the others the first one that a city is called exactly by
  /// counts, else the first that finds any. Who types a comma means a name and a place: there the
  /// whole text is one among the others. Regions but the American states count where nothing else does.
  ///
  /// Of whole names the first reading counts that a city is called exactly by.
  static func reading(of search: CitySearch, _ cities: CityTable) -> CityReading {
    if search.isWholeName { return wholeName(of: search, cities) }
    let whole = CityReading(search.text, name: nil, search.condition(cities), cities)
    guard search.readsAreas, AreaEnding.isParted(search.text) || !whole.findsAny else {
      return whole
    }
    func readings(_ parts: [(name: String, condition: RowCondition)]) -> [CityReading] {
      parts.map { CityReading($0.name, name: $0.name, $0.condition, cities) }.filter(\.findsAny)
    }
    var found = [whole].filter(\.findsAny) + readings(search.parted(cities))
    if found.isEmpty { found = readings(search.partedByRegion(cities)) }
    let exact = found.first { reading in
      ExactRows(reading.query, atLeast: 1, cities).areAny(in: reading.condition)
    }
    return exact ?? found.first ?? whole
  }

  /// The whole text, then what is before a country or a state, then before a region.
  private static func wholeName(of search: CitySearch, _ cities: CityTable) -> CityReading {
    let whole = CityReading(search.text, whole: nil, search.condition(cities), cities)
    if whole.findsAny { return whole }
    for parts in [search.parted, search.partedByRegion] {
      for part in parts(cities) {
        let reading = CityReading(part.name, whole: part.name, part.condition, cities)
        if reading.findsAny { return reading }
      }
    }
    return whole
  }

  private var findsAny: Bool {
    matches.named.joined().contains(where: condition.holds)
      || matches.alternates.contains { condition.holds($0.row) }
  }
}

/// What a query asks of a row besides its name.
struct RowCondition {
  private let cities: CityTable
  private let countryIndex: UInt8?
  private let regions: Range<Int>?
  /// The rows to look at, in display order; nil for all.
  private let rows: [Int]?
  private let rowSet: Set<Int>?
  /// False where every row is asked for.
  private let isSelective: Bool

  /// - Parameters:
  ///   - countries: codes; a row is in each of them.
  ///   - regions: the indices of those it may be in; nil for any.
  ///   - ids: the only ones; nil for all.
  init(
    _ cities: CityTable, countries: Set<String>, regions: Range<Int>? = nil, ids: Set<String>? = nil
  ) {
    self.cities = cities
    countryIndex = countries.first.flatMap(cities.countryIndex)
    self.regions = regions
    let isPossible =
      countries.count < 2 && countries.isEmpty == (countryIndex == nil)
      && regions?.isEmpty != true
    rows = isPossible ? ids.map { $0.compactMap(cities.row(ofID:)).sorted() } : []
    rowSet = rows.map(Set.init)
    isSelective = rows != nil || countryIndex != nil || regions != nil
  }

  func holds(_ row: Int) -> Bool {
    if let countryIndex, cities.countryIndex(row) != countryIndex { return false }
    if let regions, !regions.contains(cities.regionIndex(row)) { return false }
    return rowSet?.contains(row) ?? true
  }

  /// The rows it lets through, in the same order.
  func filter(_ ranges: [Range<Int>]) -> [Range<Int>] {
    guard isSelective else { return ranges }
    guard let rows else { return ranges.flatMap { $0.lazy.filter(holds).map { $0..<$0 + 1 } } }
    return rows.filter { row in holds(row) && ranges.contains { $0.contains(row) } }
      .map { $0..<$0 + 1 }
  }

  func filter(_ found: [FoundRow]) -> [FoundRow] {
    isSelective ? found.filter { holds($0.row) } : found
  }
}
