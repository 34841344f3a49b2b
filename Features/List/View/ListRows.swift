import Components
import Contracts
import Domain
import Localization
import TextUI

/// The rows of the list in columns.
///
/// The columns are mark, number, star, the entity's own number, title, the fact it is sorted by, of a place
/// its region, country, population and position, the details of any other, and the distinction from
/// namesakes. A long title is cut first, but not below a sensible width, which is smaller for places in a
/// narrow window. Then a narrow window drops the position, then the country and the population, and of the
/// details the last. A country's code at the end of a title is never cut.
enum ListRows {
  /// - Parameters:
  ///   - hasPane: whether a map or a detail stands beside the rows.
  ///   - thumbnails: `nil` for rows without pictures before them, of one line each.
  static func lines(
    _ page: ListPage, of catalog: CatalogDescription, chosen: Int?, hasPane: Bool = false,
    width: Int, strings: Strings, thumbnails: ListThumbnails?, marked: [Reference] = []
  ) -> [Line] {
    let layout = thumbnails.map { ThumbnailLayout(thumbnails: $0) }
    let texts = RowText(
      page, chosen: chosen, isByPrefix: catalog.search.isByPrefix, strings)
    let details = page.rows.map { row -> [Line] in
      guard let kind = row.kind else {
        let facts = texts.details(row)
        // The columns of places leave room for one more.
        return catalog.arePlaces && !facts.isEmpty ? [Line(joining: facts)] : facts
      }
      // Rows of several catalogs have no columns in common.
      let place = texts.place(row)
      // The code of the country is in the title.
      let facts = row.summary.facts.isEmpty ? [place[0], place[2]] : texts.details(row)
      return [Line(strings[kind], .dim), Line(joining: facts.filter { $0.width > 0 })]
    }
    let count = details.reduce(0) { max($0, $1.count) }
    let places = catalog.arePlaces ? page.rows.map(texts.place) : []
    // Beside a map, the rest of the row says more.
    let hasPositions = count == 0 && (!hasPane || width >= leastWithPosition)
    let positions = hasPositions ? texts.positions : []
    let hasFrequent = page.rows.contains(where: \.isFrequent)
    func marks(_ row: ListRow) -> [Line] {
      let mark = Table.mark(
        "✓", .accent, isSet: marked.contains(row.reference), word: strings("marked") + " ")
      let frequent = Table.mark(
        "↺", .dim, isSet: row.isFrequent, word: strings("often opened") + " ")
      return (marked.isEmpty ? [] : [mark]) + (hasFrequent ? [frequent] : []) + [texts.star(row)]
    }
    let isMixed = page.rows.contains { $0.kind != nil }
    let room = max(0, width - (layout?.columns ?? 0))
    let haveRegions = isMixed || catalog.arePlaces
    let columns = columns(
      strings.colon,
      name: .name(end: catalog.rows.titleEnd, leavingRoomIn: haveRegions ? room : nil),
      details: isMixed ? mixedColumns : detailColumns(count),
      remark: haveRegions
        ? texts.remarkColumn : TableColumn(least: 8, comfort: 20, yield: .whenFull, importance: 1))
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
      let isColumn = if case .population = row.sortedBy?.value { !places.isEmpty } else { false }
      let sortedBy = isColumn ? nil : row.sortedBy.flatMap { texts.formats.text(of: $0) }
      cells.append(sortedBy.map { Line($0, .dim) } ?? Line())
      cells += places.isEmpty ? [Line(), Line(), Line()] : places[index]
      cells.append(hasPositions ? positions[index] : Line())
      for detail in 0..<count {
        cells.append(detail < details[index].count ? details[index][detail] : Line())
      }
      let hasRegion = haveRegions ? row.facts.region : nil
      cells.append(texts.remark(row, hasRegion: hasRegion?.isEmpty == false))
      return cells
    }
    let lines = Table.lines(cells, in: columns, width: room)
    guard let layout else { return lines }
    return zip(page.rows, lines).flatMap { layout.lines($0, $1) }.map { $0.truncated(to: width) }
  }

  /// The width from which on positions have room beside a pane, too.
  private static let leastWithPosition = 100

  private static func columns(
    _ colon: String, name: TableColumn, details: [TableColumn], remark: TableColumn
  ) -> [TableColumn] {
    Table.numberColumns
      + [
        TableColumn(gap: 1, spokenEnd: colon),
        TableColumn(isTrailing: true, gap: 1, yield: .whenFull),
        name,
        TableColumn(isTrailing: true),
      ]
      + RowText.placeColumns + [TableColumn(isTrailing: true, yield: .whenTight)]
      + details + [remark]
  }

  /// No one of several details is essential: the author is dropped before a headline is cut.
  private static func detailColumns(_ count: Int) -> [TableColumn] {
    (0..<count).map { _ in
      TableColumn(least: 8, comfort: 20, yield: count == 1 ? .whenFull : .whenTight)
    }
  }

  /// The columns of rows of several catalogs: what each is, which never leaves, and its facts.
  private static let mixedColumns = [
    TableColumn(), TableColumn(least: 8, comfort: 20, yield: .whenFull, importance: 3),
  ]
}

extension Line {
  /// Cells one after the other, with a dot between them.
  fileprivate init(joining cells: [Line]) {
    var spans: [Span] = []
    for cell in cells { spans += (spans.isEmpty ? [] : [.separator(.dim)]) + cell.spans }
    self.init(spans)
  }
}
