/// An entity, formatted.
package struct DetailContent: Hashable, Sendable {
  package var title: String
  package var facts: [DetailFact]
  package var neighbors: [NeighborRow]
  package var isFavorite: Bool
  /// nil where none is stored.
  package var description: String?

  package init(
    title: String, facts: [DetailFact] = [], neighbors: [NeighborRow] = [],
    isFavorite: Bool = false, description: String? = nil
  ) {
    self.title = title
    self.facts = facts
    self.neighbors = neighbors
    self.isFavorite = isFavorite
    self.description = description
  }
}
