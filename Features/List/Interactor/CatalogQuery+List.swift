import Contracts
import Domain

extension CatalogQuery {
  /// The query with `favorite=yes` turned into the restriction, with countries by their codes, where
  /// they are known, and with keys as the catalog writes them, in whatever language they were typed.
  ///
  /// - Parameters:
  ///   - sortKeys: those of the catalog; any other key stays as it was typed.
  ///   - catalog: knows the names of its keys.
  /// - Throws: `invalidFilter` for any other value of `favorite`.
  func normalized(
    _ sortKeys: [String], _ catalog: CatalogDescription?
  ) throws(DataError) -> CatalogQuery {
    var understood = self
    understood.sort = sort.map { typed in
      let key = (catalog?.sort(typed).key ?? typed).lowercased()
      return sortKeys.contains(key) ? key : typed
    }
    understood.filters = []
    for filter in filters {
      if Self.favoriteWords.contain(filter.key) {
        guard filter.comparison == .equal, Self.yes.contain(filter.value) else {
          throw .invalidFilter(key: filter.key, value: filter.value, known: [Self.yes])
        }
        understood.favoritesOnly = true
        continue
      }
      let key = catalog?.filterKey(filter.typedKey) ?? filter.typedKey
      let code = key.lowercased() == Filter.countryKey ? CountryLookup.code(for: filter.value) : nil
      understood.filters.append(Filter(key: key, filter.comparison, value: code ?? filter.value))
    }
    return understood
  }

  /// The query as the catalog answers it.
  ///
  /// A search for marks and punctuation alone would find everything, so it finds nothing. Rows that are sorted,
  /// or favorites, have no top hits.
  ///
  /// - Parameters:
  ///   - only: the ids of the favorites, if only they are wanted; `nil` leaves the query's.
  ///   - catalog: says whether its rows are places, whose facts rows show.
  func asked(only: Set<String>?, of catalog: CatalogDescription? = nil) -> CatalogQuery {
    var query = self
    query.ids = hasNoLetters ? [] : only ?? ids
    query.hasFacts = hasFacts || catalog?.arePlaces == true
    if favoritesOnly || sort != nil { query.topHits = 0 }
    return query
  }

  /// How many rows its parts should have: one more than the page, so that the next page is fetched
  /// before it is needed.
  ///
  /// - Parameter count: the rows there are; a page far behind them makes the list grow by one page.
  /// - Returns: `nil` if the rows of the page are enough.
  func reach(in count: Int = .max) -> Int? {
    guard isTyped else { return nil }
    let (sum, overflow) = min(offset, count).addingReportingOverflow(min(pageSize, .max - 1) + 1)
    return overflow ? .max : sum
  }

  /// The largest number of rows that come first because they are often opened.
  static let mostFrequent = 3

  /// Whether the search has characters, but none that a fold keeps.
  private var hasNoLetters: Bool {
    Fold.bytes(search).isEmpty && !search.allSatisfy(\.isWhitespace)
  }
}
