package import Catalog
package import Domain

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
