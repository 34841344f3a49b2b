package import Components
package import Contracts
package import Domain
package import TextUI
package import Viper

/// The scene of the home screen; it is always complete.
package struct HomeScene: Equatable, Sendable {
  /// The offered catalogs, in their order.
  package let catalogs: [CatalogDescription]
  /// Whether a map can be drawn; if not, the text stands alone.
  package let canDraw: Bool
  package var size = Size(columns: 80, rows: 24)
  /// The number of cities, as it is written.
  package var placeCount = ""
  /// `nil` before it is drawn, and in a small window.
  package var world: WorldSketch?
  /// The favorites, those added last first, then what was opened lately.
  package var entries = LoadingState<[HomeEntry], DataError>.idle
  /// The index of the row that Enter opens.
  package var chosen = 0
  /// The result of the last command; the next command takes it away.
  package var notice: RowsNotice?

  package init(catalogs: [CatalogDescription], canDraw: Bool) {
    self.catalogs = catalogs
    self.canDraw = canDraw
  }
}

extension HomeScene {
  /// The least window that has room for a map beside the text, without the rows of the prompt.
  private static let least = Size(columns: 40, rows: 18)

  /// The rows from which on there is room for more entries below the map, and how many.
  private static let entryCounts: [(rows: Int, count: Int)] = [(0, 1), (20, 3), (30, 6)]

  /// Whether the map and the entries are shown.
  package var hasMap: Bool {
    canDraw && size.rows >= Self.least.rows && size.columns >= Self.least.columns
  }

  /// The rows in the order of their numbers.
  package var rows: [HomeRow] {
    catalogs.map(HomeRow.catalog) + [.favorites] + shownEntries.map(HomeRow.entry)
  }

  /// A third of the entries at most are of what was opened lately, unless there are few favorites.
  private var shownEntries: [HomeEntry] {
    guard hasMap, let entries = entries.value else { return [] }
    let most = Self.entryCounts.last(where: { $0.rows <= size.rows })?.count ?? 0
    let visited = entries.filter { !$0.isFavorite }
    let starred = entries.filter(\.isFavorite).prefix(most - min(visited.count, most / 3))
    return Array(starred + visited.prefix(most - starred.count))
  }
}

/// The events of the home screen.
package enum HomeEvent: Hashable, SlottedEvent {
  case appeared
  /// Reads the entries again, because the user asked for it.
  case retried
  case resized(Size)
  /// Moves the choice by that many rows, back if negative.
  case moved(by: Int)
  /// Chooses a row by its number, without opening it.
  case chose(Int)
  /// Opens a row by its number, counted from 1; `nil` is the chosen row.
  case opened(Int?)

  package var slot: EventSlot? {
    switch self {
    case .appeared, .retried: .content
    case .resized, .moved, .chose, .opened: nil
    }
  }
}

/// The screens that the home screen leads to.
package enum HomeRoute: Hashable, Sendable {
  case list(CatalogID)
  case favorites
  case map(Reference)
  case detail(Reference)
}

/// The wrappers of this feature's roles; see `Wiring`.
package typealias HomeWiring = Wiring<HomeScene, HomeEvent, HomeRoute, any HomeInteracting>

/// The rules of the home screen.
package protocol HomeInteracting: Sendable {
  /// Returns the number of cities; a refresh changes it.
  func placeCount() -> Int

  /// Returns the map of the whole Earth in its coarsest resolution, which is a part of the program.
  func world() async -> MapGeometry

  /// Returns the favorites, those added last first, then what was opened lately and is no favorite.
  ///
  /// Only the entries of catalogs of places have a position if they were opened lately.
  /// - Throws: the errors of the favorites.
  func entries() async throws(DataError) -> [HomeEntry]
}
