import Articles
import Domain
import Localization

/// What Tab offers for the filters of a catalog's list, in a language.
struct FilterWords {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// By the filters' keys.
  func values(of catalog: CatalogID) -> [String: [String]] {
    switch catalog {
    case .cities, .people: ["country": countries]
    case .pokemon: ["type": types]
    case .items: [:]
    case .articles:
      [
        "kind": ArticleEdition.Kind.allCases.map(\.rawValue),
        "period": ArticleEdition.Period.allCases.map(\.rawValue),
      ]
    }
  }

  /// Codes, and names in the user's language.
  private var countries: [String] {
    let countries = CountryNames.all
    let names = countries.map { language == .spanish ? $0.spanish : $0.english }
    return countries.map(\.code) + names.sorted()
  }

  private var types: [String] {
    let names = language == .spanish ? PokemonTypeNames.spanish : PokemonTypeNames.english
    return names.values.map { $0.lowercased() }.sorted()
  }
}
