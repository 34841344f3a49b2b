import CNames

/// The names of countries by their code (ISO 3166-1 alpha-2 in capitals, or XK for Kosovo).
package enum CountryNames {
  /// Returns the English name of a country; `nil` for an unknown code.
  package static func english(_ code: String) -> String? { byCode[code]?.english }

  /// Returns the Spanish name of a country; `nil` for an unknown code.
  package static func spanish(_ code: String) -> String? { byCode[code]?.spanish }

  /// Returns the country with an English name, spelt exactly as in CLDR.
  package static func country(called english: String) -> CountryName? { byEnglish[english] }

  /// Every country with a city, by rising code.
  package static let all = tables.first ?? []

  /// Every country without a city, by rising code.
  package static let withoutCities = tables.dropFirst().first ?? []

  /// The tables that `catalejo-data country-names` writes; the names are CLDR's.
  private static let tables = TextTable.read(
    catalejo_country_names_bytes(), catalejo_country_names_size()
  ).map { rows in
    rows.filter { $0.count == 3 }.map { CountryName(code: $0[0], english: $0[1], spanish: $0[2]) }
  }

  private static let byCode = Dictionary(
    (all + withoutCities).map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  private static let byEnglish = Dictionary(
    (all + withoutCities).map { ($0.english, $0) }, uniquingKeysWith: { first, _ in first })
}

/// A country's code and names.
package struct CountryName: Hashable, Sendable {
  package let code: String
  package let english: String
  package let spanish: String
}

/// The Spanish names of cities.
package enum CityNames {
  /// Returns the Spanish name of a city; `nil` if it has none of its own.
  ///
  /// - Parameter title: the name and the country ("London, GB"). The few cities with the same title
  ///   have the same Spanish name.
  package static func spanish(ofTitle title: String) -> String? { byTitle[title] }

  /// The Spanish names by the titles of cities, as `catalejo-data city-names` writes them.
  package static let byTitle = Dictionary(
    TextTable.read(catalejo_city_names_bytes(), catalejo_city_names_size()).joined()
      .filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
}

/// The Spanish names of first-level divisions.
///
/// The table is made by hand: no package that the data are built from has these names.
package enum RegionNames {
  /// Returns the Spanish name of a region; `nil` if it has none of its own.
  ///
  /// - Parameter name: the name in the cities' data ("Catalonia").
  package static func spanish(_ name: String) -> String? { byName[name] }

  /// Returns a region's name in the cities' data, by its Spanish name; case and accents do not
  /// matter.
  package static func name(ofSpanish text: String) -> String? { bySpanish[Fold.fold(text)] }

  /// Returns the names in the data of the regions whose Spanish name starts with a text, unsorted.
  package static func names(ofSpanishStart text: String) -> [String] {
    let start = Fold.fold(text)
    return bySpanish.filter { $0.key.hasPrefix(start) }.map(\.value)
  }

  /// The Spanish names by the names in the cities' data.
  package static let byName = Dictionary(
    TextTable.read(catalejo_region_names_bytes(), catalejo_region_names_size()).joined()
      .filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })

  private static let bySpanish = Dictionary(
    byName.map { (Fold.fold($1), $0) }, uniquingKeysWith: min)
}
