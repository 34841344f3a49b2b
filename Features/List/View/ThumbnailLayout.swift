import Catalog
import PictureLines
import TextUI

/// Rows with a picture before each.
struct ThumbnailLayout {
  let thumbnails: ListThumbnails

  private static let gap = 1

  /// The columns that pictures take of a row.
  var columns: Int { thumbnails.size.columns + Self.gap }

  /// What stands for one row: its picture, and its text beside the first line of it.
  ///
  /// Each line has the picture's whole width, whatever there is of it.
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

  /// Nothing while a picture may come; a dot where there is none.
  private func placeholder(_ row: ListRow) -> [Line] {
    row.picture == nil ? [Line("·", .dim)] : []
  }
}
