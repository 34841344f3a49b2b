/// An entity, formatted.
package struct DetailContent: Hashable, Sendable {
  package var title: String
  package var facts: [DetailFact]
  package var neighbors: [NeighborRow]
  package var isFavorite: Bool

  package init(
    title: String, facts: [DetailFact] = [], neighbors: [NeighborRow] = [],
    isFavorite: Bool = false
  ) {
    self.title = title
    self.facts = facts
    self.neighbors = neighbors
    self.isFavorite = isFavorite
  }
}
