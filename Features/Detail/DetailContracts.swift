package import Catalog
package import Domain
package import Viper

/// What the screen shows; always complete.
package struct DetailScene: Equatable, Sendable {
  package let reference: Reference
  /// Whether the catalog's entities have a place on the map.
  package let hasMap: Bool
  package var content: LoadingState<DetailContent, DataError>
  /// One line about the last command; gone with the next.
  package var notice: DetailNotice?

  package init(
    reference: Reference, hasMap: Bool = false,
    content: LoadingState<DetailContent, DataError> = .idle, notice: DetailNotice? = nil
  ) {
    self.reference = reference
    self.hasMap = hasMap
    self.content = content
    self.notice = notice
  }
}

/// What the user wants.
package enum DetailEvent: Hashable, Slotted {
  case appeared
  case retried
  case mapped
  case toggledFavorite
  /// The detail of the Nth nearest larger city, counted from 1.
  case opened(Int)
  case undone

  package var slot: EventSlot? {
    switch self {
    case .appeared, .retried: .content
    case .mapped, .toggledFavorite, .opened, .undone: nil
    }
  }
}

/// Where the screen leads.
package enum DetailRoute: Hashable, Sendable {
  case map(Reference)
  case detail(Reference)
}

/// The rules of one catalog's details.
package protocol DetailInteracting: Sendable {
  /// Everything known of an entity. Favorites that can't be read don't keep it from being shown.
  /// - Throws: `notFound`.
  func open(_ id: String) async throws(DataError) -> DetailAnswer

  /// Returns whether the entity is a favorite now.
  /// - Throws: `notFound`, and what the favorites throw.
  func toggleFavorite(_ id: String) async throws(DataError) -> Bool

  /// Brings back the favorites that were removed last and returns them.
  /// - Throws: `nothingToUndo`, and what the favorites throw.
  func undo() async throws(DataError) -> [Favorite]
}
