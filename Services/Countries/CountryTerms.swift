import Catalog
import Domain

/// What can be said of many countries at once, in both languages.
enum CountryTerms {
  /// By GeoNames' codes.
  static let continents = Terms(
    "continent",
    [
      "AF": Words("Africa", "África"), "AN": Words("Antarctica", "Antártida"),
      "AS": Words("Asia", "Asia"), "EU": Words("Europe", "Europa"),
      "NA": Words("North America", "Norteamérica"), "OC": Words("Oceania", "Oceanía"),
      "SA": Words("South America", "Sudamérica"),
    ])

  /// By ISO 4217.
  static let currencies = Terms(
    "currency", CountryTable.embedded.currencies,
    example: Words(
      "a code or a name, such as EUR or Euro", "un código o un nombre, como EUR o euro"))

  /// By ISO 639; where a language is spoken is no part of it.
  static let languages = Terms(
    "language", CountryTable.embedded.languages,
    example: Words(
      "a code or a name, such as es or Spanish", "un código o un nombre, como es o español"))

  /// The language of a tag ("es-PE").
  static func language(_ tag: String) -> String { String(tag.prefix { $0 != "-" }) }
}
