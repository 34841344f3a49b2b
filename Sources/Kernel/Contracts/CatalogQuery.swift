package import Domain

/// The question which rows of a catalog to show.
package struct CatalogQuery: Hashable, Sendable {
  /// The search as it was typed; the catalog folds it.
  package var search: String
  /// The filters, with keys of the catalog's `filterKeys`; a row has to pass all of them.
  package var filters: [Filter]
  /// One of the catalog's `sortKeys`; `nil` is the catalog's own order.
  package var sort: String?
  /// The only ids to find; `nil` finds all.
  package var ids: Set<String>?
  /// The number of rows to skip.
  package var offset: Int
  /// The largest number of rows to return.
  package var limit: Int
  /// The number of top hits, the likeliest meanings of the search, to put before the other rows.
  ///
  /// They come only in the catalog's own order; a catalog need not have any.
  package var topHits: Int
  /// Whether the end of the search may name a country or an American state, if nothing is found
  /// otherwise.
  package var readsAreas: Bool
  /// Whether the search is a whole name: only entities that have exactly this name, in any language,
  /// are found, rather than all whose names begin with it.
  ///
  /// A catalog that searches words may ignore it.
  package var isWholeName: Bool
  /// Whether facts from an entity's own answer are wanted too, as far as they are cached.
  package var hasDetails: Bool
  /// The number of rows that the parts should have; `nil` is as many as the page needs.
  package var reach: Int?
  /// Whether an order by names is the order of the Spanish names.
  package var isInSpanish = false
  /// The entities whose names in other languages are wanted, if the list has only English ones.
  package var naming = Naming.none

  /// A choice among the entities that a query finds.
  package enum Naming: Hashable, Sendable {
    case none, ofPage, ofAll
  }

  package init(
    search: String = "", filters: [Filter] = [], sort: String? = nil, ids: Set<String>? = nil,
    offset: Int = 0, limit: Int, topHits: Int = 0, readsAreas: Bool = false,
    isWholeName: Bool = false, hasDetails: Bool = false, reach: Int? = nil
  ) {
    self.search = search
    self.filters = filters
    self.sort = sort
    self.ids = ids
    self.offset = offset
    self.limit = limit
    self.topHits = topHits
    self.readsAreas = readsAreas
    self.isWholeName = isWholeName
    self.hasDetails = hasDetails
    self.reach = reach
  }

  /// The number of rows that the parts should have.
  package var end: Int {
    let (sum, overflow) = max(0, offset).addingReportingOverflow(max(0, limit))
    return reach ?? (overflow ? .max : sum)
  }
}

/// One page of a catalog's answer.
package struct CatalogPage<Item: Entity>: Hashable, Sendable {
  /// The rows of the page.
  package var matches: [Match]
  /// The number of entities that match by their own name; without a search it is all.
  package var total: Int
  /// The number of entities that match only by another name.
  ///
  /// They come after the others, unless the rows are sorted by relevance.
  package let alternateTotal: Int
  /// The number of the page's first rows that are top hits.
  package var topHits: Int
  /// The part of the search that is a name, if its end named a country or a state.
  package let name: String?
  /// The parts that the query is answered from, including the missing ones; empty if everything is
  /// embedded.
  package var parts: [PartStatus]
  /// The state and age of the rows; the state is never `fresh`, which only the service can tell.
  package var provenance: Provenance
  /// The number of rows in the store that can't be read, whether or not the query would find them.
  package var unreadable = 0
  /// The number of names held in other languages; `nil` if the list has them itself, or none are
  /// wanted.
  package var names: NameCount?

  package init(
    matches: [Match], total: Int, alternateTotal: Int = 0, topHits: Int = 0, name: String? = nil,
    parts: [PartStatus] = [], provenance: Provenance = .embedded
  ) {
    self.matches = matches
    self.total = total
    self.alternateTotal = alternateTotal
    self.topHits = topHits
    self.name = name
    self.parts = parts
    self.provenance = provenance
  }

  /// The number of all entities that match.
  package var count: Int { total + alternateTotal }

  /// An entity and, if its own name does not match, the other name it was found by.
  package struct Match: Hashable, Sendable {
    package let item: Item
    package let matchedName: String?
    /// The entity with the facts of its own answer, if the query wants them and they are held.
    package let detailed: Item?

    /// Inlined: without that, generic code looks up its own type for each row.
    @inlinable
    package init(_ item: Item, matchedName: String? = nil, detailed: Item? = nil) {
      self.item = item
      self.matchedName = matchedName
      self.detailed = detailed
    }
  }
}

/// The number of a catalog's entities whose names in other languages are held.
package struct NameCount: Hashable, Sendable {
  /// The number of entities with names.
  package let held: Int
  /// The number of all entities.
  package let total: Int

  package init(_ held: Int, of total: Int) {
    self.held = held
    self.total = total
  }

  /// The number of entities without names.
  package var missing: Int { total - held }
}
