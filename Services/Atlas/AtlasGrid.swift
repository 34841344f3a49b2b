package import Domain

/// The uniform grid of the spatial index: the same arithmetic writes it and reads it, so that a
/// chunk and a rectangle which touch always share a cell.
package enum AtlasGrid {
  package static let side = 64

  /// The cells a rectangle touches, row by row; none outside the world or for what is no rectangle.
  package static func cells(in rect: WorldRect) -> [Int] {
    guard
      let columns = indices(from: rect.minX, to: rect.maxX),
      let rows = indices(from: rect.minY, to: rect.maxY)
    else { return [] }
    return rows.flatMap { row in columns.map { row * side + $0 } }
  }

  private static func indices(from low: Double, to high: Double) -> ClosedRange<Int>? {
    guard low <= high, low <= 1, high >= 0 else { return nil }
    return index(low)...index(high)
  }

  private static func index(_ fraction: Double) -> Int {
    min(side - 1, Int(min(1, max(0, fraction)) * Double(side)))
  }
}
