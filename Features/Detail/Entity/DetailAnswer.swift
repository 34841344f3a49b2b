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

/// What an encyclopedia says of an entity, or why it says nothing.
package enum DetailDescription: Hashable, Sendable {
  /// The catalog's entities have none.
  case notOffered
  /// It was never had; with why asking failed, where it was asked.
  case unknown(DataError?)
  /// The encyclopedia was asked and knows nothing of it.
  case nothing
  case known(PlaceDescription)

  package var known: PlaceDescription? {
    if case .known(let description) = self { description } else { nil }
  }
}
