import TextUI

/// Where a label goes beside its marker: to the right, to the left where only that has room, cut
/// on the roomier side where neither has.
struct LabelPlace: Hashable, Sendable {
  let text: String
  let column: Int

  /// The text has a space toward the marker, which keeps the lines of the map off it.
  ///
  /// nil where not even one character and the ellipsis fit, or the
  /// marker is outside.
  init?(_ label: String, besides marker: Int, columns: Int) {
    guard (0..<columns).contains(marker) else { return nil }
    let label = Line(label)
    let (left, right) = (marker - 1, columns - marker - 2)
    let isRight = label.width <= right || (label.width > left && right >= left)
    let shown = label.truncated(to: isRight ? right : left)
    guard shown.width > 0, shown.text != "…" else { return nil }
    text = isRight ? " " + shown.text : shown.text + " "
    column = isRight ? marker + 1 : marker - 1 - shown.width
  }
}
