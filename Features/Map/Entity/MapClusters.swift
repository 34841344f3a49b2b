import Contracts
import Domain
import Geo
import TextUI

/// The user's points in a view, by the cells of the screen.
///
/// Points in one cell are a cluster, whose number is written there. A number that is wider takes in the
/// cells that it covers, and one on each side, so that no two numbers touch; the numbers add up to all
/// points in view.
struct MapClusters: Hashable {
  struct Cluster: Hashable {
    /// The first of its points.
    let index: Int
    let dot: MapDot
    var count: Int
    /// The class of the mean of its numbers; `nil` if it has none.
    var color: Int?
    var size: Int?
  }

  private(set) var clusters: [Cluster] = []
  /// The number of points in each class of the scale.
  private(set) var colors: [Int] = []
  private(set) var sizes: [Int] = []

  var count: Int { clusters.reduce(0) { $0 + $1.count } }

  /// The points of a cell.
  private struct Cell {
    var first = -1
    var count = 0
    var dot = MapDot(x: 0, y: 0)
    /// The sum of the numbers that color it, and how many there are.
    var color = Mean()
    var size = Mean()

    mutating func add(_ other: Cell) {
      count += other.count
      color.add(other.color)
      size.add(other.size)
    }
  }

  private struct Mean {
    var sum = 0.0
    var count = 0

    mutating func add(_ number: Double) {
      guard !number.isNaN else { return }
      sum += number
      count += 1
    }

    mutating func add(_ other: Mean) {
      sum += other.sum
      count += other.count
    }

    var value: Double { count == 0 ? .nan : sum / Double(count) }
  }

  /// - Parameters:
  ///   - points: the points.
  ///   - frame: the view.
  ///   - color: the scale that colors them; `nil` if none does.
  ///   - size: the scale that their signs grow with.
  init(_ points: [WorldPoint], in frame: MapFrame, color: MapScale? = nil, size: MapScale? = nil) {
    (colors, sizes) = (Self.zeros(color), Self.zeros(size))
    let columns = frame.size.columns
    var cells: [Cell] = []
    // The place among the cells of each cell of the screen.
    var places = [Int32](repeating: -1, count: max(0, columns * frame.size.rows))
    frame.visit(points) { index, dot in
      let cell = (dot.y >> 2) * columns + dot.x >> 1
      if places[cell] < 0 {
        places[cell] = Int32(cells.count)
        cells.append(Cell(first: index, dot: dot))
      }
      let place = Int(places[cell])
      cells[place].count += 1
      if let color {
        let number = color.values.numbers[index]
        cells[place].color.add(number)
        if let level = color.index(of: number) { colors[level] += 1 }
      }
      if let size {
        let number = size.values.numbers[index]
        cells[place].size.add(number)
        if let level = size.index(of: number) { sizes[level] += 1 }
      }
    }
    let signs = (color == nil ? 0 : 1) + (size == nil ? 0 : 1)
    merge(&cells, &places, columns, signs: signs)
    clusters = cells.filter { $0.count > 0 }.map { cell in
      Cluster(
        index: cell.first, dot: cell.dot, count: cell.count,
        color: color?.index(of: cell.color.value), size: size?.index(of: cell.size.value))
    }
  }

  private static func zeros(_ scale: MapScale?) -> [Int] {
    scale.map { Array(repeating: 0, count: $0.labels.count) } ?? []
  }

  /// Joins cells with the number that covers them, the greatest number first.
  private func merge(_ cells: inout [Cell], _ places: inout [Int32], _ columns: Int, signs: Int) {
    let order = cells.indices.filter { cells[$0].count > 1 || signs > 1 }
      .sorted { (-cells[$0].count, $0) < (-cells[$1].count, $1) }
    for index in order where cells[index].count > 0 {
      let cell = (cells[index].dot.y >> 2) * columns + cells[index].dot.x >> 1
      let row = cell / columns * columns..<(cell / columns + 1) * columns
      var width = 0
      while true {
        let text = ClusterText.text(cells[index].count)
        let wider = (cells[index].count > 1 ? text.count : 0) + signs
        guard wider > width else { break }
        width = wider
        for other in (cell - 1..<cell + width + 1).clamped(to: row) {
          let place = Int(places[other])
          guard place >= 0, place != index, cells[place].count > 0 else { continue }
          cells[index].add(cells[place])
          cells[place].count = 0
        }
      }
    }
  }
}

/// The number of a cluster on a map.
enum ClusterText {
  /// Returns the number, from a thousand on in thousands ("12k") and from a million on in millions ("3M"),
  /// rounded down.
  static func text(_ count: Int) -> String {
    switch count {
    case ..<1000: "\(count)"
    case ..<1_000_000: "\(count / 1000)k"
    default: "\(count / 1_000_000)M"
    }
  }
}

extension MapFrame {
  /// Visits the points in view, with their numbers and their dots.
  ///
  /// The dots are those of ``dot(of:)``, but for a million points it takes only some milliseconds.
  func visit(_ points: [WorldPoint], _ body: (Int, MapDot) -> Void) {
    guard width > 0, height > 0 else { return }
    let (center, scale) = (viewport.center, worldDots)
    let (left, top) = (width / 2, height / 2)
    for (index, point) in points.enumerated() {
      let y = (point.y - center.y) * scale + top
      guard y >= 0, y <= height else { continue }
      let away = point.x - center.x
      let x = (away - away.rounded()) * scale + left
      guard x >= 0, x <= width else { continue }
      body(index, MapDot(x: Int(min(x, width - 1)), y: Int(min(y, height - 1))))
    }
  }
}
