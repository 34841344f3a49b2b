import TextUI

/// Where a text goes on a map.
struct LabelPlace: Hashable, Sendable {
  let text: String
  let column: Int
  let row: Int

  init(text: String, column: Int, row: Int) {
    self.text = text
    self.column = column
    self.row = row
  }

  /// Beside a marker, cut where the row has no room for the whole text: to the right, to the left
  /// where only that has room, on the roomier side where neither has.
  ///
  /// The text has a space toward the marker, which keeps the lines of the map off it.
  ///
  /// nil where not even one character and the ellipsis fit, or the
  /// marker is outside.
  init?(_ label: String, besides marker: Int, row: Int, columns: Int) {
    guard (0..<columns).contains(marker) else { return nil }
    let label = Line(label)
    let (left, right) = (marker - 1, columns - marker - 2)
    let isRight = label.width <= right || (label.width > left && right >= left)
    let shown = label.truncated(to: isRight ? right : left)
    guard shown.width > 0, shown.text != "…" else { return nil }
    text = isRight ? " " + shown.text : shown.text + " "
    column = isRight ? marker + 1 : marker - 1 - shown.width
    self.row = row
  }

  var columns: Range<Int> { column..<column + DisplayWidth.of(text) }
}
