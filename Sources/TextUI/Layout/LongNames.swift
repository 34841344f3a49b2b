/// The few rows of a table whose names leave no room for a column that all other rows have room for.
struct LongNames {
  /// The column of names.
  let name: Int
  let rows: Set<Int>
  private let yielding: [Int]

  /// At most one row in eight does without a column that the others have.
  private static let rarity = 8

  /// Nil where all rows are laid out alike.
  init?(_ rows: [[Line]], _ columns: [TableColumn], _ width: Int) {
    let used = columns.indices.filter { column in rows.contains { $0[column].width > 0 } }
    let yielding = used.filter { columns[$0].yield == .whenTight }
    guard let name = used.first(where: { columns[$0].isName }), !yielding.isEmpty else {
      return nil
    }
    let others = used.filter { $0 != name }.reduce(Table.gaps(used, columns)) { sum, column in
      let natural = rows.map { $0[column].width }.max() ?? 0
      return sum + min(natural, columns[column].comfort ?? .max)
    }
    let long = rows.indices.filter { rows[$0][name].width > width - others }
    let areAlone = long.allSatisfy { row in
      used.allSatisfy { $0 <= name || yielding.contains($0) || rows[row][$0].width == 0 }
    }
    guard areAlone, long.count * Self.rarity <= rows.count else { return nil }
    (self.name, self.rows, self.yielding) = (name, Set(long), yielding)
  }

  /// Whether the width of a column is found without this row.
  func leavesOut(_ row: Int, of column: Int) -> Bool {
    (column == name || yielding.contains(column)) && rows.contains(row)
  }
}
