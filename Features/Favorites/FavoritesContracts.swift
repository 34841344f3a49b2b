package import Components
package import Domain
package import Localization
package import Viper

/// What the favorites screen shows: a page of them, and how it was asked for.
package struct FavoritesScene: RowsScene {
  package var query: FavoritesQuery
  package var content: LoadingState<FavoritesPage, DataError> = .idle
  package var chosen = 0
  package var notice: FavoritesNotice?
  package var isAccompanied = false

  @Unshown package var requests = RequestTokens<FavoritesQuery>()
  @Unshown package var kind = FavoritesKind.favorites
  /// Whether what is opened is kept.
  @Unshown package var keepsHistory = true
}

/// What is listed.
package enum FavoritesKind: String, Sendable {
  case favorites
  /// What was opened last.
  case recent
}

extension FavoritesScene {
  package func obstacle(to row: FavoritesRow) -> FavoritesNotice? {
    row.isGone ? .gone(row.title) : nil
  }

  package func hasMap(_ row: FavoritesRow) -> Bool { row.isOnMap }
}

/// The result of the last command, where the page does not show it.
package enum FavoritesNotice: RowsNoticing, Hashable {
  case failed(DataError)
  case rows(RowsNotice)
  /// The favorite with this title is in its catalog no more, so it leads nowhere.
  case gone(String)
  case added(FavoritesAddition)
  case removed(FavoritesRemoval)
  /// An undo brought these titles back.
  case restored([String])
  /// - left: how many have no position, which the format needs.
  case exported(count: Int, path: String, left: Int = 0)
  case imported(ImportReport)
}

/// What can happen to the favorites.
package enum FavoritesEvent: Hashable, Slotted {
  case appeared
  case resized(pageSize: Int)
  case rows(RowsEvent)
  /// Only those of one catalog; nil is of all.
  case restricted(CatalogID?)
  /// By name or by file, not by row.
  case changed(FavoritesChange)
  /// Asks again: for what failed, else for what is shown.
  case retried

  package var slot: EventSlot? {
    switch self {
    case .appeared, .resized, .restricted, .retried: .content
    case .rows(let event): event.slot
    case .changed: nil
    }
  }
}

/// Where the composition root joins the roles of this feature.
package typealias FavoritesWiring = Wiring<
  FavoritesScene, FavoritesEvent, RowsRoute, any FavoritesInteracting
>

/// The rules of the favorites.
package protocol FavoritesInteracting: Sendable {
  /// Favorites in the order they were added, those gone from their catalog included; the last page
  /// where the offset is past the end.
  func page(_ query: FavoritesQuery) async throws(DataError) -> FavoritesAnswer

  /// Returns the result of the change.
  ///
  /// - Throws: `notFound` where an entity to be added is unknown; `unwritable`, with `exists` where
  ///   a file has the name and is not to be replaced, with `unknownEnding` where it asks for no format;
  ///   `malformed` where a file as a whole is no use (`notPoints`, `notAnArchive`, `newerVersion`); and what the files, the catalogs and the store
  ///   throw. Nothing is changed then.
  func change(_ change: FavoritesChange) async throws(DataError) -> FavoritesNotice
}
