package import Contracts
import Domain
package import Geo

/// A point of the Web Mercator world in the whole numbers of the blob, each 0...`limit`.
package struct QuantizedPoint: Hashable, Sendable {
  /// The bytes of a point in the blob.
  package static let length = 6
  /// The number that stands for 1, the far edge of the world.
  package static let limit: UInt32 = 0xFF_FFFF

  package let x: UInt32
  package let y: UInt32

  package init(x: UInt32, y: UInt32) {
    self.x = min(x, Self.limit)
    self.y = min(y, Self.limit)
  }

  package var worldPoint: WorldPoint {
    WorldPoint(x: Self.fraction(x), y: Self.fraction(y))
  }

  /// The fraction of the world a whole number stands for, exact at both edges.
  package static func fraction(_ number: UInt32) -> Double {
    Double(number) / Double(limit)
  }

  /// Points that stand one after the other, `count` of them, all within the bytes.
  static func worldPoints(_ bytes: RawSpan, at offset: Int, count: Int) -> [WorldPoint] {
    [WorldPoint](capacity: count) { points in
      for place in stride(from: offset, to: offset + count * length, by: length) {
        points.append(
          WorldPoint(x: fraction(x(bytes, place)), y: fraction(y(bytes, place))))
      }
    }
  }

  // Four bytes at once, one of which is the other number's: a point has six.
  private static func x(_ bytes: RawSpan, _ offset: Int) -> UInt32 {
    bytes.number(at: offset) & limit
  }

  private static func y(_ bytes: RawSpan, _ offset: Int) -> UInt32 {
    bytes.number(at: offset + 2) >> 8
  }
}

/// The uniform grid of the spatial index: the same arithmetic writes it and reads it, so that what
/// touches a rectangle always shares a cell with it.
package struct AtlasGrid: Hashable, Sendable {
  /// How many cells the world is wide and high.
  package let side: Int

  /// A view of 400 × 240 dots has at most 10 × 7 cells.
  ///
  /// Regions are not looked at if the world is less than 2896 dots wide, nor the detail `world` if it
  /// is less than 724. A view may have all cells of the globe.
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

  private func indices(from low: Double, to high: Double) -> ClosedRange<Int>? {
    guard low <= high, low <= 1, high >= 0 else { return nil }
    return index(low)...index(high)
  }

  private func index(_ fraction: Double) -> Int {
    min(side - 1, Int(min(1, max(0, fraction)) * Double(side)))
  }
}
