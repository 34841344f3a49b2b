import Contracts
import Domain
import PlaceNames

/// A query for cities, with what its filters name looked up.
struct CitySearch {
  let query: CatalogQuery
  /// The codes of countries, in all of which a city must be: with two of them, no city is found.
  private var countries: Set<String> = []
  /// The indices of the regions in which a city may be; `nil` allows all.
  private var regions: Range<Int>?
  /// The filters on other columns, and those that exclude a country or a region.
  private var limits: [RowLimit] = []

  /// Returns the part before a country or an American state at the end of the text, and the condition
  /// that the end sets.
  func parted(_ cities: CityTable) -> [(name: String, condition: RowCondition)] {
    guard query.isTyped else { return [] }
    return AreaEnding.readings(of: query.search, isWhole: query.isWholeName).map { ending in
      let state = ending.state.map { cities.regionNames.indices(of: Array(Fold.bytes($0.name))) }
      return (ending.name, condition(cities, in: ending.country, state))
    }
  }

  /// Returns the part before a region's name or its beginning, which may be followed by a country,
  /// and the condition that these set.
  ///
  /// The reading with the most words in the region comes first.
  func partedByRegion(_ cities: CityTable) -> [(name: String, condition: RowCondition)] {
    guard query.isTyped else { return [] }
    let inAny = partedByRegion(query.search, in: nil, cities)
    let country = query.isWholeName ? CountryLookup.code(for:) : CountryLookup.code(startingWith:)
    guard let (before, code) = CountryLookup.ending(query.search, read: country) else {
      return inAny
    }
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

  /// Returns the regions with a name in the data's language or in another.
  ///
  /// If no whole name is required, its beginning is enough.
  private func regions(named text: String, _ cities: CityTable) -> Range<Int> {
    let fold = Array(Fold.bytes(text))
    let whole = cities.regionNames.indices(of: fold)
    guard whole.isEmpty || !query.isWholeName else { return whole }
    if let name = RegionNames.name(called: text) {
      return cities.regionNames.indices(of: Array(Fold.bytes(name)))
    }
    return query.isWholeName ? whole : cities.regionNames.indices(startingWith: fold)
  }

  /// One more than the largest number of words in a region's name.
  private static let mostWords = 9
  /// The smallest number of bytes of a fold that can be the beginning of a region.
  private static let leastLetters = 3

  private func condition(
    _ cities: CityTable, in country: String?, _ regions: Range<Int>?
  ) -> RowCondition {
    let both = self.regions.flatMap { own in regions.map(own.clamped(to:)) }
    return RowCondition(
      cities, countries: countries.union([country].compactMap(\.self)),
      regions: both ?? regions ?? self.regions, ids: query.ids, limits: limits)
  }

  /// Returns the condition of the search if the whole text is a name.
  func condition(_ cities: CityTable) -> RowCondition { condition(cities, in: nil, nil) }
}

extension CitySearch {
  /// Makes the search of a query.
  /// - Throws: `unknownFilter`, `invalidFilter`.
  init(_ query: CatalogQuery, _ cities: CityTable) throws(DataError) {
    self.query = query
    for filter in query.filters where filter.key == Filter.countryKey {
      let isWanted = try filter.wantsItsValue()
      let code = try CountryLookup.code(of: filter)
      if isWanted {
        countries.insert(code)
      } else if let index = cities.countryIndex(code: code) {
        limits.append(.notInCountry(index))
      }
    }
    for filter in query.filters where filter.key != Filter.countryKey {
      guard filter.key == Filter.regionKey else {
        limits.append(try RowLimit(filter, cities, language: query.language))
        continue
      }
      let isWanted = try filter.wantsItsValue()
      let named = try cities.regions(of: filter, in: countries)
      if isWanted {
        regions = regions?.clamped(to: named) ?? named
      } else {
        limits.append(.notInRegions(named))
      }
    }
  }
}

extension CityTable {
  /// Returns the indices of the regions that a filter names: by their whole name, also in Spanish, or
  /// else by its beginning, or else by another name of a city that has the same name as its region.
  /// - Throws: `invalidFilter`, which lists the regions if the beginning fits several.
  fileprivate func regions(
    of filter: Filter, in countries: Set<String>
  ) throws(DataError) -> Range<Int> {
    let fold = Array(Fold.bytes(filter.value))
    var regions = regionNames.indices(of: fold)
    if regions.isEmpty, let name = RegionNames.name(called: filter.value) {
      regions = regionNames.indices(of: Array(Fold.bytes(name)))
    }
    if regions.isEmpty, !fold.isEmpty {
      var beginning = names(of: regionNames.indices(startingWith: fold), in: countries)
      if beginning.count != 1 {
        let others = otherNames(startingWith: filter.value, in: countries)
        beginning += others.filter { !beginning.contains($0) }
      }
      guard beginning.count < 2 else {
        throw .invalidFilter(
          key: filter.key, value: filter.value,
          known: beginning.map(RegionNames.words))
      }
      if let name = beginning.first { regions = regionNames.indices(of: Array(Fold.bytes(name))) }
    }
    if regions.isEmpty { regions = self.regions(ofCityCalled: fold) }
    guard !fold.isEmpty, !regions.isEmpty else {
      throw .invalidFilter(key: filter.key, value: filter.value)
    }
    return regions
  }

  private func otherNames(
    startingWith text: String, in countries: Set<String>
  ) -> [String] {
    RegionNames.names(startingWith: text).sorted().flatMap {
      names(of: regionNames.indices(of: Array(Fold.bytes($0))), in: countries)
    }
  }

  /// Returns the names of some regions, each once; if there are several, only those in the countries.
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
    return named.map { regionNames.indices(of: Array(self.fold($0))) } ?? 0..<0
  }
}
