package import Catalog
package import Geo

/// The uniform grid of the spatial index: the same arithmetic writes it and reads it, so that what
/// touches a rectangle always shares a cell with it.
package struct AtlasGrid: Hashable, Sendable {
  /// How many cells the world is wide and high.
  package let side: Int

  /// A view of 400 × 240 dots has at most 10 × 7 cells of a region, which is not looked at where
  /// the world is less than 2896 dots wide, and 10 × 7 of the world, where it is 724 dots wide or
  /// more; of the globe it may have all.
  package init(_ detail: MapDetail) {
    side =
      switch detail {
      case .globe: 4
      case .world: 16
      case .region: 64
      }
  }

  package var count: Int { side * side }

  /// The cells a rectangle touches, those of a row side by side; none outside the world or for what
  /// is no rectangle.
  package func rows(in rect: WorldRect) -> [Range<Int>] {
    guard
      let columns = indices(from: rect.minX, to: rect.maxX),
      let rows = indices(from: rect.minY, to: rect.maxY)
    else { return [] }
    return rows.map { $0 * side + columns.lowerBound..<$0 * side + columns.upperBound + 1 }
  }

  /// Where a tile starts, in units of points; that of `side` is where the last one ends.
  ///
  /// Tiles that touch have the same number.
  package func start(of index: Int) -> UInt32 {
    UInt32((UInt64(index) * UInt64(QuantizedPoint.limit) * 2 + UInt64(side)) / UInt64(side * 2))
  }

  private func indices(from low: Double, to high: Double) -> ClosedRange<Int>? {
    guard low <= high, low <= 1, high >= 0 else { return nil }
    return index(low)...index(high)
  }

  private func index(_ fraction: Double) -> Int {
    min(side - 1, Int(min(1, max(0, fraction)) * Double(side)))
  }
}
