package import Domain

/// One page of a catalog's answer.
package struct CatalogPage<Item: Entity>: Hashable, Sendable {
  package let matches: [Match]
  /// The entities that match by their own name (all, without a search).
  package let total: Int
  /// The entities that match only by another name; they come after the others, unless sorted by
  /// relevance.
  package let alsoKnownTotal: Int

  package init(matches: [Match], total: Int, alsoKnownTotal: Int = 0) {
    self.matches = matches
    self.total = total
    self.alsoKnownTotal = alsoKnownTotal
  }

  /// An entity, and the other name it was found by where its own did not match.
  package struct Match: Hashable, Sendable {
    package let item: Item
    package let matchedName: String?

    package init(_ item: Item, matchedName: String? = nil) {
      self.item = item
      self.matchedName = matchedName
    }
  }
}
