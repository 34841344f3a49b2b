import TextUI

/// Which cells of a map have text or a sign, and where there is room for more.
struct LabelBoard: Sendable {
  let size: Size
  private var taken: [Bool]

  init(_ size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    taken = Array(repeating: false, count: self.size.columns * self.size.rows)
  }

  /// Whether a cell is on the map and has nothing yet.
  func isFree(_ column: Int, _ row: Int) -> Bool {
    (0..<size.columns).contains(column) && (0..<size.rows).contains(row)
      && !taken[row * size.columns + column]
  }

  mutating func take(_ columns: Range<Int>, _ row: Int) {
    guard (0..<size.rows).contains(row) else { return }
    for column in columns.clamped(to: 0..<size.columns) {
      taken[row * size.columns + column] = true
    }
  }

  /// Finds room for a whole name beside a sign, and takes it: to the right, to the left, above, below.
  ///
  /// A blank column stays between it and whatever else the row has. Nil where there is no room.
  mutating func place(_ name: String, beside column: Int, _ row: Int) -> LabelPlace? {
    let width = DisplayWidth.of(name)
    guard width > 0, width <= size.columns else { return nil }
    let middle = min(max(0, column - width / 2), size.columns - width)
    let places = [
      LabelPlace(text: " " + name, column: column + 1, row: row),
      LabelPlace(text: name + " ", column: column - 1 - width, row: row),
      LabelPlace(text: name, column: middle, row: row - 1),
      LabelPlace(text: name, column: middle, row: row + 1),
    ]
    guard let place = places.first(where: { fits($0, besideSign: column, row) }) else { return nil }
    take(place.columns, place.row)
    return place
  }

  /// Takes the cells of a text where all of them are free.
  mutating func takes(_ place: LabelPlace) -> Bool {
    guard place.columns.allSatisfy({ isFree($0, place.row) }) else { return false }
    take(place.columns, place.row)
    return true
  }

  private func fits(_ place: LabelPlace, besideSign column: Int, _ row: Int) -> Bool {
    let cells = place.columns
    guard cells.allSatisfy({ isFree($0, place.row) }) else { return false }
    return [cells.lowerBound - 1, cells.upperBound].allSatisfy { beside in
      !(0..<size.columns).contains(beside) || (beside == column && place.row == row)
        || isFree(beside, place.row)
    }
  }
}
