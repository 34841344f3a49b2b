/// The size of a terminal or of a part of it, in character cells.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The same with lines that no text is too long for: linear text is broken by who reads it.
  package var unbroken: Size { Size(columns: 100_000, rows: rows) }
}

/// Where a View shows its text.
@MainActor
package protocol Surface: AnyObject {
  /// Shows content in place of what was shown before; called again for another size on a resize.
  func show(_ content: @escaping (Size) -> [Line])
}
