package import Domain

/// The pages of a query.
///
/// Offsets count rows from 0, and pages are numbered from 1.
///
/// No input traps: a sum that would overflow becomes the largest offset, and a page has at least one
/// row.
extension CatalogQuery {
  private var size: Int { max(1, pageSize) }

  /// Returns the query for the page that begins with a row.
  package func at(_ offset: Int) -> Self {
    var query = self
    query.offset = offset
    return query
  }

  /// Returns the query for a page by its number, from 1.
  package func at(page number: Int) -> Self {
    let (offset, overflow) = (max(1, number) - 1).multipliedReportingOverflow(by: size)
    return at(overflow ? .max : offset)
  }

  /// Returns the number of pages for a number of rows.
  package func pages(of count: Int) -> Int {
    count > 0 ? (count - 1) / size + 1 : 0
  }

  /// Returns the same query, or the one for the last page if the offset is past the end of `count`
  /// rows.
  package func within(_ count: Int) -> Self {
    at(min(offset, count > 0 ? (count - 1) / size * size : 0))
  }

  /// Returns the query for the page a number of pages after this one; a negative number goes back.
  ///
  /// - Parameters:
  ///   - pages: the number of pages to turn.
  ///   - count: the number of all rows; `nil` if it is not known.
  /// - Returns: `nil` if there is no such page: it would be before the first row or after the last.
  package func turned(by pages: Int, count: Int?) -> Self? {
    let (step, tooFar) = pages.multipliedReportingOverflow(by: size)
    let (moved, overflow) = offset.addingReportingOverflow(step)
    let turned = tooFar || overflow ? (pages < 0 ? 0 : .max) : max(0, moved)
    if turned == offset { return nil }
    if let count, pages > 0, turned >= count { return nil }
    return at(turned)
  }

  /// Returns the page of another size that has the row `chosen` of this one, and that row's index
  /// there; `nil` if the size is the same.
  package func resized(to size: Int, keeping chosen: Int) -> (query: Self, chosen: Int)? {
    let size = max(1, size)
    guard size != pageSize else { return nil }
    let row = max(0, min(offset, .max - chosen) + chosen)
    var query = at(row / size * size)
    query.pageSize = size
    return (query, row - query.offset)
  }
}

/// The queries that commands make of a query. Each query for other rows starts on the first page.
extension CatalogQuery {
  /// The key under which the restriction to favorites is written as a filter.
  package static let favoriteKey = favoriteWords.english
  package static let favoriteWords = Words("favorite")
  /// The only value of that filter.
  package static let yes = Words("yes")
  package static let favoriteOption = FilterOption(
    favoriteKey, favoriteWords, form: yes, values: { [Term(yes.english)] }, typed: { [yes] })

  package func searching(_ text: String) -> Self {
    changed { $0.search = text }
  }

  /// Adds filters in place of those with the same keys.
  ///
  /// All filters of one key have to hold, and one without a value lifts them.
  package func filtering(_ filters: [Filter]) -> Self {
    changed { query in
      query.filters.removeAll { old in filters.contains { $0.key == old.key } }
      query.filters += filters.filter { !$0.value.isEmpty }
      if filters.contains(where: { $0.key == Self.favoriteKey && $0.value.isEmpty }) {
        query.favoritesOnly = false
      }
    }
  }

  package func sorting(by key: String?) -> Self {
    changed { ($0.sort, $0.origin) = (key, nil) }
  }

  package func restricted(toFavorites: Bool) -> Self {
    changed {
      $0.favoritesOnly = toFavorites
      $0.filters.removeAll { $0.key == Self.favoriteKey }
    }
  }

  /// Returns the query for everything, in the language and with pages as before.
  package func cleared() -> Self {
    var query = Self(pageSize: pageSize, topHits: topHits, isTyped: isTyped)
    (query.language, query.naming) = (language, naming)
    return query
  }

  /// Whether it asks for all rows, whatever their order.
  package var isWhole: Bool { search.isEmpty && filters.isEmpty && !favoritesOnly }

  /// Returns whether both find the same rows in the same order, whichever page they show.
  ///
  /// The restriction to favorites makes no difference: the chosen row stays while others go around it.
  package func isSameSelection(as other: Self) -> Bool {
    search == other.search && filters == other.filters && sort == other.sort
      && origin == other.origin
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var query = at(0)
    change(&query)
    return query
  }
}
