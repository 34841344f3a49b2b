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

  package init(
    search: String = "", filters: [Filter] = [], sort: String? = nil, ids: Set<String>? = nil,
    offset: Int = 0, limit: Int
  ) {
    self.search = search
    self.filters = filters
    self.sort = sort
    self.ids = ids
    self.offset = offset
    self.limit = limit
  }

  /// Whether it may leave out entities, whatever the page.
  var isSelective: Bool {
    ids != nil || !filters.isEmpty || !SearchWords(search).isEmpty
  }
}
