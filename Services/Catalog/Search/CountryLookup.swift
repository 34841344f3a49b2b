import Domain

/// Finds the country a person means.
package enum CountryLookup {
  /// Returns the code, in capitals, of a country given by code, English or Spanish name or a common
  /// short name; nil for what nobody knows.
  ///
  /// Case, accents and punctuation do not matter. A known country need not have a city in any
  /// catalog.
  package static func code(for text: String) -> String? { codes[Fold.fold(text)] }

  /// Names people use that are not the ones of CLDR.
  private static let synonyms = [
    "america": "US", "usa": "US", "eeuu": "US", "ee uu": "US", "estados unidos de america": "US",
    "united states of america": "US", "uk": "GB", "great britain": "GB", "gran bretana": "GB",
    "england": "GB", "inglaterra": "GB", "holland": "NL", "holanda": "NL", "czech republic": "CZ",
    "republica checa": "CZ", "uae": "AE", "eau": "AE", "burma": "MM", "birmania": "MM",
    "turkey": "TR", "swaziland": "SZ", "suazilandia": "SZ", "ivory coast": "CI", "drc": "CD",
    "cape verde": "CV", "macedonia": "MK", "east timor": "TL", "vatican": "VA", "vaticano": "VA",
    "hong kong": "HK", "macau": "MO", "macao": "MO", "palestine": "PS", "palestina": "PS",
  ]

  private static let codes: [String: String] = {
    var codes = synonyms
    for country in CountryNames.all {
      codes[Fold.fold(country.english)] = country.code
      codes[Fold.fold(country.english.replacing("&", with: "and"))] = country.code
      codes[Fold.fold(country.spanish)] = country.code
    }
    // A code wins over any name that folds like it.
    for country in CountryNames.all { codes[Fold.fold(country.code)] = country.code }
    return codes
  }()
}
