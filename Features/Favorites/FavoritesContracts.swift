package import Catalog
package import Domain
package import Localization
package import Viper

/// What the favorites screen shows: a page of them, and how it was asked for.
///
/// `query` belongs to the page on screen; it changes when an answer arrives, not when it is asked.
package struct FavoritesScene: Equatable, Sendable {
  package var query: FavoritesQuery
  package var content: LoadingState<FavoritesPage, DataError> = .idle
  /// The index on the page of the row that commands without a number mean.
  package var chosen = 0
  /// What the last command came to; the next command takes it away.
  package var notice: FavoritesNotice?
  /// Whether what is known of the chosen row stands beside the list.
  package var isAccompanied = false

  package init(
    query: FavoritesQuery, content: LoadingState<FavoritesPage, DataError> = .idle,
    chosen: Int = 0, notice: FavoritesNotice? = nil
  ) {
    self.query = query
    self.content = content
    self.chosen = chosen
    self.notice = notice
  }
}

/// What the last command came to, where the page does not say it.
package enum FavoritesNotice: Hashable, Sendable {
  case failed(DataError)
  case rows(RowsNotice)
  /// The favorite with this title is in its catalog no more, so it leads nowhere.
  case gone(String)
  case added(FavoritesAddition)
  case removed(FavoritesRemoval)
  /// An undo brought these titles back.
  case restored([String])
  case exported(count: Int, path: String)
  case imported(ImportReport)
}

/// What can happen to the favorites.
///
/// Row numbers are those shown: they start at 1 and go on over the pages; nil is the chosen row.
package enum FavoritesEvent: Hashable, Slotted {
  case appeared
  case resized(pageSize: Int)
  /// Whether there is room beside the list for what is known of the chosen row.
  case accompanied(Bool)
  case searched(String)
  /// Only those of one catalog; nil is of all.
  case restricted(CatalogID?)
  /// The search and the restriction to a catalog are taken off.
  case cleared
  case next
  case previous
  /// Pages are numbered from 1.
  case page(Int)
  /// So many rows further, or back where negative; past the last row of a page to the next one.
  case moved(by: Int)
  /// To the map where there is a position, else to the detail; a map that stands beside the list
  /// already only follows.
  case opened(Int?)
  case detailed(Int?)
  case mapped(Int?)
  /// To a map of all that have a place.
  case mappedAll
  case removed(Int?)
  /// By name, not by row: all become favorites, or none where one is unknown.
  case added([Reference])
  case removedReferences([Reference])
  case undone
  /// `-` is standard output; a file is replaced only where that is said.
  case exported(path: String, replacing: Bool = false)
  /// `-` is standard input.
  case imported(path: String)
  /// Asks again: for what failed, else for what is shown.
  case retried

  package var slot: EventSlot? {
    switch self {
    case .appeared, .resized, .searched, .restricted, .cleared, .next, .previous, .page, .retried:
      .content
    case .accompanied, .moved, .opened, .detailed, .mapped, .mappedAll, .removed, .added,
      .removedReferences,
      .undone,
      .exported,
      .imported:
      nil
    }
  }
}

/// Where the favorites lead.
package enum FavoritesRoute: Hashable, Sendable {
  case detail(Reference)
  case map(Reference)
  case mapOfAll
  case detailBeside(Reference)
  case mapBeside(Reference)
  case nothingBeside
}

/// Where the composition root joins the roles of this feature.
package typealias FavoritesWiring = Wiring<
  FavoritesScene, FavoritesEvent, FavoritesRoute, any FavoritesInteracting
>

/// The rules of the favorites.
package protocol FavoritesInteracting: Sendable {
  /// Favorites in the order they were added, those gone from their catalog included; the last page
  /// where the offset is past the end.
  func page(_ query: FavoritesQuery) async throws(DataError) -> FavoritesAnswer

  /// Adds all of them, or none where one is unknown; one that is a favorite already is no error.
  ///
  /// - Throws: `notFound`.
  func add(_ references: [Reference]) async throws(DataError) -> FavoritesAddition

  /// Removes those that are favorites and tells which are not.
  func remove(_ references: [Reference]) async throws(DataError) -> FavoritesRemoval

  /// Brings back what was removed last and returns it.
  func undo() async throws(DataError) -> [Favorite]

  /// Writes all favorites to a file and returns how many there are.
  ///
  /// - Throws: `unwritable`, with `exists` where a file has the name and is not to be replaced.
  func export(to path: String, replacing: Bool) async throws(DataError) -> Int

  /// Adds what a file has and tells what it left out.
  ///
  /// - Throws: `malformed` where the file as a whole is no use (`notJSON`, `notAnArchive`,
  ///   `newerVersion`), and what the file, the catalog or the store throws; nothing is added then.
  func restore(from path: String) async throws(DataError) -> ImportReport
}

/// Looks up what a catalog says of one entity, whatever its type.
package protocol SummaryLooking: Sendable {
  var catalog: CatalogDescription { get }

  /// Nil where what this machine holds does not tell whether the catalog has it.
  /// - Throws: `notFound` where the catalog does not have it.
  func summary(of id: String) async throws(DataError) -> Summary?
}
