/// The size of a terminal or of a part of it, in character cells.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The same size with endless lines: the reader of linear text breaks them itself.
  package var unbroken: Size { Size(columns: 100_000, rows: rows) }
}

/// The place where a View shows its text.
@MainActor
package protocol Surface: AnyObject {
  /// Replaces the content on screen. The closure is called again with the new size after a resize.
  func show(_ content: @escaping (Size) -> [Line])
}
