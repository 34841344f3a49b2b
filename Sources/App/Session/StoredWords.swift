import Articles
import Catalog
import Cities
import Domain
import Pokedex

/// What Tab offers from the catalogs as they are stored or embedded.
struct StoredWords: CompletionWords {
  /// More than fit a window are not looked at.
  private static let most = 200

  let services: Services

  @concurrent
  func titles(in place: Destination, matching text: String) async -> FoundTitles {
    let catalogs = services.catalogs
    switch place {
    case .list(.people, _): return await titles(of: catalogs.people, text)
    case .list(.pokemon, _): return await titles(of: catalogs.pokemon, text)
    case .list(.items, _): return await titles(of: catalogs.items, text)
    case .list(.articles, _): return await titles(of: catalogs.articles, text)
    case .favorites:
      // Favorites that can't be read have nothing to offer.
      return Self.matching(text, (try? await services.favorites.all())?.map(\.title) ?? [])
    case .list(.cities, _), .home, .detail, .map: return await cities(text)
    }
  }

  @concurrent
  func values(of key: String, in place: Destination) async -> [String] {
    let catalogs = services.catalogs
    guard case .list(let catalog, _) = place else { return [] }
    switch catalog {
    case .cities, .people, .pokemon: return []
    case .items:
      guard key == "category" else { return [] }
      return Self.distinct(await items(of: catalogs.items).compactMap(\.category))
    case .articles:
      guard key == "section" else { return [] }
      var sections: [String] = []
      for kind in ArticleEdition.Kind.allCases {
        for period in ArticleEdition.Period.allCases {
          let filters = [
            Filter(key: "kind", value: kind.rawValue),
            Filter(key: "period", value: period.rawValue),
          ]
          sections += await items(of: catalogs.articles, filters).compactMap(\.section)
        }
      }
      return Self.distinct(sections)
    }
  }

  /// A city's title is what a search of it begins with: the catalog finds them by itself.
  private func cities(_ text: String) async -> FoundTitles {
    let query = CatalogQuery(search: text, limit: Self.most)
    guard let page = try? await services.catalogs.cities.local.page(query) else {
      return FoundTitles()
    }
    let named = page.matches.filter { $0.matchedName == nil }
    return FoundTitles(
      titles: Self.once(named.map(\.item.title)), unlisted: page.total - named.count)
  }

  private func titles<Item: Entity & Summarizable>(
    of source: CatalogSource<Item>, _ text: String
  ) async -> FoundTitles {
    Self.matching(text, await items(of: source, search: text).map(\.summary.title))
  }

  /// All that is stored of a catalog; nothing where it can't be read.
  private func items<Item: Entity>(
    of source: CatalogSource<Item>, _ filters: [Filter] = [], search: String = ""
  ) async -> [Item] {
    let query = CatalogQuery(search: search, filters: filters, limit: .max)
    return (try? await source.local.page(query))?.matches.map(\.item) ?? []
  }

  /// Those that begin with the text; where none does, those with a word that does.
  static func matching(_ text: String, _ titles: [String]) -> FoundTitles {
    let wanted = Array(Fold.bytes(text))
    let folds = titles.map { [0x20] + Fold.bytes($0) }
    func those(_ isWanted: ([UInt8]) -> Bool) -> [String] {
      once(zip(titles, folds).filter { isWanted($0.1) }.map(\.0))
    }
    let beginning = those { $0.dropFirst().starts(with: wanted) }
    let found = beginning.isEmpty ? those { hasWord(beginningWith: wanted, $0) } : beginning
    return FoundTitles(
      titles: Array(found.prefix(most)), unlisted: max(0, found.count - most))
  }

  private static func hasWord(beginningWith wanted: [UInt8], _ fold: [UInt8]) -> Bool {
    fold.indices.contains { fold[$0] == 0x20 && fold[($0 + 1)...].starts(with: wanted) }
  }

  private static func once(_ titles: [String]) -> [String] {
    var seen: Set<String> = []
    return titles.filter { seen.insert($0).inserted }
  }

  private static func distinct(_ values: [String]) -> [String] {
    var byFold: [String: String] = [:]
    for value in values where byFold[Fold.fold(value)] == nil { byFold[Fold.fold(value)] = value }
    return byFold.sorted { $0.key < $1.key }.map(\.value)
  }
}
