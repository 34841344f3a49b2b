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
    _ page: ListPage, _ traits: RowTraits, chosen: Int?, width: Int, strings: Strings,
    thumbnails: ListThumbnails?, marked: [Reference] = []
  ) -> [Line] {
    let layout = thumbnails.map { ThumbnailLayout(thumbnails: $0) }
    let positions = Table.alignedPairs(page.rows.map { $0.position ?? "" })
    let count = page.rows.reduce(0) { max($0, $1.details.count) }
    let hasFrequent = page.rows.contains(where: \.isFrequent)
    func marks(_ row: ListRow) -> [Line] {
      (marked.isEmpty ? [] : [mark(row, marked, strings)])
        + (hasFrequent ? [frequent(row, strings)] : []) + [star(row, strings)]
    }
    let columns = columns(details: count, titleEnd: traits.titleEnd)
    let cells = page.rows.indices.map { index in
      let row = page.rows[index]
      var cells: [Line] = []
      cells.reserveCapacity(columns.count)
      let (mark, number) = Table.number(
        page.offset + index + 1, isChosen: chosen.map { $0 == index },
        word: strings[RowsText.chosen])
      cells.append(mark)
      cells.append(number)
      cells.append(
        marked.isEmpty && !hasFrequent
          ? star(row, strings) : Line(marks(row).flatMap(\.spans)))
      cells.append(row.number.map { Line($0, .dim) } ?? Line())
      cells.append(title(row))
      cells.append(row.sortedBy.map { Line($0, .dim) } ?? Line())
      cells.append(
        count == 0 ? Line([Span(positions[index], .dim, spoken: row.position)]) : Line())
      for detail in 0..<count {
        cells.append(Line(row.details.indices.contains(detail) ? row.details[detail] : "", .dim))
      }
      cells.append(remark(row))
      return cells
    }
    let lines = Table.lines(
      cells, in: columns, width: max(0, width - (layout?.columns ?? 0)))
    guard let layout else { return lines }
    return zip(page.rows, lines).flatMap { layout.lines($0, $1) }.map { $0.truncated(to: width) }
  }

  static func star(_ row: ListRow, _ strings: Strings) -> Line {
    Table.mark("★", .star, isSet: row.isFavorite, word: strings[RowsText.favorite])
  }

  private static func mark(_ row: ListRow, _ marked: [Reference], _ strings: Strings) -> Line {
    Table.mark(
      "✓", .accent, isSet: marked.contains(row.reference), word: strings[ListText.marked] + " ")
  }

  private static func frequent(_ row: ListRow, _ strings: Strings) -> Line {
    Table.mark(
      "↺", .dim, isSet: row.isFrequent, word: strings[ListText.frequent] + " ")
  }

  static func title(_ row: ListRow) -> Line {
    Line(row.title, matched: row.matchedName == nil ? row.highlights : [])
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

  /// The distinction of the row from others, and the name it was found by.
  ///
  /// A name that is read from right to left comes last: a terminal that reverses it would move the
  /// figures behind it too.
  static func remark(_ row: ListRow) -> Line {
    guard row.matchedName != nil || row.distinction != nil else { return Line() }
    let name = row.matchedName.map { Line($0, matched: row.highlights, .dim).spans }
    let label = row.distinction.map { [Span($0, .dim)] }
    let isTurned = row.matchedName.map(TextDirection.isRightToLeft) ?? false
    let parts = (isTurned ? [label, name] : [name, label]).compactMap(\.self)
    var line = Line(parts.first ?? [])
    for part in parts.dropFirst() { line.spans += [.separator(.dim)] + part }
    return line
  }
}
