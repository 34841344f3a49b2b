package import Catalog
package import Domain

/// Holds descriptions; `error`, where given, is thrown by every call.
package actor MockDescriptionCache: DescriptionCacheDataManager {
  package struct Key: Hashable, Sendable {
    package let reference: Reference
    package let language: String

    package init(_ reference: Reference, _ language: String) {
      self.reference = reference
      self.language = language
    }
  }

  package private(set) var descriptions: [Key: CachedDescription]
  private let error: DataError?

  package init(_ descriptions: [Key: CachedDescription] = [:], error: DataError? = nil) {
    self.descriptions = descriptions
    self.error = error
  }

  package func description(
    of reference: Reference, language: String
  ) async throws(DataError) -> CachedDescription? {
    if let error { throw error }
    return descriptions[Key(reference, language)]
  }

  package func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError) {
    if let error { throw error }
    descriptions[Key(reference, language)] = description
  }
}
