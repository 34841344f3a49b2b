import CData
import Contracts
import Domain

/// The embedded countries: their figures, and the names of languages and currencies.
///
/// `catalejo-data countries` writes three tables: the countries by their names, the languages, and
/// the currencies. ``country(_:)`` reads the fields of a country; the others have a code and its
/// names: the English, the Spanish, and those of further languages.
struct CountryTable: Sendable {
  let countries: [Country]
  private let tables: [[[String]]]

  static let embedded = CountryTable(
    TextTable.read(catalejo_countries_bytes(), catalejo_countries_size()))

  init(_ tables: [[[String]]]) {
    countries = tables.first?.compactMap(Self.country) ?? []
    self.tables = tables
  }

  /// The names of languages by their codes, read anew each time: a list of countries shows none.
  var languages: [String: Words] { Self.names(tables.dropFirst().first) }

  /// The names of currencies by their codes, read anew each time.
  var currencies: [String: Words] { Self.names(tables.dropFirst(2).first) }

  private static func country(_ fields: [String]) -> Country? {
    guard fields.count == 15, let number = Int(fields[2]), let population = Int(fields[6]) else {
      return nil
    }
    let position: Coordinate? =
      if let latitude = Double(fields[13]), let longitude = Double(fields[14]) {
        Coordinate(latitude: latitude, longitude: longitude)
      } else {
        nil
      }
    return Country(
      id: fields[0], iso3: fields[1], number: number, capital: known(fields[3]),
      capitalID: known(fields[4]), area: Int(fields[5]), population: population,
      continent: fields[7], currency: known(fields[8]), languages: list(fields[9]),
      phonePrefix: known(fields[10]), topLevelDomain: known(fields[11]),
      neighbours: list(fields[12]), position: position)
  }

  private static func names(_ lines: [[String]]?) -> [String: Words] {
    var names: [String: Words] = [:]
    for fields in lines ?? [] where fields.count > 1 {
      let texts = zip(Language.allCases, fields.dropFirst())
      names[fields[0]] = Words { language in texts.first { $0.0 == language }?.1 ?? fields[1] }
    }
    return names
  }

  private static func known(_ field: String) -> String? { field.isEmpty ? nil : field }

  private static func list(_ field: String) -> [String] {
    field.split(separator: ",").map(String.init)
  }
}

/// The values that countries share, in each language.
enum CountryTerms {
  /// The continents by GeoNames' codes.
  static let continents = Terms(
    "continent",
    [
      "AF": Words("Africa"), "AN": Words("Antarctica"),
      "AS": Words("Asia"), "EU": Words("Europe"),
      "NA": Words("North America"), "OC": Words("Oceania"),
      "SA": Words("South America"),
    ],
    hues: [
      "AF": .orange, "AN": .gray, "AS": .red, "EU": .blue, "NA": .green, "OC": .teal, "SA": .yellow,
    ])

  /// The currencies by ISO 4217.
  static let currencies = Terms(
    "currency", CountryTable.embedded.currencies,
    example: Words("a code or a name, such as EUR or Euro"))

  /// The languages by ISO 639, without the regions of tags.
  static let languages = Terms(
    "language", CountryTable.embedded.languages,
    example: Words("a code or a name, such as es or Spanish"))

  /// Returns the language of a tag ("es-PE").
  static func language(_ tag: String) -> String { String(tag.prefix { $0 != "-" }) }
}
