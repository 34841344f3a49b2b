package import Domain

/// What the interactor found, before any formatting.
package struct ListAnswer: Hashable, Sendable {
  /// The query as it was understood: `favorite=` as a restriction, `country=` with the country's
  /// code, the offset of the page that is answered.
  package let query: ListQuery
  package let items: [ListItem]
  /// Entities that match by their own name, on all pages.
  package let total: Int
  /// Entities that match only by another name; they come after the others.
  package let alsoKnownTotal: Int
  /// Why the rows could not be marked as favorites; nil where they are.
  package let favoritesError: DataError?

  package init(
    query: ListQuery, items: [ListItem], total: Int, alsoKnownTotal: Int = 0,
    favoritesError: DataError? = nil
  ) {
    self.query = query
    self.items = items
    self.total = total
    self.alsoKnownTotal = alsoKnownTotal
    self.favoritesError = favoritesError
  }
}
