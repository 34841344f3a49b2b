/// The room there is for rows.
package struct ListRoom: Hashable, Sendable {
  /// Rows below each other.
  package let rows: Int
  /// Cells of a grid beside each other.
  package var gridColumns = 1

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

/// How rows are laid out.
package enum ListLayout: Hashable, Sendable {
  /// One below the other, with what is known of each.
  case rows
  /// Beside each other too, with nothing but their titles.
  case grid
}
