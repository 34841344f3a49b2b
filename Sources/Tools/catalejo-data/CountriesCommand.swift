import Atlas
import Contracts
import Domain
import Foundation
import Geo
import PlaceNames

/// Runs `catalejo-data countries`: builds the embedded countries, in the form that the module
/// Countries reads.
enum CountriesCommand {
  static func run(_ paths: [String]) async throws {
    let countries = try SourceCountry.read(paths[0]).sorted {
      (Fold.fold($0.title), $0.iso) < (Fold.fold($1.title), $1.iso)
    }
    let cities = Dictionary(grouping: try SourceCity.read(paths[1]), by: \.countrycode)
    let atlas = try Atlas(Data(contentsOf: URL(filePath: paths[2])))
    var rows: [[String]] = []
    for country in countries {
      let cities = cities[country.iso, default: []]
      let capital = capital(of: country, among: cities)
      let outline = await atlas.outline(of: country.iso)
      let position =
        outline.flatMap(OutlineMiddle.middle).map(WebMercator.unproject)
        ?? (capital ?? largest(cities)).flatMap(\.position)
      rows.append(row(country, capital: capital, position: position))
    }
    // A tag may say where the language is spoken ("es-PE"); only the language counts.
    let tags = countries.flatMap { list($0.languages) }
    let languages = Set(tags.map { tag in String(tag.prefix { $0 != "-" }) }).sorted()
    let currencies = Set(countries.map(\.currencycode)).subtracting([""]).sorted()
    let shown = Array(paths[4...])
    try SourceFiles.write(
      tables: [
        rows,
        names(of: languages, in: shown) { $0.localizedString(forLanguageCode: $1) },
        names(of: currencies, in: shown) { $0.localizedString(forCurrencyCode: $1) },
      ], paths[3])
  }

  private static func row(
    _ country: SourceCountry, capital: SourceCity?, position: Coordinate?
  ) -> [String] {
    [
      country.iso, country.iso3, String(country.isonumeric), country.capital,
      capital.map { String($0.geonameid) } ?? "",
      country.areakm2 == 0 ? "" : String(country.areakm2), String(country.population),
      country.continentcode, country.currencycode, country.languages,
      country.phone.trimmingCharacters(in: .whitespaces), country.tld,
      list(country.neighbours).sorted().joined(separator: ","),
      position.map { degrees($0.latitude) } ?? "", position.map { degrees($0.longitude) } ?? "",
    ]
  }

  /// Returns the largest of the cities with a name, their own or another.
  private static func capital(
    of country: SourceCountry, among cities: [SourceCity]
  ) -> SourceCity? {
    let name = Fold.fold(country.capital)
    guard !name.isEmpty else { return nil }
    let named = cities.filter { Fold.fold($0.name) == name }
    return largest(named)
      ?? largest(cities.filter { $0.alternatenames.contains { Fold.fold($0) == name } })
  }

  private static func largest(_ cities: [SourceCity]) -> SourceCity? {
    cities.max { $1.isLarger(than: $0) }
  }

  /// Returns the names, except those that the toolchain's CLDR does not have.
  private static func names(
    of codes: [String], in languages: [String], _ name: (Locale, String) -> String?
  ) -> [[String]] {
    NamesCommands.rows(of: codes, in: languages, name).filter { !$0.dropFirst().contains($0[0]) }
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map(String.init)
  }

  /// Returns degrees rounded to some ten metres.
  private static func degrees(_ degrees: Double) -> String {
    String((degrees * 1e4).rounded() / 1e4)
  }
}

extension SourceCountry {
  /// The name that the program has for the country.
  fileprivate var title: String { CountryNames.english(iso) ?? name }
}
