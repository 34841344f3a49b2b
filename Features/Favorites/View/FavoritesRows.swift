import Domain
import Localization
import TextUI

/// The favorites in columns.
///
/// Mark, number, title, position, what tells namesakes apart (or that it is gone), catalog, day of
/// adding. Where it gets narrow the last go first.
enum FavoritesRows {
  /// A headline leaves the other columns their room, a name does not: it is cut when all else has
  /// given way, and a country never.
  private static func columns(_ page: FavoritesPage) -> [TableColumn] {
    Table.numberColumns + [
      TableColumn(
        gap: 1, least: 10, comfort: 40, isName: page.isNamed, end: page.titleEnd),
      TableColumn(isTrailing: true, yield: .whenTight),
      TableColumn(least: 8, comfort: 20, yield: .whenFull),
      TableColumn(yield: .whenTight),
      TableColumn(yield: .whenTight),
    ]
  }

  static func lines(
    _ page: FavoritesPage, chosen: Int?, width: Int, strings: Strings, showsCatalogs: Bool
  ) -> [Line] {
    let positions = Table.alignedPairs(page.rows.map { $0.position ?? "" })
    let cells = page.rows.enumerated().map { index, row in
      Table.number(
        page.offset + index + 1, isChosen: chosen.map { $0 == index },
        word: strings[RowsText.chosen])
        + [
          Line(row.title, matched: row.highlights, row.isGone ? .dim : .plain),
          Line([Span(positions[index], .dim, spoken: row.position)]),
          remark(row, strings),
          Line(showsCatalogs ? strings.name(of: row.catalog) : "", .dim),
          Line(row.added, .dim),
        ]
    }
    return Table.lines(cells, in: columns(page), width: width)
  }

  private static func remark(_ row: FavoritesRow, _ strings: Strings) -> Line {
    if row.isGone { return Line(strings[FavoritesText.isGone], .notice) }
    return Line(row.distinction ?? "", .dim)
  }
}
