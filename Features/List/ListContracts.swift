package import Components
package import Contracts
package import Domain
package import Localization
package import Viper

/// What the list shows: a page of a catalog, and how it was asked for.
package struct ListScene: RowsScene {
  package let catalog: CatalogDescription
  package var query: ListQuery
  package var content: LoadingState<ListPage, DataError> = .idle
  package var chosen = 0
  package var layout = ListLayout.rows
  package var isAccompanied = false
  package var notice: ListNotice?
  /// The rows that were marked, in that order.
  package var marked: [Reference] = []
  /// Nil where rows have no pictures.
  package var thumbnails: ListThumbnails?

  @Unshown package var requests = RequestTokens<ListQuery>()
  @Unshown var fetches = ListFetches()
  @Unshown var capabilities = ListCapabilities()
  /// Nil as long as nobody said how much fits.
  @Unshown var room: ListRoom?
  /// Whether the row was chosen by going up or down: then a search goes on with it, as long as it
  /// finds it.
  @Unshown var hasMoved = false
  /// Whether there are any pictures at all.
  @Unshown var pictures = ListPictures.unknown
}

/// The result of the last command, where the page does not show it.
package enum ListNotice: RowsNoticing, Hashable {
  case failed(DataError)
  /// Why the rows on screen have no stars.
  case unstarred(DataError)
  case rows(RowsNotice)
  case favorite(FavoriteNotice)
  /// The rows are laid out so already.
  case arranged(ListLayout)
  /// How many entries of the service's answer can't be used.
  case skipped(Int)
  /// How many rows of what is stored can't be read.
  case unreadable(Int)
  /// How many names in the language are held, after a search in them or a refresh.
  case unnamed(NameCount, isRefreshed: Bool)
}

/// What can happen on the list.
package enum ListEvent: Hashable, Slotted {
  case appeared
  case resized(ListRoom)
  case rows(RowsEvent)
  case arranged(ListLayout)
  /// Filters set in place of those of the same keys; all of one key hold, and an empty value lifts
  /// those it had.
  case filtered([Filter])
  /// nil is the catalog's own order.
  case sorted(String?)
  case starredOnly(Bool)
  /// The chosen row is marked, or is no longer; the next one is chosen.
  case marked
  case undone
  /// Asks again: for what failed, else for what is shown, however young it is.
  case retried
  /// The services can be reached again: what is stale is asked for quietly.
  case connected
  /// The pictures that are due.
  case pictured
  /// What was under way was given up.
  case stopped

  package var slot: EventSlot? {
    switch self {
    case .appeared, .retried, .connected: .refresh
    case .resized, .arranged, .filtered, .sorted, .starredOnly: .content
    case .rows(let event): event.slot
    case .pictured: .pictures
    case .marked, .undone, .stopped: nil
    }
  }
}

/// Where the composition root joins the roles of this feature.
package typealias ListWiring = Wiring<
  ListScene, ListEvent, RowsRoute, any ListInteracting
>

/// The rules of the list: which rows a query means, and what a star does.
package protocol ListInteracting: Sendable {
  /// What this machine holds, at once.
  ///
  /// - Throws: what the catalog throws (`unknownFilter` knows `favorite` too), and, for favorites
  ///   only, what the favorites throw.
  func page(_ query: ListQuery) async throws(DataError) -> ListAnswer

  /// What is cached first, then what the service says of what is missing or stale.
  ///
  /// Where nothing is due, there is one step. Offline, what is cached is the final answer, unless the
  /// service was asked for explicitly (`always`).
  func load(_ query: ListQuery, _ policy: CachePolicy) -> AnySteps<Loaded<ListAnswer>>

  /// Returns the favorites that changed, without one that a toggle takes away.
  /// - Throws: `notFound`, and what the catalog and the favorites throw.
  func change(_ change: FavoriteChange) async throws(DataError) -> [Favorite]

  /// Copies the title of each, and its link where it has one: a line each.
  /// - Throws: `noClipboard`, and what the catalog throws.
  func copy(_ references: [Reference]) async throws(DataError)

  /// The pictures of entities as they come, without those that can't be had.
  func thumbnails(
    of entities: [(Reference, PictureAddress)], fitting size: PictureSize
  ) -> AnySteps<(Reference, Picture)>
}
