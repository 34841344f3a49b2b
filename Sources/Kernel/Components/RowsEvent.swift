package import TextUI
package import Viper

/// What can happen to rows on any screen that lists some a page at a time.
///
/// Row numbers are those shown: they start at 1 and go on over the pages; nil is the chosen row.
package enum RowsEvent: Hashable, Slotted {
  /// Whether there is room beside the rows for what is known of the chosen one.
  case accompanied(Bool)
  case searched(String)
  /// All rows are shown again, whatever they were restricted to.
  case cleared
  case next
  case previous
  /// Pages are numbered from 1.
  case page(Int)
  /// Moves the choice by that many rows, back if negative; past the end of a page to the next one.
  case moved(by: Int)
  /// To the map where a row is looked at first, else to the detail; a map that stands beside the rows
  /// already only follows.
  case opened(Int?)
  /// Of several rows the first one's; one goes on to the others from there.
  case detailed(RowNumbers?)
  case mapped(Int?)
  /// To a map of all rows on all pages.
  case mappedAll
  /// Two rows by their numbers, or two entries by their names.
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

  /// What the session asks of any screen with rows; nil for what each screen answers by itself.
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
    case .appear, .reconnect, .stop, .resize, .sort, .mark, .undo, .find, .goTo: nil
    }
  }
}
