import Contracts
import Domain
import Geo
import TextUI

/// Finds the stretches of a view on which the name of a country can stand.
struct CountryLabelFinder: Sendable {
  /// The most stretches that are worth a try.
  private static let mostStretches = 6

  /// The width in cells from which a stretch does not get better.
  private static let wideEnough = 24.0

  let frame: MapFrame

  /// Finds the countries in view, each with its area in view, on each turn round the Earth.
  func stretches(
    of part: MapPart
  ) -> [(code: String, stretches: [MapDrawing.Stretch], area: Double)] {
    part.countries.flatMap { country in
      part.offsets.compactMap { offset in
        find(country.rings, offset).map { (country.code, $0.stretches, $0.area) }
      }
    }
  }

  /// Returns `nil` if the rings fill no row of cells in view.
  private func find(
    _ rings: [[WorldPoint]], _ offset: Double
  ) -> (stretches: [MapDrawing.Stretch], area: Double)? {
    let stretches = widest(crossings(rings, offset))
    let area = stretches.reduce(0) { $0 + $1.width }
    guard area > 0 else { return nil }
    let middle = stretches.reduce(0) { $0 + Double($1.row) * $1.width } / area
    func rank(_ stretch: Stretch) -> Double {
      min(stretch.width / 2, Self.wideEnough) - abs(Double(stretch.row) - middle)
    }
    let best = stretches.sorted { rank($0) > rank($1) }.prefix(Self.mostStretches)
    let found = best.map { stretch in
      MapDrawing.Stretch(
        dot: MapDot(x: Int(stretch.start), y: stretch.row * 4), width: Int(stretch.width))
    }
    return (found, area)
  }

  private typealias Stretch = (row: Int, start: Double, width: Double)

  /// Returns x of each crossing of the rings with the middle of each row of cells, in dots.
  private func crossings(_ rings: [[WorldPoint]], _ offset: Double) -> [[Double]] {
    let rows = Int(frame.height / 4)
    var crossings: [[Double]] = Array(repeating: [], count: rows)
    for ring in rings {
      guard let last = ring.last else { continue }
      var start = project(last, offset)
      for corner in ring {
        let end = project(corner, offset)
        let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
        start = end
        // The middle of row r is at 4r + 2; each edge holds its upper end only.
        guard upper.y < lower.y, lower.y > 2, upper.y <= frame.height - 2 else { continue }
        let first = Int((max(2, upper.y) - 2).rounded(.up) / 4)
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        for row in max(0, first)..<rows {
          let y = Double(row * 4 + 2)
          if y < upper.y { continue }
          if y >= lower.y { break }
          crossings[row].append(upper.x + (y - upper.y) * slope)
        }
      }
    }
    return crossings
  }

  private func project(_ point: WorldPoint, _ offset: Double) -> CanvasPoint {
    frame.canvas(WorldPoint(x: point.x + offset, y: point.y))
  }

  /// Returns the widest stretch of land of each row that has land in view.
  private func widest(_ crossings: [[Double]]) -> [Stretch] {
    let last = frame.width
    return crossings.enumerated().compactMap { (row: Int, crossings: [Double]) -> Stretch? in
      let edges = crossings.sorted().map { (edge: Double) -> Double in min(last, max(0, edge)) }
      let stretches = stride(from: 0, to: edges.count - 1, by: 2).map { (index: Int) -> Stretch in
        (row: row, start: edges[index], width: edges[index + 1] - edges[index])
      }
      guard let widest = stretches.max(by: { $0.width < $1.width }), widest.width >= 2 else {
        return nil
      }
      return widest
    }
  }
}
