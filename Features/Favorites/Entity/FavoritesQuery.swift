import Contracts
import Domain

/// A query for favorites, its keys as the program writes them, in whatever language they were typed.
struct FavoritesQuery {
  let asked: CatalogQuery

  /// - Throws: `unknownSort`.
  init(_ query: CatalogQuery) throws(DataError) {
    var asked = query
    asked.filters = query.filters.map { filter in
      Filter(key: FavoritesFilter.key(of: filter), filter.comparison, value: filter.value)
    }
    asked.sort = try query.sort.map { key throws(DataError) in
      try FavoritesSort(typed: key).rawValue
    }
    self.asked = asked
  }

  /// Returns the favorites that the query asks for, in its order.
  ///
  /// A search finds those with a word that starts with the text, in their title in any language;
  /// both are folded.
  ///
  /// - Parameters:
  ///   - all: all favorites.
  ///   - catalogs: the catalogs that a filter can name; `nil` if it was checked already.
  /// - Throws: `unknownFilter`, `invalidFilter`.
  func rows(
    among all: [Favorite], of catalogs: [CatalogID]? = nil
  ) throws(DataError) -> [Favorite] {
    var rows = all
    for filter in asked.filters {
      let test = try FavoritesFilter.test(filter, of: catalogs, language: asked.language)
      rows = rows.filter(test)
    }
    let text = Fold.fold(asked.search)
    if !text.isEmpty {
      rows = rows.filter { favorite in
        ([favorite.title] + CityNames.names(ofTitle: favorite.title)).contains { title in
          (" " + Fold.fold(title)).contains(" " + text)
        }
      }
    }
    return asked.sort.flatMap(FavoritesSort.init)?.sorted(rows, language: asked.language)
      ?? rows
  }
}

/// An order of favorites; the raw value is its key.
enum FavoritesSort: String, CaseIterable, Sendable {
  /// The order in which they were added; that of the entities opened last begins with the newest.
  case date
  case name
  /// By catalogs, each in the order in which its favorites were added.
  case catalog

  var words: Words {
    switch self {
    case .date: Words("date")
    case .name: Words("name")
    case .catalog: Words("catalog")
    }
  }

  /// Finds an order by its name in either language.
  ///
  /// - Throws: `unknownSort`.
  init(typed: String) throws(DataError) {
    guard let known = Self.allCases.first(where: { $0.words.contain(typed) }) else {
      throw .unknownSort(typed, known: Self.allCases.map(\.words))
    }
    self = known
  }

  fileprivate func sorted(_ favorites: [Favorite], language: Language) -> [Favorite] {
    func key(_ favorite: Favorite) -> String {
      switch self {
      case .date: return ""
      case .catalog:
        let name = favorite.reference.catalog.name
        return Fold.fold(name[language])
      case .name:
        return Fold.fold(CityNames.name(ofTitle: favorite.title, in: language) ?? favorite.title)
      }
    }
    // The keys are compared as bytes, as all folds are; ties stay as they are.
    return favorites.enumerated().map { (Array(key($1).utf8), $0, $1) }
      .sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0.lexicographicallyPrecedes($1.0) }.map(\.2)
  }
}
