import Articles
import Catalog
package import Domain
import Gazetteer
import People
import Pokedex

/// What the options of `catalejo list` take, for the completions of a shell.
package enum ListWords {
  /// `KEY=VALUE` as far as values are known; `KEY=` where only what was fetched tells.
  package static func filters(of catalog: CatalogID) -> [String] {
    let words = keys(of: catalog).flatMap { key in
      let values = values(of: key)
      return values.isEmpty ? [key + "="] : values.map { key + "=" + $0 }
    }
    return words + ["favorite=yes"]
  }

  static func keys(of catalog: CatalogID) -> [String] {
    switch catalog {
    case .cities: ["country"]
    case .people: Person.filterKeys
    case .pokemon: Pokemon.filterKeys
    case .items: PokedexItem.filterKeys
    case .articles: Article.filterKeys
    }
  }

  package static func sortKeys(of catalog: CatalogID) -> [String] {
    switch catalog {
    case .cities: CityOrder.allCases.map(\.rawValue)
    case .people: Person.sortKeys
    case .pokemon: Pokemon.sortKeys
    case .items: PokedexItem.sortKeys
    case .articles: Article.sortKeys
    }
  }

  /// What `--format` can name and `--tsv` prints, in this order: the members of a row's JSON.
  package static func fields(of catalog: CatalogID) -> [String] {
    let own =
      switch catalog {
      case .cities:
        ["name", "country", "latitude", "longitude", "population", "timezone", "matchedName"]
      case .people:
        [
          "picture", "gender", "age", "dateOfBirth", "nationality", "phone", "cell", "street",
          "city", "state", "country", "postcode", "latitude", "longitude", "utcOffset", "email",
        ]
      case .pokemon:
        [
          "number", "name", "types", "species", "flavor", "height", "weight", "abilities", "stats",
          "sprite",
        ]
      case .items: ["name", "category", "cost", "effect", "sprite"]
      case .articles: ["image", "section", "byline", "published", "abstract", "url", "places"]
      }
    return ["id", "title", "favorite"] + own + (catalog == .cities ? [] : ["subtitle"])
  }

  /// What `--kind` takes.
  package static let kinds = ArticleEdition.Kind.allCases.map(\.rawValue)

  /// What `--period` takes.
  package static let periods = ArticleEdition.Period.allCases.map(\.rawValue)

  private static func values(of key: String) -> [String] {
    switch key {
    case "country": CountryNames.all.map(\.code)
    case "type": PokemonTypeNames.english.keys.sorted()
    case "kind": kinds
    case "period": periods
    default: []
    }
  }
}
