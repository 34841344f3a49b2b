package import Contracts
package import Domain

/// What the interactor found, before any formatting.
package struct ListAnswer: Hashable, Sendable {
  /// The query as it was understood: `favorite=` as a restriction, `country=` with the country's
  /// code, the offset of the page that is answered.
  package let query: ListQuery
  /// The part of the search that names were found by, where its end named a country or a state.
  var name: String?
  package var items: [ListItem] = []
  /// How many items, the first, are what the search most likely means.
  package var topHits = 0
  /// Whether nothing was found and the items are suggestions, which no total counts.
  package var areSuggestions = false
  /// Entities that match by their own name, on all pages.
  package var total = 0
  /// Entities that match only by another name; they come after the others.
  package var alternateTotal = 0
  /// Why the rows could not be marked as favorites; nil where they are.
  package var favoritesError: DataError?
  /// Where the rows come from; `fresh` where the service answered in this call.
  package var provenance = Provenance.embedded
  /// How many entries the service had that can't be used; 0 where it was not asked.
  package var skipped = 0
  /// How many stored rows can't be read.
  package var unreadable = 0
  /// Of how many of the catalog's entities the names in the language are held; `nil` where the list has
  /// them all.
  package var names: NameCount?
  /// Whether names of its own rows are missing.
  var lacksNames = false
  /// Whether its service was asked for all, however young what is held was.
  package var isRefreshed = false
}

extension ListAnswer {
  /// That nothing was found.
  package init(_ query: ListQuery) {
    self.init(query: query)
  }
}

/// One entity of a list, whatever its catalog.
package struct ListItem: Hashable, Sendable {
  package let reference: Reference
  package let summary: Summary
  package var isFavorite = false
  /// Whether it is often opened, where the query asks for that.
  package var isFrequent = false
  /// The other name it was found by, where its title does not match.
  package var matchedName: String?
  /// What it is sorted by, where its summary does not say it.
  package var sortedBy: Fact?
  /// All that is known of it, where the query wants that.
  package var facts: [Fact] = []
}

extension ListAnswer {
  /// All matches.
  var count: Int { total + alternateTotal }

  /// Whether there is something to show, even if it is only that there is nothing; false before the
  /// first fetch.
  var isCached: Bool {
    provenance.fetchedAt != nil || provenance.state == .embedded || !items.isEmpty
  }

  /// Whether a service may have more: nothing was ever fetched, the page reaches the last row held, or
  /// names of its rows are missing, which a notice does not wait for.
  func isOpen(beside notice: ListNotice?) -> Bool {
    if lacksNames, notice == nil { return true }
    let isAtEnd = query.offset + items.count >= count
    return !isCached || query.search.isEmpty && isAtEnd
  }

  /// What a search, or a refresh, has to say of names that are not held; `nil` where it has nothing to.
  package var missingNames: NameCount? {
    guard let names, names.missing > 0, isRefreshed || !query.search.isEmpty else { return nil }
    return names
  }

  /// Whether the answer has nothing that was asked for.
  package var isNothing: Bool {
    query.findsNothing(rows: items.count, of: count, areSuggestions: areSuggestions)
  }

  /// What is to be said beside the rows.
  var notice: ListNotice? {
    if let favoritesError { return .unstarred(favoritesError) }
    if unreadable > 0 { return .unreadable(unreadable) }
    if skipped > 0 { return .skipped(skipped) }
    return missingNames.map { .unnamed($0, isRefreshed: isRefreshed) }
  }

  /// The same answer after its service was asked just now.
  ///
  /// - Parameter skipped: how many of the service's entries can't be used.
  func confirmed(skipping skipped: Int) -> ListAnswer {
    var answer = self
    answer.provenance = provenance.confirmed
    answer.skipped = skipped
    return answer
  }
}
