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
  /// The squares that touch the outline, and those around them, by their numbers.
  private var squares: Set<Int> = []

  /// A number of squares that no row has: a square's number is its row times this, plus its column.
  private static let rowLength = 1 << 20

  init(_ rings: [[WorldPoint]]) {
    let boxes = rings.map(WorldRect.bounding)
    let size = boxes.map { min($0.maxX - $0.minX, $0.maxY - $0.minY) }.max() ?? 0
    // In a small country, less is far.
    side = min(Self.distances.upperBound, max(Self.distances.lowerBound, size / 16)) / 2
    for ring in rings {
      for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) { mark(start, end) }
    }
  }

  /// Marks the squares along an edge, and those around them.
  private mutating func mark(_ start: WorldPoint, _ end: WorldPoint) {
    let length = max(abs(end.x - start.x), abs(end.y - start.y))
    let steps = max(1, Int((length / side * 2).rounded(.up)))
    for step in 0..<steps {
      let part = Double(step) / Double(steps)
      let middle = square(
        WorldPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y)))
      for row in -1...1 {
        for column in -1...1 { squares.insert(middle + row * Self.rowLength + column) }
      }
    }
  }

  private func square(_ point: WorldPoint) -> Int {
    Int(point.y / side) * Self.rowLength + Int(point.x / side)
  }

  private func isNear(_ point: WorldPoint) -> Bool { squares.contains(square(point)) }

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
