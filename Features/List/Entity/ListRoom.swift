/// The room there is for rows.
package struct ListRoom: Hashable, Sendable {
  /// Rows below each other.
  package let rows: Int
  /// Cells of a grid beside each other.
  package let gridColumns: Int

  package init(rows: Int, gridColumns: Int = 1) {
    self.rows = rows
    self.gridColumns = gridColumns
  }

  /// How many entities fit, at least one.
  ///
  /// - Parameter height: of each, in rows.
  func pageSize(_ layout: ListLayout, height: Int = 1) -> Int {
    let rows = max(1, rows / height)
    return switch layout {
    case .rows: rows
    case .grid: rows * gridColumns
    }
  }
}
