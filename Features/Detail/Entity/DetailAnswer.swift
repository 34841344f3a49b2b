package import Domain

/// What the interactor found out about an entity, unformatted.
package struct DetailAnswer: Hashable, Sendable {
  package let title: String
  package let facts: [Fact]
  /// The failure is that of the favorites; the rest is good.
  package let isFavorite: Result<Bool, DataError>
  /// The nearest larger cities; empty also where the entity has no position.
  package let neighbors: [Neighbor]

  package init(
    title: String, facts: [Fact], isFavorite: Result<Bool, DataError> = .success(false),
    neighbors: [Neighbor] = []
  ) {
    self.title = title
    self.facts = facts
    self.isFavorite = isFavorite
    self.neighbors = neighbors
  }
}
