import Components
package import Contracts
package import Domain

/// The rows on screen, and their place among all rows.
package struct ListPage: NumberedPage, Hashable {
  package let rows: [ListRow]
  /// The number of rows, from the first, that the search most likely means.
  package var topHits = 0
  /// Whether nothing was found and the rows are suggestions, which no total counts.
  package var areSuggestions = false
  /// Matches by their own name, on all pages.
  package let total: Int
  /// Matches only by another name; they come after the others, unless sorted by relevance.
  package var alternateTotal = 0
  /// Rows before the first one shown.
  package var offset = 0
  /// ``count`` as it is written.
  package let countText: String
  /// `alternateTotal` as it is written.
  package var alternateText = "0"
  package var provenance: Provenance = .embedded
  /// The age of the rows, written out; `nil` if they are fresh or a part of the program.
  package var ageText: String?

  /// All rows of all pages.
  package var count: Int { total + alternateTotal }

  /// The index of the first row found by another name, below top hits; `nil` if that row is not on this
  /// page, or if the order of the rows mixes the two groups.
  ///
  /// Top hits found by another name move those found by their own, which end as much later.
  var alternateStart: Int? {
    let below = rows.dropFirst(topHits)
    guard alternateTotal > 0, let start = below.firstIndex(where: { $0.matchedName != nil }),
      below[start...].allSatisfy({ $0.matchedName != nil })
    else { return nil }
    let moved = offset + start - total
    let isHere =
      offset == 0
      ? moved == rows.prefix(topHits).count { $0.matchedName != nil }
      // How many were moved by the first page is not known on another.
      : moved == 0 || start > 0 && (0...ListQuery.topHits).contains(moved)
    return isHere ? start : nil
  }

  /// The index of the first row below the top hits; `nil` if there are no top hits, or nothing below them.
  var restStart: Int? { topHits > 0 && topHits < rows.count ? topHits : nil }
}

/// One row, its figures written out.
package struct ListRow: NumberedRow, Hashable {
  package let reference: Reference
  /// The entity's own number ("#25"); `nil` if its catalog has none.
  package var number: String?
  package let title: String
  /// The characters the search matched, counted from 0: in `matchedName` if there is one, else in the
  /// title.
  package var highlights: [Range<Int>] = []
  /// The facts of the row, in columns: the same for every row of a catalog, empty if not known.
  package var details: [String] = []
  /// The fact it is sorted by, if no other part of the row shows it.
  package var sortedBy: String?
  package var position: String?
  package var distinction: String?
  package var isFavorite = false
  package var isFrequent = false
  /// The other name it was found by.
  package var matchedName: String?
  /// `nil` if it has none.
  package var picture: PictureAddress?
}
