package import Contracts
package import Domain

/// The rows that the interactor found, before any formatting.
package struct ListAnswer: Hashable, Sendable {
  /// The query as it was understood: `favorite=` as a restriction, `country=` with the country's
  /// code, the offset of the page that is answered.
  package let query: ListQuery
  /// The part of the search that names were found by, if its end named a country or a state.
  var name: String?
  package var items: [ListItem] = []
  /// The number of items, from the first, that the search most likely means.
  package var topHits = 0
  /// Whether nothing was found and the items are suggestions, which no total counts.
  package var areSuggestions = false
  /// Entities that match by their own name, on all pages.
  package var total = 0
  /// Entities that match only by another name; they come after the others.
  package var alternateTotal = 0
  /// Why the rows could not be marked as favorites; `nil` if they are marked.
  package var favoritesError: DataError?
  /// The source of the rows; `fresh` if the service answered in this call.
  package var provenance = Provenance.embedded
  /// How many entries of the service can't be used; 0 if it was not asked.
  package var skipped = 0
  /// How many stored rows can't be read.
  package var unreadable = 0
  /// The number of entities whose names in the language are stored; `nil` if all are.
  package var names: NameCount?
  /// Whether names of its own rows are missing.
  var lacksNames = false
  /// Whether the service was asked for all, however young the stored rows were.
  package var isRefreshed = false
}

extension ListAnswer {
  /// An answer without anything found.
  package init(_ query: ListQuery) {
    self.init(query: query)
  }
}

/// One entity of a list, whatever its catalog.
package struct ListItem: Hashable, Sendable {
  package let reference: Reference
  package let summary: Summary
  package var isFavorite = false
  /// Whether it is often opened, if the query asks for that.
  package var isFrequent = false
  /// The other name it was found by, if its title does not match.
  package var matchedName: String?
  /// The fact it is sorted by, if its summary does not have it.
  package var sortedBy: Fact?
  /// All its facts, if the query wants them.
  package var facts: [Fact] = []
}

extension ListAnswer {
  /// All matches.
  var count: Int { total + alternateTotal }

  /// Whether there is something to show, even if only that nothing is there; false before the first fetch.
  var isCached: Bool {
    provenance.fetchedAt != nil || provenance.state == .embedded || !items.isEmpty
  }

  /// Whether a service may have more: nothing was ever fetched, the page reaches the last stored row, or
  /// names of its rows are missing.
  ///
  /// A notice does not wait for names.
  func isOpen(beside notice: ListNotice?) -> Bool {
    if lacksNames, notice == nil { return true }
    let isAtEnd = query.offset + items.count >= count
    return !isCached || query.search.isEmpty && isAtEnd
  }

  /// The count of missing names that a search or a refresh reports; `nil` if there is nothing to report.
  package var missingNames: NameCount? {
    guard let names, names.missing > 0, isRefreshed || !query.search.isEmpty else { return nil }
    return names
  }

  /// Whether nothing was found.
  package var isNothing: Bool {
    query.findsNothing(rows: items.count, of: count, areSuggestions: areSuggestions)
  }

  /// The notice beside the rows.
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
