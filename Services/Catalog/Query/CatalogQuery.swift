package import Domain

/// What to show of a catalog.
package struct CatalogQuery: Hashable, Sendable {
  /// As typed; the catalog folds it.
  package var search: String
  /// All must hold; keys are those of the catalog's `filterKeys`.
  package var filters: [Filter]
  /// One of the catalog's `sortKeys`; nil is the catalog's own order.
  package var sort: String?
  /// Only these ids; nil is all.
  package var ids: Set<String>?
  package var offset: Int
  package var limit: Int
  /// How many of what a search most likely means come first, taken out of the rows below them.
  ///
  /// Only in the catalog's own order; a catalog need not have any.
  package var topHits: Int
  /// Whether the end of the search may name a country or an American state, where nothing is found
  /// otherwise.
  package var readsAreas: Bool
  /// Whether what only an entity's own answer says is wanted too, as far as it is held.
  package var hasDetails: Bool
  /// How many rows the parts should have; nil is as many as the page needs.
  package var reach: Int?

  package init(
    search: String = "", filters: [Filter] = [], sort: String? = nil, ids: Set<String>? = nil,
    offset: Int = 0, limit: Int, topHits: Int = 0, readsAreas: Bool = false,
    hasDetails: Bool = false, reach: Int? = nil
  ) {
    self.search = search
    self.filters = filters
    self.sort = sort
    self.ids = ids
    self.offset = offset
    self.limit = limit
    self.topHits = topHits
    self.readsAreas = readsAreas
    self.hasDetails = hasDetails
    self.reach = reach
  }

  /// How many rows the parts should have.
  package var end: Int {
    let (sum, overflow) = max(0, offset).addingReportingOverflow(max(0, limit))
    return reach ?? (overflow ? .max : sum)
  }

  /// Whether it may leave out entities, whatever the page.
  var isSelective: Bool {
    ids != nil || !filters.isEmpty || !SearchWords(search).isEmpty
  }
}
