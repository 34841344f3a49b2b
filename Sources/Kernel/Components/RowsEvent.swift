package import TextUI
package import Viper

/// The events of rows, on any screen that lists some a page at a time.
///
/// Row numbers are those shown: they start at 1 and go on over the pages; `nil` is the chosen row.
package enum RowsEvent: Hashable, SlottedEvent {
  /// Whether there is room beside the rows for the map or the detail of the chosen one.
  case accompanied(Bool)
  case searched(String)
  /// All rows are shown again, without search and filters.
  case cleared
  case next
  case previous
  /// Pages are numbered from 1; `nil` is the last one that is held.
  case page(Int?)
  /// Moves the choice by that many rows, back if negative; past the end of a page to the next one.
  case moved(by: Int)
  /// Opens the view of a row: the map of a place, or the detail of any other row. If the view stands beside
  /// the rows, a row that was not chosen is only chosen, and the chosen one opens its detail.
  case opened(Int?)
  /// Opens the detail of the first of some rows, which goes on to the others.
  case detailed(RowNumbers?)
  case mapped(Int?)
  /// Opens a map of all rows on all pages.
  case mappedAll
  /// Compares two rows by their numbers, or two entities by their names.
  case compared([String])
  /// One becomes a favorite or none; several become favorites.
  case toggledFavorite(RowNumbers?)
  case removedFavorites(RowNumbers?)
  /// A line a row, for the clipboard.
  case copied(RowNumbers?)

  package var slot: EventSlot? {
    switch self {
    case .searched, .cleared, .next, .previous, .page: .content
    case .accompanied, .moved, .opened, .detailed, .mapped, .mappedAll, .compared,
      .toggledFavorite, .removedFavorites, .copied:
      nil
    }
  }

  /// Returns the event for a request of the session; `nil` for those that each screen answers by itself.
  package static func event(for intent: Intent, in scene: (some RowsScene)?) -> Self? {
    switch intent {
    case .accompany(let isSo): .accompanied(isSo)
    case .point(let event): event.notches.map { .moved(by: -$0) }
    case .click(let row, let isSecond):
      isSecond ? .opened(row) : scene?.steps(to: row).map { .moved(by: $0) }
    case .search(let text): .searched(text)
    case .step(let rows): .moved(by: rows)
    case .nextPage: .next
    case .previousPage: .previous
    case .open: .opened(nil)
    case .star: .toggledFavorite(nil)
    case .appear, .adopt, .reconnect, .stop, .proceed, .resize, .sort, .mark, .undo, .find, .inform,
      .goTo,
      .close:
      nil
    }
  }
}
