import Cities
package import Contracts
package import Domain
package import Storage

/// A country or territory of ISO 3166-1, or Kosovo.
package struct Country: Entity, Summarizable, Describable, Outlined, Codable {
  package static let catalog = CatalogID("countries", name: Words("countries"))

  /// The code of ISO 3166-1 alpha-2, or XK for Kosovo.
  package let id: String
  /// The code of ISO 3166-1 alpha-3.
  package let iso3: String
  /// The number of ISO 3166-1.
  package let number: Int
  /// `nil` if it has no capital.
  package let capital: String?
  /// The GeoNames id of its capital; `nil` if no embedded city is the capital.
  package let capitalID: String?
  /// The area in square kilometres; `nil` if it is less than half of one.
  package let area: Int?
  /// The number of inhabitants.
  package let population: Int
  /// GeoNames' code ("SA").
  package let continent: String
  /// The code of ISO 4217; `nil` if it uses no currency.
  package let currency: String?
  /// The tags of GeoNames ("es-PE"), the most spoken language first.
  package let languages: [String]
  /// The international prefix of telephone numbers.
  package let phonePrefix: String?
  /// The top-level domain (".pe").
  package let topLevelDomain: String?
  /// The codes of the countries that border on it.
  package let neighbours: [String]
  /// The middle of its outline, or else the position of its capital or of its largest city; `nil` if
  /// it has none of these.
  package let position: Coordinate?

  /// The English name.
  package var name: String { CountryNames.english(id) ?? id }

  package var countryCode: String { id }

  package var capitalReference: Reference? { capitalID.map { Reference(City.catalog, $0) } }

  /// The inhabitants of a square kilometre, to the hundredth.
  package var density: Double? {
    area.map { (Double(population) / Double($0) * 100).rounded() / 100 }
  }

  package var summary: Summary {
    Summary(
      title: name, position: position,
      facts: [.countryName(name), capitalFact, .population(population)])
  }

  package func fact(sortedBy key: String) -> Fact? {
    switch CountryOrder(rawValue: key) {
    case .area: .area(area)
    case .density: .density(density)
    case .name, .population, nil: nil
    }
  }

  package var facts: [Fact] {
    // Kosovo's codes are not in ISO 3166-1, so it has no number.
    let digits = number == 0 ? nil : String("00\(number)".suffix(3))
    let codes = [id, iso3, digits].compactMap(\.self).joined(separator: ", ")
    let borders = neighbours.map { code in
      EntityLink(
        Words { CountryNames.name(of: code, in: $0) ?? code },
        to: Reference(Self.catalog, code))
    }
    return [
      .countryName(name), Fact("iso3", Words("Codes"), .text(iso3, shown: codes)),
      capitalFact, .area(area), .population(population), .density(density),
      Fact(
        "continent", Words("Continent"),
        .term(CountryTerms.continents[continent])),
      Fact(
        "currency", Words("Currency"),
        .term(currency.map { CountryTerms.currencies[$0] })),
      Fact(
        "languages", Words("Languages"),
        .terms(
          languages.map { Term($0, CountryTerms.languages[CountryTerms.language($0)].words) })),
      Fact(
        "phonePrefix", Words("Phone prefix"),
        .term(phonePrefix.map { Term($0) })),
      Fact(
        "tld", Words("Internet domain"),
        .term(topLevelDomain.map { Term($0) })),
      Fact("neighbours", Words("Neighbours"), .entities(borders)),
      .position(position),
    ]
  }

  fileprivate func capital(in language: Language) -> String? {
    capital.flatMap { name in
      // Some capitals have the name of their country.
      CityNames.name(ofTitle: "\(name), \(id)", in: language)
        ?? (name == self.name ? CountryNames.name(of: id, in: language) : nil)
    }
  }

  private var capitalFact: Fact {
    let link = capital.map { name in
      EntityLink(Words { $0 == .english ? name : capital(in: $0) ?? name }, to: capitalReference)
    }
    return Fact("capital", Words("Capital"), .entity(link))
  }
}

extension Fact {
  fileprivate static func area(_ area: Int?) -> Fact {
    Fact("area", Words("Area"), .amount(area, unit: "km²"))
  }

  fileprivate static func density(_ density: Double?) -> Fact {
    Fact("density", Words("Density"), .quantity(density, unit: Words("/km²", context: "unit")))
  }
}

extension Country: StoredEntity {
  static let embedded = EmbeddedItems(CountryTable.embedded.countries)
  package static let filters = Countries.description.filters
  package static let sortKeys = Countries.description.sortKeys
  package static func order(_ key: String?, in language: Language) -> String? {
    language == .english ? key : key ?? NameOrder.key(language)
  }

  /// Figures are sorted from the highest to the lowest; unknown ones come last.
  package func sortKey(for key: String) -> SortKey {
    if let language = NameOrder.language(key) {
      return .text(CountryNames.name(of: id, in: language) ?? name)
    }
    return switch CountryOrder(rawValue: key) {
    case .population: .highest(population)
    case .area: .highest(area)
    case .density: .highest(density.map { Int($0 * 100) })
    case .name, nil: .text(name)
    }
  }

  package var searchedTexts: [String] {
    Language.allCases.compactMap { CountryNames.name(of: id, in: $0) } + CountryNames.own(id)
      + [capital ?? "", id, iso3]
  }

  package var searchedNames: [String] { CountryLookup.names(of: id) }

  /// More than all its inhabitants, so that it comes before a city that is all of it: Singapore.
  package var nameWeight: Int { 2 * population }

  package func number(for key: String) -> Double? {
    switch key {
    case "population": population > 0 ? Double(population) : nil
    case "area": area.map(Double.init)
    case "density": density
    case "latitude": position?.latitude
    case "longitude": position?.longitude
    default: nil
    }
  }

  package static func test(_ filter: Filter) throws(DataError) -> @Sendable (Self) -> Bool {
    switch filter.key {
    case "continent":
      let names = try CountryTerms.continents.names(of: filter)
      return { names.contains($0.continent) }
    case "currency":
      let names = try CountryTerms.currencies.names(of: filter)
      return { names.contains($0.currency ?? "") }
    case "language":
      // Only the language counts here, also of a tag in JSON ("es-PE").
      let names = try CountryTerms.languages.names(
        of: Filter(key: filter.key, value: CountryTerms.language(filter.value)))
      return { $0.languages.contains { names.contains(CountryTerms.language($0)) } }
    case "neighbour":
      let code = try CountryLookup.code(of: filter)
      return { $0.neighbours.contains(code) }
    case "capital":
      return isValue(of: filter) { country in
        [country.capital] + Language.others.map(country.capital(in:))
      }
    case "phoneprefix": return isValue(of: filter) { [$0.phonePrefix] }
    default: return isValue(of: filter) { [$0.topLevelDomain] }
    }
  }
}

/// The orders of countries, the catalog's own first.
enum CountryOrder: String, CaseIterable {
  case name, population, area, density

  var words: Words {
    switch self {
    case .name: Words("name")
    case .population: Words("population")
    case .area: Words("area")
    case .density: Words("density")
    }
  }
}
