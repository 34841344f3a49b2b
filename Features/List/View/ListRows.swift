import Components
import Contracts
import Domain
import Localization
import TextUI

/// The rows of the list in columns.
///
/// The columns are mark, number, star, the entity's own number, title, the fact it is sorted by, position
/// if there are no details, details, and distinction from namesakes. A narrow window drops the position
/// first, then the last of the details. A name is cut only when all else has given way, a country never.
enum ListRows {
  /// - Parameter thumbnails: `nil` for rows without pictures before them, of one line each.
  static func lines(
    _ page: ListPage, of catalog: CatalogDescription, chosen: Int?, width: Int, strings: Strings,
    thumbnails: ListThumbnails?, marked: [Reference] = []
  ) -> [Line] {
    let layout = thumbnails.map { ThumbnailLayout(thumbnails: $0) }
    let texts = RowText(
      page, chosen: chosen, isByPrefix: catalog.search.isByPrefix, strings)
    let details = page.rows.map { row in
      let facts = row.summary.details(texts.formats, below: row.title)
      // Rows of several catalogs have no columns in common.
      return row.kind.map { [strings[$0], facts.filter { !$0.isEmpty }.joined(separator: " · ")] }
        ?? facts
    }
    let count = details.reduce(0) { max($0, $1.count) }
    let positions = count == 0 ? texts.positions : []
    let hasFrequent = page.rows.contains(where: \.isFrequent)
    func marks(_ row: ListRow) -> [Line] {
      let mark = Table.mark(
        "✓", .accent, isSet: marked.contains(row.reference), word: strings[ListText.marked] + " ")
      let frequent = Table.mark(
        "↺", .dim, isSet: row.isFrequent, word: strings[ListText.frequent] + " ")
      return (marked.isEmpty ? [] : [mark]) + (hasFrequent ? [frequent] : []) + [texts.star(row)]
    }
    let columns = columns(details: count, titleEnd: catalog.rows.titleEnd)
    let cells = page.rows.indices.map { index in
      let row = page.rows[index]
      var cells: [Line] = []
      cells.reserveCapacity(columns.count)
      cells += texts.start(index)
      cells.append(
        marked.isEmpty && !hasFrequent
          ? texts.star(row) : Line(marks(row).flatMap(\.spans)))
      cells.append(texts.number(row).map { Line($0, .dim) } ?? Line())
      cells.append(texts.title(row))
      cells.append(
        row.sortedBy.flatMap { texts.formats.text(of: $0) }.map { Line($0, .dim) } ?? Line())
      cells.append(count == 0 ? positions[index] : Line())
      for detail in 0..<count {
        cells.append(Line(detail < details[index].count ? details[index][detail] : "", .dim))
      }
      cells.append(texts.remark(row))
      return cells
    }
    let lines = Table.lines(
      cells, in: columns, width: max(0, width - (layout?.columns ?? 0)))
    guard let layout else { return lines }
    return zip(page.rows, lines).flatMap { layout.lines($0, $1) }.map { $0.truncated(to: width) }
  }

  /// - Parameter titleEnd: how much of a title is never cut: ", PE".
  private static func columns(details: Int, titleEnd: Int) -> [TableColumn] {
    Table.numberColumns
      + [
        TableColumn(gap: 1, spokenEnd: ": "),
        TableColumn(isTrailing: true, gap: 1, yield: .whenFull),
        TableColumn(gap: 1, least: 10, isName: true, end: titleEnd),
        TableColumn(isTrailing: true),
        TableColumn(isTrailing: true, yield: .whenTight),
      ]
      // No one of several details is essential: the author is dropped before a headline is cut.
      + (0..<details).map { _ in
        TableColumn(least: 8, comfort: 20, yield: details == 1 ? .whenFull : .whenTight)
      }
      + [TableColumn(least: 8, comfort: 20, yield: .whenFull)]
  }
}
