import TextUI

/// Chooses what is named on a map, and where the names go.
///
/// The chosen place comes first, then the marks, then the towns, the most populous first, then the
/// countries, the greatest first, then the degrees of the graticule. No name is there twice,
/// whether it is the same place's, seen on another turn round the Earth, or another's. Nothing but
/// their order and their dots counts, so that a view that is moved a little looks much the same.
struct LabelLayout {
  /// A sign on its cell.
  struct Sign: Hashable, Sendable {
    let ink: Ink
    let column: Int
    let row: Int
  }

  /// A text beside a sign of that ink.
  struct Label: Hashable, Sendable {
    let ink: Ink
    let place: LabelPlace
  }

  /// A name for so many cells, at most, and as many as that for marks alone.
  static let cellsPerName = 40

  private(set) var signs: [Sign] = []
  private(set) var labels: [Label] = []
  private var board: LabelBoard
  private let mostLabels: Int
  private var names: Set<String> = []

  init(_ size: Size) {
    board = LabelBoard(size)
    mostLabels = max(4, size.columns * size.rows / Self.cellsPerName)
  }

  /// The dots are those of the canvas that is drawn on.
  ///
  /// - Parameters:
  ///   - drawing: what there is to name.
  ///   - label: names the marker.
  ///   - degrees: stands behind the numbers of the graticule.
  ///   - shift: so much nearer to the lower right corner is the drawing.
  ///   - marksMiddle: whether the middle of the view has a sign.
  mutating func add(
    _ drawing: MapDrawing, label: String, degrees: String = "°",
    shift: MapDot = MapDot(x: 0, y: 0), marksMiddle: Bool = false
  ) {
    func cell(_ dot: MapDot) -> (column: Int, row: Int) {
      ((dot.x + shift.x) >> 1, (dot.y + shift.y) >> 2)
    }
    // What is outside has no sign to name; while the window is resized that may be the marker.
    let marker = drawing.marker.map(cell).flatMap { sign(.marker, $0) ? $0 : nil }
    // Of several marks in one cell the first one is seen.
    let marks = drawing.marks.filter { sign($0.ink, cell($0.dot)) }
    if marksMiddle { sign(.middle, (board.size.columns / 2, board.size.rows / 2)) }
    if let marker { choose(label, marker) }
    for mark in marks.prefix(4 * mostLabels) where labels.count < mostLabels {
      name(mark.title, mark.ink, cell(mark.dot))
    }
    for town in drawing.towns where labels.count < mostLabels {
      let place = cell(town.dot)
      guard !names.contains(town.title), !names.contains(town.name),
        (-1...1).allSatisfy({ isOpen(place.column + $0, place.row) }),
        name(town.name, .town, place)
      else { continue }
      sign(.town, place)
    }
    for country in drawing.countries where labels.count < mostLabels {
      guard !names.contains(country.name) else { continue }
      let name = SafeText.clean(country.name)
      for stretch in country.places {
        let (column, row) = cell(stretch.dot)
        let end = (stretch.dot.x + shift.x + stretch.width) >> 1
        let columns = column + 2..<max(column + 2, end - 1)
        guard let place = board.place(name, within: columns, row) else { continue }
        names.insert(name)
        labels.append(Label(ink: .border, place: place))
        break
      }
    }
    for tick in drawing.ticks {
      let (column, row) = cell(tick.dot)
      let place = LabelPlace(text: tick.degrees + degrees, column: column, row: row)
      if board.takes(place) { labels.append(Label(ink: .graticule, place: place)) }
    }
  }

  /// Cells beyond the edge count as free.
  private func isOpen(_ column: Int, _ row: Int) -> Bool {
    !(0..<board.size.columns).contains(column) || board.isFree(column, row)
  }

  /// Returns false where the cell is outside or has something.
  @discardableResult
  private mutating func sign(_ ink: Ink, _ cell: (column: Int, row: Int)) -> Bool {
    guard board.isFree(cell.column, cell.row) else { return false }
    board.take(cell.column..<cell.column + 1, cell.row)
    signs.append(Sign(ink: ink, column: cell.column, row: cell.row))
    return true
  }

  @discardableResult
  private mutating func name(
    _ name: String, _ ink: Ink, _ cell: (column: Int, row: Int)
  ) -> Bool {
    guard board.isFree(cell.column, cell.row) || ink != .town,
      let place = board.place(SafeText.clean(name), beside: cell.column, cell.row)
    else { return false }
    labels.append(Label(ink: ink, place: place))
    names.insert(name)
    return true
  }

  /// The chosen place is named even where that means to cut its name.
  private mutating func choose(_ label: String, _ cell: (column: Int, row: Int)) {
    if name(label, .marker, cell) { return }
    guard
      let place = LabelPlace(
        label, besides: cell.column, row: cell.row, columns: board.size.columns),
      board.takes(place)
    else { return }
    labels.append(Label(ink: .marker, place: place))
    names.insert(label)
  }
}
