import Contracts
import Domain
import Geo

/// Finds the stretches of a map's lines that run along the outline of a country.
///
/// The map has outlines only in its coarse resolution, so finer lines are compared with that: a stretch
/// within a distance of the outline is the country's own border or coast.
struct OutlineMatcher: Sendable {
  /// The range of distances that a border may stray from the coarse outline, in units of the world:
  /// 0.001 are 40 km at the equator.
  private static let distances = 0.0001...0.001

  /// The side of a square.
  ///
  /// A point in the square beside another is at most two sides away.
  private let side: Double
  /// The squares that touch the outline, and those around them.
  private var squares: Set<Int> = []

  init(_ rings: [[WorldPoint]]) {
    let sizes = rings.map(WorldRect.bounding).map { min($0.maxX - $0.minX, $0.maxY - $0.minY) }
    // In a small country, less is far.
    let distance = max(Self.distances.lowerBound, sizes.reduce(.zero, max) / 16)
    side = min(Self.distances.upperBound, distance) / 2
    for ring in rings {
      for (start, end) in zip(ring, ring.dropFirst() + ring) { mark(start, end) }
    }
  }

  /// Marks the squares along an edge, and those around them.
  private mutating func mark(_ start: WorldPoint, _ end: WorldPoint) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let steps = max(1, Int((max(abs(dx), abs(dy)) / side * 2).rounded(.up)))
    for step in 0..<steps {
      let part = Double(step) / Double(steps)
      let (row, column) = square(WorldPoint(x: start.x + part * dx, y: start.y + part * dy))
      for row in row - 1...row + 1 {
        for column in column - 1...column + 1 { squares.insert(number(row, column)) }
      }
    }
  }

  private func square(_ point: WorldPoint) -> (row: Int, column: Int) {
    (Int(point.y / side), Int(point.x / side))
  }

  /// Numbers a square: its row is the upper half of the number, its column the lower.
  private func number(_ row: Int, _ column: Int) -> Int { row << UInt32.bitWidth | column }

  private func isNear(_ point: WorldPoint) -> Bool {
    let (row, column) = square(point)
    return squares.contains(number(row, column))
  }

  /// Returns the parts of a border or a coast that are the country's; none for other lines.
  func stretches(of line: MapLine) -> [[WorldPoint]] {
    guard line.layer == .border || line.layer == .coast else { return [] }
    var stretches: [[WorldPoint]] = []
    var stretch: [WorldPoint] = []
    func end() {
      if stretch.count > 1 { stretches.append(stretch) }
      stretch = []
    }
    for point in line.points {
      guard isNear(point) else {
        end()
        continue
      }
      if let last = stretch.last,
        !isNear(WorldPoint(x: (last.x + point.x) / 2, y: (last.y + point.y) / 2))
      {
        end()
      }
      stretch.append(point)
    }
    end()
    return stretches
  }
}
