import CNames

/// What countries are called, by their code (ISO 3166-1 alpha-2 in capitals, and XK for Kosovo).
package enum CountryNames {
  package static func english(_ code: String) -> String? { byCode[code]?.english }

  package static func spanish(_ code: String) -> String? { byCode[code]?.spanish }

  /// The country with an English name, exactly as CLDR has it.
  package static func country(called english: String) -> CountryName? { byEnglish[english] }

  /// Every country with a city, by rising code.
  package static let all = tables.first ?? []

  /// Those without a city, by rising code.
  package static let withoutCities = tables.dropFirst().first ?? []

  /// As `catalejo-data country-names` writes them; names as in CLDR.
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

/// A country's code and what it is called.
package struct CountryName: Hashable, Sendable {
  package let code: String
  package let english: String
  package let spanish: String
}

/// The Spanish names of cities that have one.
package enum CityNames {
  /// - Parameter title: name and country ("London, GB"); the few namesakes there are in a country are
  ///   spelt alike.
  package static func spanish(ofTitle title: String) -> String? { byTitle[title] }

  /// The Spanish names by the cities' titles, as `catalejo-data city-names` writes them.
  package static let byTitle = Dictionary(
    TextTable.read(catalejo_city_names_bytes(), catalejo_city_names_size()).joined()
      .filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
}

/// The Spanish names of first-level divisions that have one.
///
/// The table is made by hand; no package that the data are built from has these names.
package enum RegionNames {
  /// - Parameter name: as the cities' data have it ("Catalonia").
  package static func spanish(_ name: String) -> String? { byName[name] }

  /// The name that the cities' data have for a region, by its Spanish name, case and accents aside.
  package static func name(ofSpanish text: String) -> String? { bySpanish[Fold.fold(text)] }

  /// The names in the data of the regions whose Spanish name starts so, in no order.
  package static func names(ofSpanishStart text: String) -> [String] {
    let start = Fold.fold(text)
    return bySpanish.filter { $0.key.hasPrefix(start) }.map(\.value)
  }

  package static let byName = Dictionary(
    TextTable.read(catalejo_region_names_bytes(), catalejo_region_names_size()).joined()
      .filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })

  private static let bySpanish = Dictionary(
    byName.map { (Fold.fold($1), $0) }, uniquingKeysWith: min)
}
