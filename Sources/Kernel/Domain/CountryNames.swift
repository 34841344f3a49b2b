import CNames

/// The names of countries by their code (ISO 3166-1 alpha-2 in capitals, or XK for Kosovo).
package enum CountryNames {
  /// Returns the English name of a country; `nil` for an unknown code.
  package static func english(_ code: String) -> String? { byCode[code]?.english }

  /// Returns the name of a country in a language; `nil` for an unknown code.
  package static func name(of code: String, in language: Language) -> String? {
    byCode[code]?[language]
  }

  /// Returns the name of a country in a sentence, with its article ("the United States", "la India");
  /// `nil` for an unknown code.
  ///
  /// CLDR has the bare names, so the table with articles is made by hand.
  package static func phrase(of code: String, in language: Language) -> String? {
    let phrases = NameTable(
      UnsafeRawBufferPointer(
        start: catalejo_country_phrases_bytes(), count: catalejo_country_phrases_size()))
    return phrases.name(of: code, in: language.rawValue) ?? name(of: code, in: language)
  }

  /// Returns the country with an English name, spelt exactly as in CLDR.
  package static func country(called english: String) -> CountryName? { byEnglish[english] }

  /// Returns the names of a country in the languages that are spoken there, as far as they differ from
  /// those in the program's languages: Deutschland, 日本.
  package static func own(_ code: String) -> [String] { ownNames[code] ?? [] }

  /// Every country with a city, by rising code.
  package static let all = countries(inTable: 1)

  /// Every country without a city, by rising code.
  package static let withoutCities = countries(inTable: 2)

  /// The codes of the languages, in the order of a country's names; the first is English.
  private static let languages = tables.first?.first ?? []

  /// The number of fields of a country: its code, and its name in each language.
  fileprivate static let fieldCount = languages.count + 1

  /// The field of each language's name; that of English if the table does not have the language.
  fileprivate static let fields = Language.allCases.map { language in
    (languages.firstIndex(of: language.rawValue) ?? 0) + 1
  }

  /// The tables that `catalejo-data country-names` writes; the names are CLDR's.
  private static let tables = TextTable.read(
    catalejo_country_names_bytes(), catalejo_country_names_size())

  private static func countries(inTable index: Int) -> [CountryName] {
    tables.dropFirst(index).first?.compactMap(CountryName.init) ?? []
  }

  private static let ownNames = Dictionary(
    (tables.dropFirst(3).first ?? []).map { ($0[0], Array($0.dropFirst())) },
    uniquingKeysWith: { first, _ in first })

  private static let byCode = Dictionary(
    (all + withoutCities).map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  private static let byEnglish = Dictionary(
    (all + withoutCities).map { ($0.english, $0) }, uniquingKeysWith: { first, _ in first })
}

/// A country's code and names.
package struct CountryName: Hashable, Sendable {
  /// The code, and the name in each language.
  private let fields: [String]

  fileprivate init?(_ fields: [String]) {
    guard fields.count == CountryNames.fieldCount, fields.count > 1 else { return nil }
    self.fields = fields
  }

  package var code: String { fields[0] }
  package var english: String { fields[1] }

  /// The name in a language; the English one if the table does not have the language.
  package subscript(language: Language) -> String {
    fields[CountryNames.fields[language.index]]
  }
}
