import Cities
import Domain

/// Stretches of cells in the rows of a ``CountryGrid``, from the south.
///
/// Each has a label, the number of the area that it belongs to.
///
/// Only whole numbers and square roots are used, so that every machine makes the same cells.
struct BorderCells {
  struct Run: Equatable {
    var start: Int
    /// The column after the last one.
    var end: Int
    let label: Int
  }

  /// The stretches of each row, by their start and then by their label.
  private(set) var rows: [[Run]]

  init(rows: [[Run]]) {
    self.rows = rows
  }

  /// Makes the cells whose middle lies in outlines, each filled by the even-odd rule over all its
  /// rings.
  ///
  /// The source's unit, 1/120°, is half a cell. A ring's edge crosses the middle of row r at the
  /// latitude 2r + 1 − 90°. An edge includes its southern end, and not its northern one.
  init(of rings: some Sequence<(label: Int, corners: [UnitPosition])>) {
    var crossings = [[Int: [Int]]](repeating: [:], count: CountryGrid.rows)
    for (label, corners) in rings {
      for (one, other) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        let (south, north) = one.north < other.north ? (one, other) : (other, one)
        let height = north.north - south.north
        // The first row is the one whose middle is at the southern end, or north of it.
        for row in south.north / 2..<north.north / 2 {
          let way = (2 * row + 1 - south.north) * (north.east - south.east)
          let column = Self.ceiling(way + (south.east - 1) * height, over: 2 * height)
          crossings[row][label, default: []].append(column)
        }
      }
    }
    rows = crossings.map { crossings in
      crossings.flatMap { label, columns in
        let columns = columns.sorted()
        return stride(from: 0, to: columns.count - 1, by: 2).compactMap { index in
          let run = Run(start: columns[index], end: columns[index + 1], label: label)
          return run.start < run.end ? run : nil
        }
      }.sorted(by: Self.isBefore)
    }
  }

  private static func ceiling(_ number: Int, over divisor: Int) -> Int {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder > 0 ? quotient + 1 : quotient
  }

  static func isBefore(_ one: Run, _ other: Run) -> Bool {
    (one.start, one.label) < (other.start, other.label)
  }

  /// Returns the labels of a cell, in order.
  func labels(at position: UnitPosition) -> [Int] {
    let (row, column) = position.cell
    return rows[row].filter { $0.start <= column && column < $0.end }.map(\.label)
  }

  /// Adds a cell.
  mutating func insert(_ label: Int, at position: UnitPosition) {
    let (row, column) = position.cell
    rows[row].append(Run(start: column, end: column + 1, label: label))
    rows[row].sort(by: Self.isBefore)
  }

  /// Returns the cells without those that are this near to a cell of another label.
  func apart(kilometres: Double) -> Self {
    let height = 111.195 / Double(CountryGrid.cells)
    let reach = Int(kilometres / height) + 1
    return Self(
      rows: rows.indices.map { row in
        guard !rows[row].isEmpty else { return [] }
        // A degree of longitude shrinks like cos φ ≥ 1 − (φ / 90°)².
        let middle = (Double(row) + 0.5) / Double(CountryGrid.cells * 90) - 1
        let width = height * (1 - middle * middle)
        var others: [Run] = []
        for near in max(0, row - reach)...min(rows.count - 1, row + reach) {
          let north = Double(near - row) * height
          let square = kilometres * kilometres - north * north
          let side = square > 0 ? Int(square.squareRoot() / width) : 0
          others += rows[near].map {
            Run(start: $0.start - side, end: $0.end + side, label: $0.label)
          }
        }
        others.sort(by: Self.isBefore)
        return Self.joined(rows[row].flatMap { $0.parts(without: others) })
      })
  }

  static func joined(_ runs: [Run]) -> [Run] {
    runs.sorted(by: isBefore).reduce(into: []) { joined, run in
      if let last = joined.last, last.label == run.label, last.end >= run.start {
        joined[joined.count - 1].end = max(last.end, run.end)
      } else {
        joined.append(run)
      }
    }
  }
}

extension BorderCells.Run {
  /// Returns the parts outside the runs of other labels, which are sorted by their start.
  func parts(without others: [Self]) -> [Self] {
    var parts: [Self] = []
    var start = start
    for other in others where other.label != label && other.end > start {
      guard other.start < end, start < end else { break }
      if other.start > start { parts.append(Self(start: start, end: other.start, label: label)) }
      start = other.end
    }
    if start < end { parts.append(Self(start: start, end: end, label: label)) }
    return parts
  }
}

/// A position in 1/120°, the unit of the source, from the south pole and from the antimeridian.
struct UnitPosition: Hashable {
  let north: Int
  let east: Int

  init(north: Int, east: Int) {
    self.north = north
    self.east = east
  }

  /// Takes the unit nearest to a position.
  init(_ position: Coordinate) {
    self.init(
      north: Int(((position.latitude + 90) * 120).rounded()),
      east: Int(((position.longitude + 180) * 120).rounded()))
  }

  var cell: (row: Int, column: Int) {
    (min(CountryGrid.rows - 1, north / 2), min(CountryGrid.columns - 1, east / 2))
  }
}
