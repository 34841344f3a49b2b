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
