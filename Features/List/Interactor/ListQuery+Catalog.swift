import Contracts
import Domain

extension ListQuery {
  /// The query with `favorite=yes` turned into the restriction, with countries by their codes, where
  /// they are known, and with keys as the catalog writes them, in whatever language they were typed.
  ///
  /// - Parameters:
  ///   - sortKeys: those of the catalog; any other key stays as it was typed.
  ///   - catalog: knows the names of its keys.
  /// - Throws: `invalidFilter` for any other value of `favorite`.
  func normalized(
    _ sortKeys: [String], _ catalog: CatalogDescription?
  ) throws(DataError) -> ListQuery {
    var understood = self
    understood.sort = sort.map { typed in
      let key = (catalog?.sortKey(typed) ?? typed).lowercased()
      return sortKeys.contains(key) ? key : typed
    }
    understood.filters = []
    for filter in filters {
      if Self.favoriteWords.contain(filter.key) {
        guard Self.yes.contain(filter.value) else {
          throw .invalidFilter(key: filter.key, value: filter.value, known: [Self.yes])
        }
        understood.favoritesOnly = true
        continue
      }
      let key = catalog?.filterKey(filter.typedKey) ?? filter.typedKey
      let code = key.lowercased() == Filter.countryKey ? CountryLookup.code(for: filter.value) : nil
      understood.filters.append(Filter(key: key, value: code ?? filter.value))
    }
    return understood
  }

  /// The question for the catalog.
  ///
  /// A search for marks and punctuation alone would find everything, so it finds nothing. The search of a
  /// person has top hits, unless the rows are sorted or favorites, and may name a country or a state at
  /// its end. A script, which counts on offsets, gets exactly the rows it asked for.
  ///
  /// - Parameters:
  ///   - ids: those of the favorites, if only they are wanted.
  ///   - reach: how many rows the parts should have; `nil` is as many as the page needs.
  ///   - namesAll: whether names of more than the page are wanted, if any are.
  func asked(only ids: Set<String>?, reach: Int? = nil, namesAll: Bool = false) -> CatalogQuery {
    let isRanked = hasTopHits && isTyped && sort == nil && !favoritesOnly && !search.isEmpty
    var query = CatalogQuery(
      search: search, filters: filters, sort: sort, ids: hasNoLetters ? [] : ids, offset: offset,
      limit: pageSize, topHits: isRanked ? Self.topHits : 0, readsAreas: isTyped,
      hasDetails: hasFacts)
    query.reach = reach
    query.isInSpanish = isInSpanish
    query.naming = !wantsNames ? .none : namesAll ? .ofAll : .ofPage
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

  /// As many suggestions as are of use, and as fit beside the line that announces them.
  func suggestionsQuery(only ids: Set<String>?) -> CatalogQuery {
    var query = asked(only: ids)
    (query.offset, query.limit) = (0, min(5, max(1, pageSize - 1)))
    return query
  }

  /// As many rows as may be meant most.
  static let topHits = 3

  /// Whether the search has characters, but none that a fold keeps.
  private var hasNoLetters: Bool {
    Fold.bytes(search).isEmpty && !search.allSatisfy(\.isWhitespace)
  }
}
