import Contracts
import Domain
import TextUI

/// Lays out the names of one square of the map, the most important first.
///
/// All of a name stays in the square, a column away from its sides and a row from its lower end, so that the
/// names of two squares never touch. Cells are those of the view, and may be outside it.
struct StreetNameLayout {
  /// A cell of the view's grid, inside or outside the view.
  struct Cell: Hashable {
    let column: Int
    let row: Int

    init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }

    /// The cell that a point lies in.
    init(_ point: CanvasPoint) {
      column = Self.whole(point.x / 2)
      row = Self.whole(point.y / 4)
    }

    /// Returns the whole number at or below another, but for the error of rounding: it differs a little when
    /// the view has moved, and the cell must not.
    static func whole(_ value: Double) -> Int { Int((value + hair).rounded(.down)) }

    /// The same at or above it.
    static func ceiling(_ value: Double) -> Int { Int((value - hair).rounded(.up)) }

    private static let hair = 1.0 / 4096
  }

  /// A name and a cell at which it may stand; the most important comes first.
  struct Candidate: Comparable {
    let name: String
    let kind: StreetKind
    let cell: Cell
    private let rank: Int
    private let length: Float

    /// - Parameter length: that of the line that it names.
    init(_ name: String, _ kind: StreetKind, rank: Int, length: Float, at point: CanvasPoint) {
      self.name = name
      self.kind = kind
      self.rank = rank
      self.length = length
      cell = Cell(point)
    }

    static func < (one: Candidate, other: Candidate) -> Bool {
      let (priority, otherPriority) = (one.kind.namePriority, other.kind.namePriority)
      if priority != otherPriority { return priority < otherPriority }
      if one.rank != other.rank { return one.rank < other.rank }
      if one.length != other.length { return one.length > other.length }
      return (one.name, one.cell.row, one.cell.column)
        < (other.name, other.cell.row, other.cell.column)
    }
  }

  /// The cells for each name: more would hide the streets that they name.
  private static let cellsPerName = 140

  /// The columns of the longest name: longer ones would hide what they name.
  private static let widestName = 32

  private(set) var names: [StreetDrawing.Name] = []
  private let spacing: StreetNameSpacing
  /// The cells that names may take.
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// Whether each of these cells is taken, row by row.
  private var isTaken: [Bool]
  /// Where each name stands, by its folded text.
  private var places: [String: [Cell]] = [:]

  /// - Parameters:
  ///   - corner: that of the square in the north-west, in dots.
  ///   - opposite: that in the south-east.
  ///   - spacing: how far apart places of one name are.
  init(from corner: CanvasPoint, to opposite: CanvasPoint, _ spacing: StreetNameSpacing) {
    self.spacing = spacing
    func range(_ low: Double, _ high: Double, before: Int, after: Int) -> Range<Int> {
      let first = Cell.ceiling(low) + before
      return first..<max(first, Cell.whole(high) - after)
    }
    columns = range(corner.x / 2, opposite.x / 2, before: 1, after: 1)
    rows = range(corner.y / 4, opposite.y / 4, before: 0, after: 1)
    isTaken = Array(repeating: false, count: columns.count * rows.count)
  }

  /// Adds the names that have room.
  mutating func add(_ candidates: [Candidate]) {
    let most = columns.count * rows.count / Self.cellsPerName
    for candidate in candidates.sorted() where names.count < most {
      if candidate.kind.sign == nil { add(candidate) } else { addBesideSign(candidate) }
    }
  }

  /// Adds a name across its cell.
  private mutating func add(_ candidate: Candidate) {
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let row = min(max(candidate.cell.row, rows.lowerBound), rows.upperBound - 1)
    guard isFree(candidate.cell.column..<candidate.cell.column + 1, row),
      let (text, width) = text(of: candidate)
    else { return }
    let start = start(of: width, around: candidate.cell.column)
    guard isFree(start - 2..<start + width + 2, row),
      candidate.kind == .houseNumber
        || isEmpty(start..<start + width, row - 1) && isEmpty(start..<start + width, row + 1),
      isNewThere(candidate)
    else { return }
    write(text, width, candidate.kind, Cell(column: start, row: row), sign: nil)
  }

  /// Adds a name beside its sign, at the first position with room: right, left, above, below.
  private mutating func addBesideSign(_ candidate: Candidate) {
    let sign = candidate.cell
    guard columns.contains(sign.column), isFree(sign.column - 1..<sign.column + 2, sign.row),
      let (text, width) = text(of: candidate)
    else { return }
    let middle = start(of: width, around: sign.column)
    // `before` and `after` are the columns that have to be free beyond the blanks around the name.
    let positions = [
      (start: sign.column + 2, row: sign.row, before: 0, after: 1),
      (sign.column - 1 - width, sign.row, 1, 0), (middle, sign.row - 1, 1, 1),
      (middle, sign.row + 1, 1, 1),
    ]
    for (start, row, before, after) in positions
    where start >= columns.lowerBound && start + width <= columns.upperBound
      && isFree(start - 1 - before..<start + width + 1 + after, row)
    {
      guard isNewThere(candidate) else { return }
      take(sign.column..<sign.column + 1, sign.row)
      return write(text, width, candidate.kind, Cell(column: start, row: row), sign: sign)
    }
  }

  /// The text of a name and its columns; `nil` for one that is too long, or has none.
  private func text(of candidate: Candidate) -> (String, width: Int)? {
    let text = SafeText.clean(candidate.name)
    let width = DisplayWidth.of(text)
    return width > 0 && width <= min(Self.widestName, columns.count) ? (text, width) : nil
  }

  /// The column in which a name begins that has its middle over another, as far as the square has room.
  private func start(of width: Int, around column: Int) -> Int {
    min(max(column - width / 2, columns.lowerBound), columns.upperBound - width)
  }

  /// Whether a name stands nowhere near; house numbers may.
  ///
  /// "Riu Valira" and "riu Valira" are one.
  private mutating func isNewThere(_ candidate: Candidate) -> Bool {
    if candidate.kind == .houseNumber { return true }
    let (text, cell) = (Fold.fold(candidate.name), candidate.cell)
    let isNew = places[text, default: []].allSatisfy { spacing.isFar(cell, from: $0) }
    if isNew { places[text, default: []].append(cell) }
    return isNew
  }

  private mutating func write(
    _ text: String, _ width: Int, _ kind: StreetKind, _ start: Cell, sign: Cell?
  ) {
    // With the blanks around it.
    take(start.column - 1..<start.column + width + 1, start.row)
    names.append(
      StreetDrawing.Name(
        text: text, width: width, kind: kind, dot: start.dot, sign: sign.map(\.dot)))
  }

  private mutating func take(_ cells: Range<Int>, _ row: Int) {
    for column in cells.clamped(to: columns) { isTaken[index(column, row)] = true }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    (row - rows.lowerBound) * columns.count + column - columns.lowerBound
  }

  /// Whether cells of a row are without names; those beside the square are, those above and below are not.
  private func isFree(_ cells: Range<Int>, _ row: Int) -> Bool {
    rows.contains(row) && isEmpty(cells, row)
  }

  /// Whether no name is in some cells: names in a pile can't be told apart.
  private func isEmpty(_ cells: Range<Int>, _ row: Int) -> Bool {
    !rows.contains(row)
      || cells.clamped(to: columns).allSatisfy { !isTaken[index($0, row)] }
  }
}

extension StreetNameLayout.Cell {
  /// Its north-western dot.
  fileprivate var dot: MapDot { MapDot(x: column * 2, y: row * 4) }
}
