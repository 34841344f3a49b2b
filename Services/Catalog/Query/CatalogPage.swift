package import Domain

/// One page of a catalog's answer.
package struct CatalogPage<Item: Entity>: Hashable, Sendable {
  package var matches: [Match]
  /// The entities that match by their own name (all, without a search).
  package var total: Int
  /// The entities that match only by another name; they come after the others, unless sorted by
  /// relevance.
  package let alsoKnownTotal: Int
  /// How many of the page's first rows are what the search most likely means.
  package let topHits: Int
  /// The part of the search that names were found by, where its end named a country or a state.
  package let name: String?
  /// The parts that the query is answered from, the missing ones included; empty where everything is
  /// embedded.
  package var parts: [PartStatus]
  /// Where the rows come from; never `fresh`, which only the service can say.
  package var provenance: Provenance

  package init(
    matches: [Match], total: Int, alsoKnownTotal: Int = 0, topHits: Int = 0, name: String? = nil,
    parts: [PartStatus] = [], provenance: Provenance = .embedded
  ) {
    self.matches = matches
    self.total = total
    self.alsoKnownTotal = alsoKnownTotal
    self.topHits = topHits
    self.name = name
    self.parts = parts
    self.provenance = provenance
  }

  /// All entities that match.
  package var count: Int { total + alsoKnownTotal }

  /// An entity, and the other name it was found by where its own did not match.
  package struct Match: Hashable, Sendable {
    package let item: Item
    package let matchedName: String?
    /// The entity with what only its own answer says, where the query wants that and it is held.
    package let detailed: Item?

    package init(_ item: Item, matchedName: String? = nil, detailed: Item? = nil) {
      self.item = item
      self.matchedName = matchedName
      self.detailed = detailed
    }
  }
}
