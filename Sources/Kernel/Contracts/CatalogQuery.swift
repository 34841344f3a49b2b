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
  /// How many top hits, what the search most likely means, come before the other rows.
  ///
  /// Only in the catalog's own order; a catalog need not have any.
  package var topHits: Int
  /// Whether the end of the search may name a country or an American state, where nothing is found
  /// otherwise.
  package var readsAreas: Bool
  /// Whether only entities that are called as the search says are meant, by any of their names, rather
  /// than all whose name begins so; a catalog that searches words need not know it.
  package var isWholeName: Bool
  /// Whether facts that only an entity's own answer has are wanted too, as far as they are cached.
  package var hasDetails: Bool
  /// How many rows the parts should have; nil is as many as the page needs.
  package var reach: Int?
  /// Whether an order by names is the one of the Spanish names.
  package var isInSpanish = false
  /// Whose names in other languages are wanted, where the list has English ones alone.
  package var naming = Naming.none

  /// Some entities, by what a query finds.
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

  /// How many rows the parts should have.
  package var end: Int {
    let (sum, overflow) = max(0, offset).addingReportingOverflow(max(0, limit))
    return reach ?? (overflow ? .max : sum)
  }
}

/// One page of a catalog's answer.
package struct CatalogPage<Item: Entity>: Hashable, Sendable {
  package var matches: [Match]
  /// The entities that match by their own name (all, without a search).
  package var total: Int
  /// The entities that match only by another name; they come after the others, unless sorted by
  /// relevance.
  package let alternateTotal: Int
  /// How many of the page's first rows are what the search most likely means.
  package var topHits: Int
  /// The part of the search that names were found by, where its end named a country or a state.
  package let name: String?
  /// The parts that the query is answered from, the missing ones included; empty where everything is
  /// embedded.
  package var parts: [PartStatus]
  /// Where the rows come from; never `fresh`, which only the service can say.
  package var provenance: Provenance
  /// How many rows are stored and can't be read, whether or not the query means them.
  package var unreadable = 0
  /// How many names in other languages are held; `nil` where the list has them, or none are wanted.
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

  /// All entities that match.
  package var count: Int { total + alternateTotal }

  /// An entity, and the other name it was found by where its own did not match.
  package struct Match: Hashable, Sendable {
    package let item: Item
    package let matchedName: String?
    /// The entity with what only its own answer says, where the query wants that and it is held.
    package let detailed: Item?

    /// Inlined, because where it is generic it asks for its own type, for each row.
    @inlinable
    package init(_ item: Item, matchedName: String? = nil, detailed: Item? = nil) {
      self.item = item
      self.matchedName = matchedName
      self.detailed = detailed
    }
  }
}

/// Of how many of a catalog's entities the names in other languages are held.
package struct NameCount: Hashable, Sendable {
  package let held: Int
  package let total: Int

  package init(_ held: Int, of total: Int) {
    self.held = held
    self.total = total
  }

  package var missing: Int { total - held }
}
