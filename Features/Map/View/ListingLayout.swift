import Localization
import TextUI

/// The rows below a map: number, title, and how to get there.
struct ListingLayout {
  let strings: Strings
  let columns: Int

  /// - Parameter choice: the place with the marker, whose row is told from the others.
  func lines(_ listing: MapListing, choice: MapContent.Choice?) -> [Line] {
    let cells = listing.rows.enumerated().map { index, row in
      Table.number(
        index + 1, isChosen: row.choice == choice, word: strings[RowsText.chosen])
        + [
          Line(row.title),
          Line(distance(row), .dim),
          Line(row.point.map(strings.abbreviation) ?? "", .dim),
          Line(row.matchedName ?? "", .dim),
        ]
    }
    let columns =
      Table.numberColumns + [
        TableColumn(least: 8), TableColumn(isTrailing: true, gap: 2), TableColumn(),
        // Last: a name from right to left would turn round what comes after it.
        TableColumn(least: 8, comfort: 20, yield: .whenFull),
      ]
    return Table.lines(cells, in: columns, width: self.columns)
  }

  private func distance(_ row: MapListing.Row) -> String {
    guard let distance = row.distance else { return "" }
    return row.point == nil ? strings[MapText.here] : distance
  }
}
