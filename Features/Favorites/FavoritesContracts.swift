package import Components
package import Contracts
package import Domain
package import Viper

/// The scene of the favorites: a page of them, and the query that it answers.
package struct FavoritesScene: RowsScene {
  package var query: CatalogQuery
  package var content: LoadingState<ListPage, DataError> = .idle
  package var chosen = 0
  package var notice: FavoritesNotice?
  package var isAccompanied = false
  package var kind = FavoritesKind.favorites
  /// Whether the program remembers the entities that are opened.
  package var keepsHistory = true
  /// Whether it is seen while a search is typed: it has no hints, and is not remembered.
  package var isPreview = false

  /// The offered catalogs: each has the traits of its rows, which name it if there are several.
  package var catalogs: [CatalogDescription] = []

  /// The presenter keeps them in the scene, and no view shows them.
  package var requests = RequestTokens()
}

/// The two lists that this screen can show.
package enum FavoritesKind: String, Sendable {
  case favorites
  /// The entities that were opened last.
  case recent
}

/// The result of the last command, if the page does not show it.
package enum FavoritesNotice: RowsNoticing, Hashable {
  case failed(DataError)
  case rows(RowsNotice)
  /// The catalog of the favorite with this title has it no more, so it leads nowhere.
  case gone(String)
  case added(FavoritesAddition)
  case removed(FavoritesRemoval)
  /// An undo brought these titles back.
  case restored([String])
  /// An undo took these titles away, which had been added last.
  case withdrawn([String])
  /// - left: the number of favorites without the position that the format needs.
  case exported(count: Int, path: String, left: Int = 0)
  case imported(ImportReport)
}

/// The events of the favorites.
package enum FavoritesEvent: Hashable, SlottedEvent {
  case appeared
  /// The favorites, a preview so far, are a screen from now on.
  case adopted
  case resized(pageSize: Int)
  case rows(RowsEvent)
  /// Filters take the place of those with the same keys; an empty value lifts those that the key had.
  case filtered([Filter])
  /// `nil` is the order in which they were added.
  case sorted(String?)
  /// Favorites change by name or by file, not by row.
  case changed(FavoritesChange)
  /// The request that failed is made again; if none did, the page on screen is read again.
  case retried

  package var slot: EventSlot? {
    switch self {
    case .appeared, .resized, .filtered, .sorted, .retried: .content
    case .rows(let event): event.slot
    case .adopted, .changed: nil
    }
  }
}

/// A way from the favorites to another screen.
package enum FavoritesRoute: RowsLeading {
  /// To a detail, which goes on to the rows that were opened with it; if there are none, through the favorites.
  case detail(Reference, among: [Reference] = [])
  case map(Reference)
  /// To a map of all rows on all pages.
  case mapOfAll
  case detailBeside(Reference)
  case mapBeside(Reference)
  case nothingBeside
  case compare(Comparison)
}

/// The wrappers of this feature's roles; see `Wiring`.
package typealias FavoritesWiring = Wiring<
  FavoritesScene, FavoritesEvent, FavoritesRoute, any FavoritesInteracting
>

/// The rules of the favorites.
package protocol FavoritesInteracting: Sendable {
  /// Returns favorites, with those that their catalog has no more; if the offset is past the end, the
  /// last page.
  ///
  /// - Throws: `unknownFilter`, `invalidFilter`, `unknownSort`, and the errors of the store.
  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage

  /// Returns the result of the change.
  ///
  /// - Throws: `notFound` if an entity to be added is unknown; `unwritable`, with `exists` if a file has
  ///   the name and is not to be replaced, with `unknownEnding` if the name asks for no format;
  ///   `malformed` if a file as a whole is no use (`notPoints`, `notAnArchive`, `newerVersion`); and the
  ///   errors of the files, the catalogs and the store. Nothing is changed then.
  func change(_ change: FavoritesChange) async throws(DataError) -> FavoritesNotice
}
