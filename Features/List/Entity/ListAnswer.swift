package import Catalog
package import Domain

/// What the interactor found, before any formatting.
package struct ListAnswer: Hashable, Sendable {
  /// The query as it was understood: `favorite=` as a restriction, `country=` with the country's
  /// code, the offset of the page that is answered.
  package let query: ListQuery
  /// The text the names were found by: the query's, or what is before the country or state it ends
  /// with.
  package let search: String
  package let items: [ListItem]
  /// How many items, the first, are what the search most likely means.
  package let topHits: Int
  /// Whether nothing was found, and the items are what may be meant; no total counts them.
  package let areGuesses: Bool
  /// Entities that match by their own name, on all pages.
  package let total: Int
  /// Entities that match only by another name; they come after the others.
  package let alsoKnownTotal: Int
  /// Why the rows could not be marked as favorites; nil where they are.
  package let favoritesError: DataError?
  /// Where the rows come from; `fresh` where the service answered in this call.
  package var provenance: Provenance
  /// How many entries the service had that can't be used; 0 where it was not asked.
  package var skipped: Int

  package init(
    query: ListQuery, search: String? = nil, items: [ListItem], topHits: Int = 0,
    areGuesses: Bool = false, total: Int, alsoKnownTotal: Int = 0,
    favoritesError: DataError? = nil, provenance: Provenance = .embedded, skipped: Int = 0
  ) {
    self.query = query
    self.search = search ?? query.search
    self.items = items
    self.topHits = topHits
    self.areGuesses = areGuesses
    self.total = total
    self.alsoKnownTotal = alsoKnownTotal
    self.favoritesError = favoritesError
    self.provenance = provenance
    self.skipped = skipped
  }
}

/// One entity of a list, whatever its catalog.
package struct ListItem: Hashable, Sendable {
  package let reference: Reference
  package let summary: Summary
  package var isFavorite = false
  /// The other name it was found by, where its title does not match.
  package var matchedName: String?
  /// What it is sorted by, where its summary does not say it.
  package var sortedBy: Fact?
  /// All that is known of it, where the query wants that.
  package var facts: [Fact] = []
}

extension ListAnswer {
  /// Whether there is something to show, were it that there is nothing: not so before the first
  /// fetch.
  var isHeld: Bool {
    provenance.fetchedAt != nil || provenance.state == .embedded || !items.isEmpty
  }

  /// Whether a service may have more: nothing was ever fetched, or the page reaches the last row held.
  var isOpen: Bool {
    let isAtEnd = query.offset + items.count >= total + alsoKnownTotal
    return !isHeld || query.search.isEmpty && isAtEnd
  }

  /// Whether there is nothing of what was asked for: guesses are something else, and where no row
  /// was asked for, the total counts.
  package var isNothing: Bool {
    areGuesses || query.pageSize == 0 ? total + alsoKnownTotal == 0 : items.isEmpty
  }

  /// What is to be said beside the rows.
  var notice: ListNotice? {
    if let favoritesError { return .unstarred(favoritesError) }
    return skipped > 0 ? .skipped(skipped) : nil
  }

  /// The same answer, its service having been asked just now, which had entries that can't be used.
  func confirmed(skipping skipped: Int) -> ListAnswer {
    var answer = self
    answer.provenance = provenance.confirmed
    answer.skipped = skipped
    return answer
  }
}
