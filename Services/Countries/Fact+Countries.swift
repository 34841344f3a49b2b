import Catalog
import Domain

extension Fact {
  /// - Parameter number: 0 where it has none: Kosovo's codes are not of ISO 3166-1.
  static func codes(_ iso2: String, _ iso3: String, _ number: Int) -> Fact {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    let codes = [iso2, iso3] + (number == 0 ? [] : [padded])
    return Fact(
      "iso3", Words("Codes", "Códigos"), .text(iso3, shown: codes.joined(separator: ", ")))
  }

  /// - Parameters:
  ///   - country: its code.
  ///   - city: nil where no embedded city is the capital.
  static func capital(_ name: String?, of country: String, _ city: Reference?) -> Fact {
    let link = name.map { name in
      let spanish = CityNames.spanish(ofTitle: "\(name), \(country)") ?? name
      return EntityLink(Words(name, spanish), to: city)
    }
    return Fact("capital", Words("Capital", "Capital"), .entity(link))
  }

  static func area(_ area: Int?) -> Fact {
    Fact("area", Words("Area", "Superficie"), .amount(area, unit: "km²"))
  }

  static func density(_ density: Double?) -> Fact {
    Fact("density", Words("Density", "Densidad"), .quantity(density, unit: "/km²"))
  }

  static func continent(_ code: String) -> Fact {
    Fact("continent", Words("Continent", "Continente"), .term(CountryTerms.continents[code]))
  }

  static func currency(_ code: String?) -> Fact {
    Fact(
      "currency", Words("Currency", "Moneda"), .term(code.map { CountryTerms.currencies[$0] }))
  }

  static func languages(_ tags: [String]) -> Fact {
    let terms = tags.map { Term($0, CountryTerms.languages[CountryTerms.language($0)].words) }
    return Fact("languages", Words("Languages", "Idiomas"), .terms(terms))
  }

  static func phonePrefix(_ prefix: String?) -> Fact {
    Fact("phonePrefix", Words("Phone prefix", "Prefijo telefónico"), .term(prefix.map { Term($0) }))
  }

  static func topLevelDomain(_ domain: String?) -> Fact {
    Fact("tld", Words("Internet domain", "Dominio de internet"), .term(domain.map { Term($0) }))
  }

  static func neighbours(_ codes: [String]) -> Fact {
    let countries = codes.map { code in
      EntityLink(
        Words(CountryNames.english(code) ?? code, CountryNames.spanish(code) ?? code),
        to: Reference(Country.catalog, code))
    }
    return Fact("neighbours", Words("Neighbours", "Países vecinos"), .entities(countries))
  }
}

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
