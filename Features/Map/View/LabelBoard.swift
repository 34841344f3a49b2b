import TextUI

/// Which cells of a map have text or a sign, and where there is room for more.
struct LabelBoard: Sendable {
  /// The columns that keep a name without a sign from being read as a part of another name.
  private static let gapOfUnsigned = 3

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
  /// Nil where there is no room.
  mutating func place(_ name: String, beside column: Int, _ row: Int) -> LabelPlace? {
    let width = DisplayWidth.of(name)
    guard width > 0, width <= size.columns else { return nil }
    let middle = min(max(0, column - width / 2), size.columns - width)
    let places = [
      (column + 2, row), (column - 1 - width, row), (middle, row - 1), (middle, row + 1),
    ]
    for (start, line) in places where start >= 0 && start + width <= size.columns {
      let cells = spaced(start, width)
      guard fits(cells, line, besideSign: line == row ? column : nil) else { continue }
      return take(name, from: start, cells, line)
    }
    return nil
  }

  /// Finds room for a name in the middle of some columns of a row, or as near to it as there is, and
  /// takes it; nil where there is none.
  mutating func place(_ name: String, within columns: Range<Int>, _ row: Int) -> LabelPlace? {
    let room = columns.clamped(to: 0..<size.columns)
    let width = DisplayWidth.of(name)
    guard width > 0, room.count >= width else { return nil }
    let starts = room.lowerBound...room.upperBound - width
    let middle = room.lowerBound + (room.count - width) / 2
    for step in 0...starts.count {
      for start in step == 0 ? [middle] : [middle - step, middle + step]
      where starts.contains(start) {
        let cells = spaced(start, width)
        if fits(cells, row, gap: Self.gapOfUnsigned) { return take(name, from: start, cells, row) }
      }
    }
    return nil
  }

  /// The cells of a name and a blank on both sides, as far as these are on the map: they keep its
  /// lines off it.
  private func spaced(_ start: Int, _ width: Int) -> Range<Int> {
    max(0, start - 1)..<min(size.columns, start + width + 1)
  }

  private mutating func take(
    _ name: String, from start: Int, _ cells: Range<Int>, _ row: Int
  ) -> LabelPlace {
    take(cells, row)
    let before = start > cells.lowerBound ? " " : ""
    let after = start + DisplayWidth.of(name) < cells.upperBound ? " " : ""
    return LabelPlace(text: before + name + after, column: cells.lowerBound, row: row)
  }

  /// Takes the cells of a text where all of them are free.
  mutating func takes(_ place: LabelPlace) -> Bool {
    guard place.columns.allSatisfy({ isFree($0, place.row) }) else { return false }
    take(place.columns, place.row)
    return true
  }

  /// Whether the cells of a name are free, and on each side as many as the gap has: two names that are
  /// nearer to each other read as one.
  private func fits(
    _ cells: Range<Int>, _ row: Int, besideSign sign: Int? = nil, gap: Int = 1
  ) -> Bool {
    (cells.lowerBound - gap..<cells.upperBound + gap).allSatisfy { column in
      isFree(column, row)
        || !cells.contains(column) && (column == sign || !(0..<size.columns).contains(column))
    }
  }
}

/// Where a text goes on a map.
struct LabelPlace: Hashable, Sendable {
  let text: String
  let column: Int
  let row: Int

  var columns: Range<Int> { column..<column + DisplayWidth.of(text) }
}

extension LabelPlace {
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
    self.init(
      text: isRight ? " " + shown.text : shown.text + " ",
      column: isRight ? marker + 1 : marker - 1 - shown.width, row: row)
  }
}
