import CNames

/// What countries are called, by their code (ISO 3166-1 alpha-2 in capitals, and XK for Kosovo).
package enum CountryNames {
  package static func english(_ code: String) -> String? { byCode[code]?.english }

  package static func spanish(_ code: String) -> String? { byCode[code]?.spanish }

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
}

/// A country's code and what it is called.
package struct CountryName: Hashable, Sendable {
  package let code: String
  package let english: String
  package let spanish: String
}

/// What large cities are called in Spanish, where that is not their name.
package enum CityNames {
  /// - Parameter title: name and country ("London, GB"); the few namesakes there are in a country are
  ///   spelt alike.
  package static func spanish(ofTitle title: String) -> String? { byTitle[title] }

  /// The Spanish names by the cities' titles, as `catalejo-data city-names` writes them.
  package static let byTitle = Dictionary(
    TextTable.read(catalejo_city_names_bytes(), catalejo_city_names_size()).joined()
      .filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
}
