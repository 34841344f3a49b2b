package import Catalog
package import Domain

/// What the interactor found out about an entity, unformatted.
package struct DetailAnswer: Hashable, Sendable {
  package let title: String
  package let facts: [Fact]
  /// The failure is that of the favorites; the rest is good.
  package let isFavorite: Result<Bool, DataError>
  /// The nearest larger cities; empty also where the entity has no position.
  package let neighbors: [Neighbor]
  package let description: DetailDescription
  /// That of the facts.
  package let provenance: Provenance
  /// Nil where it has none.
  package let picture: PictureAddress?

  package init(
    title: String, facts: [Fact], isFavorite: Result<Bool, DataError> = .success(false),
    neighbors: [Neighbor] = [], description: DetailDescription = .notOffered,
    provenance: Provenance = .embedded, picture: PictureAddress? = nil
  ) {
    self.picture = picture
    self.title = title
    self.facts = facts
    self.isFavorite = isFavorite
    self.neighbors = neighbors
    self.description = description
    self.provenance = provenance
  }
}
