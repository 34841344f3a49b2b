import Localization
import TextUI

/// The rows of the list in columns.
///
/// Mark, number, star, title, position, what tells namesakes apart. Where it gets narrow the
/// position goes first.
enum ListRows {
  private static let columns =
    Table.numberColumns + [
      TableColumn(gap: 1),
      TableColumn(gap: 1, least: 10, comfort: 20),
      TableColumn(isTrailing: true, yield: .whenTight),
      TableColumn(least: 8, comfort: 20, yield: .whenFull),
    ]

  static func lines(
    _ page: ListPage, chosen: Int?, width: Int, strings: Strings
  ) -> [Line] {
    let positions = Table.alignedPairs(page.rows.map { $0.position ?? "" })
    let cells = page.rows.enumerated().map { index, row in
      Table.number(page.offset + index + 1, isChosen: chosen.map { $0 == index }) + [
        Line(row.isFavorite ? "★" : " ", .star),
        Line(row.title, matched: row.matchedName == nil ? row.highlight : 0),
        Line(positions[index], .dim),
        remark(row, strings),
      ]
    }
    return Table.lines(cells, in: columns, width: width)
  }

  private static func remark(_ row: ListRow, _ strings: Strings) -> Line {
    var spans: [Span] = []
    if let name = row.matchedName {
      spans += Line(name, matched: row.highlight, .dim).spans
    }
    if let label = row.distinction {
      if !spans.isEmpty { spans.append(Span(" · ", .dim)) }
      spans.append(Span(strings.phrase(for: label), .dim))
    }
    return Line(spans)
  }
}
