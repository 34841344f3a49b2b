package import Catalog
package import Domain

/// What the interactor found out about an entity, unformatted.
package struct DetailAnswer: Hashable, Sendable {
  package var title: String
  package let facts: [Fact]
  /// The failure is that of the favorites; the rest is good.
  package var isFavorite = Result<Bool, DataError>.success(false)
  /// The nearest larger cities; empty also where the entity has no position.
  package var neighbors: [Neighbor] = []
  package var description = DetailDescription.notOffered
  /// That of the facts.
  package var provenance = Provenance.embedded
  /// Nil where it has none.
  package var picture: PictureAddress?
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
