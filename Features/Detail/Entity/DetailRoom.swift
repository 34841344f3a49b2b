import Catalog

/// The room there is for a detail, in character cells.
package struct DetailRoom: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  /// Whether facts have enough room beside a picture.
  static func isWide(_ columns: Int) -> Bool { columns >= 64 }

  /// The room for the picture: beside the facts, else above them, else the window's.
  ///
  /// Title, placeholder and prompt leave it some rows in the smallest window.
  func picture(isEnlarged: Bool) -> PictureSize {
    if isEnlarged { return PictureSize(columns: columns, rows: max(1, rows - 4)) }
    if Self.isWide(columns) {
      return PictureSize(columns: min(40, columns * 2 / 5), rows: max(1, min(18, rows - 4)))
    }
    return PictureSize(columns: min(40, columns), rows: max(1, min(12, rows / 2 - 1)))
  }
}
