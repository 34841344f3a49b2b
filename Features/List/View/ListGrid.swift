import Components
import Contracts
import Domain
import Localization
import TextUI

/// The titles of the list in cells beside each other, to be read line by line.
enum ListGrid {
  /// The width of a cell that most titles fit.
  private static let cellWidth = 26

  /// How many cells fit beside each other, at least one.
  static func columns(width: Int) -> Int { max(1, min(20, width / cellWidth)) }

  /// - Parameters:
  ///   - indices: of the rows of the page to show.
  ///   - thumbnails: `nil` for cells without pictures, of one line each.
  static func lines(
    _ page: ListPage, _ indices: Range<Int>, of catalog: CatalogDescription, chosen: Int?,
    width: Int, strings: Strings,
    thumbnails: ListThumbnails? = nil
  ) -> [Line] {
    let count = columns(width: width)
    let room = width / count
    let texts = RowText(page, chosen: chosen, isByPrefix: catalog.search.isByPrefix, strings)
    let cells = cells(
      page, indices, width: count == 1 ? width : room - 2, texts, strings, thumbnails)
    let rows = stride(from: 0, to: cells.count, by: count).flatMap { start in
      beside(
        Array(cells[start..<min(start + count, cells.count)]), room: room,
        separator: strings.semicolon)
    }
    return thumbnails == nil ? rows : rows.map { $0.truncated(to: width) }
  }

  /// With what tells it from its namesakes and the name it was found by, as far as there is room.
  private static func title(_ row: ListRow, _ texts: RowText) -> Line {
    let remark = texts.remark(row)
    guard remark.width > 0 else { return texts.title(row) }
    return Line(texts.title(row).spans + [.separator(.dim)] + remark.spans)
  }

  /// The lines of cells, each of the same height, side by side.
  private static func beside(_ cells: [[Line]], room: Int, separator: String) -> [Line] {
    (cells.first ?? []).indices.map { height in
      let row = cells.map { $0[height] }
      var spans: [Span] = []
      for (index, cell) in row.enumerated() {
        spans += cell.spans
        let isLast = index == row.count - 1
        if !isLast { spans.append(.gap(room - cell.width, spoken: separator)) }
      }
      return Line(spans)
    }
  }

  /// Mark, number, star, title and remark of each row; a long title is cut.
  private static func cells(
    _ page: ListPage, _ indices: Range<Int>, width: Int, _ texts: RowText,
    _ strings: Strings, _ thumbnails: ListThumbnails?
  ) -> [[Line]] {
    let columns =
      Table.numberColumns + [
        TableColumn(gap: 1, spokenEnd: strings.colon), TableColumn(gap: 1, least: 4),
      ]
    let rows = indices.map { index in
      let row = page.rows[index]
      return texts.start(index) + [texts.star(row), title(row, texts)]
    }
    guard let thumbnails else {
      return Table.lines(rows, in: columns, width: max(0, width)).map { [$0] }
    }
    let layout = ThumbnailLayout(thumbnails: thumbnails)
    let texts = Table.lines(rows, in: columns, width: max(0, width - layout.columns))
    return zip(page.rows[indices], texts).map { layout.lines($0, $1) }
  }
}

/// Rows with a picture before each.
struct ThumbnailLayout {
  let thumbnails: ListThumbnails

  private static let gap = 1

  /// The columns that pictures take of a row.
  var columns: Int { thumbnails.size.columns + Self.gap }

  /// The lines of one row: its picture, and its text beside the first line of the picture.
  ///
  /// Each line has the picture's whole width, even if the picture is missing.
  func lines(_ row: ListRow, _ text: Line) -> [Line] {
    let number = text.row(at: 0)
    let picture = thumbnails.pictures[row.reference]?.lines ?? placeholder(row)
    return (0..<thumbnails.size.rows).map { index in
      let line = (index < picture.count ? picture[index] : Line())
        .truncated(to: thumbnails.size.columns)
      let blanks = Span(String(repeating: " ", count: columns - line.width))
      return Line(
        [Span("", row: number)] + line.spans + [blanks] + (index == 0 ? text.spans : []))
    }
  }

  /// Nothing while a picture may come; a dot where the row has none.
  private func placeholder(_ row: ListRow) -> [Line] {
    row.summary.picture == nil ? [Line("·", .dim)] : []
  }
}
