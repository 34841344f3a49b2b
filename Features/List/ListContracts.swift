package import Components
package import Contracts
package import Domain
package import Viper

/// The scene of the list: a page of a catalog, and the query that it answers.
package struct ListScene: RowsScene {
  package let catalog: CatalogDescription
  package var query: CatalogQuery
  package var content: LoadingState<ListPage, DataError> = .idle
  package var chosen = 0
  package var layout = ListLayout.rows
  package var isAccompanied = false
  package var notice: ListNotice?
  /// The rows that were marked, in that order.
  package var marked: [Reference] = []
  /// `nil` if rows have no pictures.
  package var thumbnails: ListThumbnails?
  /// `nil` until the search of the rows on screen was looked for in other catalogs.
  package var elsewhere: FoundElsewhere?
  var capabilities = ListCapabilities()
  /// Whether it is seen while a search is typed: it has no hints and no pictures, and is not remembered.
  package var isPreview = false

  // The presenter keeps these in the scene, and no view shows them.
  package var requests = RequestTokens()
  var fetches = ListFetches()
  /// `nil` until the session says how much fits.
  var room: ListRoom?
  /// Whether the row was chosen by going up or down: then a search goes on with it, as long as it
  /// finds it.
  var hasMoved = false
  /// Whether there are any pictures at all.
  var pictures = ListPictures.unknown

  /// The number of entities that the search of the rows finds in other catalogs, as far as is known.
  package var countElsewhere: Int {
    elsewhere?.search == query.search ? elsewhere?.count ?? 0 : 0
  }

  package var shown: ListScene {
    var scene = withoutRequests
    (scene.fetches, scene.room) = (ListFetches(), nil)
    (scene.hasMoved, scene.pictures) = (false, .unknown)
    if countElsewhere == 0 { scene.elsewhere = nil }
    return scene
  }
}

/// The result of the last command, if the page does not show it.
package enum ListNotice: RowsNoticing, Hashable {
  case failed(DataError)
  /// Why the rows on screen have no stars, or why those of a catalog are missing.
  case incomplete(DataError)
  case rows(RowsNotice)
  case favorite(StarNotice)
  /// The rows are laid out so already.
  case arranged(ListLayout)
  /// How many entries of the service's answer can't be used.
  case skipped(Int)
  /// How many stored rows can't be read.
  case unreadable(Int)
  /// How many names in the language are held, after a search in them or a refresh.
  case unnamed(NameCount, isRefreshed: Bool)
}

/// The events of the list.
package enum ListEvent: Hashable, SlottedEvent {
  case appeared
  /// The list, a preview so far, is a screen from now on.
  case adopted
  case resized(ListRoom)
  case rows(RowsEvent)
  case arranged(ListLayout)
  /// Filters take the place of those with the same keys. All filters of one key hold, and an empty value
  /// lifts those that the key had.
  case filtered([Filter])
  /// `nil` is the catalog's own order.
  case sorted(String?)
  case starredOnly(Bool)
  /// The chosen row gets a mark, or loses it; the next one is chosen.
  case marked
  case undone
  /// The request that failed is made again; if none did, the rows on screen are fetched anew.
  case retried
  /// The services can be reached again, so stale rows are fetched quietly.
  case connected
  /// The additions to the rows that are due: their pictures, and the count of what is elsewhere.
  case proceeded
  /// The requests under way were given up.
  case stopped

  package var slot: EventSlot? {
    switch self {
    case .retried: .refresh
    case .appeared, .connected: .renewal
    case .resized, .arranged, .filtered, .sorted, .starredOnly: .content
    case .rows(let event): event.slot
    case .proceeded: .pictures
    case .adopted, .marked, .undone, .stopped: nil
    }
  }
}

/// A way from the list to another screen.
package enum ListRoute: RowsLeading {
  /// To a detail, which goes on to the rows that were opened with it; if there are none, through the list.
  case detail(Reference, among: [Reference] = [])
  case map(Reference)
  /// To a map of all rows on all pages.
  case mapOfAll(CatalogID)
  case detailBeside(Reference)
  case mapBeside(Reference)
  case nothingBeside
  case compare(Comparison)
  /// To the list of one catalog, with the search and with filters that only it has.
  case narrowed(CatalogID, search: String, [Filter])
}

/// The wrappers of this feature's roles; see `Wiring`.
package typealias ListWiring = Wiring<
  ListScene, ListEvent, ListRoute, any ListInteracting
>

/// The small picture of a row, with the row's entity.
package typealias Thumbnail = (Reference, Picture)

/// The rules of the list: which rows a query means, and what a star does.
package protocol ListInteracting: Sendable {
  /// Answers at once with the rows that this machine holds.
  ///
  /// - Throws: the errors of the catalog (`unknownFilter` knows `favorite` too), and, if only favorites
  ///   are asked for, those of the favorites.
  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage

  /// Answers with the cached rows first, then with those that the service says if rows are missing or
  /// stale.
  ///
  /// If nothing is to be fetched, there is one step. Offline, the cached rows are the final answer,
  /// unless the service is to be asked in any case (`always`).
  func load(_ query: CatalogQuery, _ policy: CachePolicy) -> AnySteps<Loaded<ListPage>>

  /// Returns how many entities the search of a query finds in other catalogs; 0 if nobody looks there.
  ///
  /// All these catalogs are searched, so the rows are shown before.
  func countElsewhere(_ query: CatalogQuery) async -> Int

  /// - Throws: `notFound`, and the errors of the catalog and the favorites.
  func change(_ change: StarChange) async throws(DataError) -> StarOutcome

  /// Copies a line for each entity: its title, and its link if it has one.
  /// - Throws: `noClipboard`, and the errors of the catalog.
  func copy(_ references: [Reference]) async throws(DataError)

  /// Returns the pictures of rows as they come, without those that can't be had.
  func thumbnails(of rows: [ListRow], fitting size: PictureSize) -> AnySteps<Thumbnail>
}
