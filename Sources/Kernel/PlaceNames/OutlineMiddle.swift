package import Geo
import Platform

/// Finds a point for a country as a whole.
package enum OutlineMiddle {
  /// Returns the centroid of the largest ring, or a point near it; `nil` if no ring has an area.
  ///
  /// If the centroid is outside (of a crescent, or in a hole), the result is the middle of the widest
  /// stretch of land at its latitude. Areas are measured in Lambert's cylindrical equal-area
  /// projection: in Mercator's, the middle of Canada would be in the Arctic. The rings are those of
  /// ``MapDataManager/outline(of:)``.
  package static func middle(of rings: [[WorldPoint]]) -> WorldPoint? {
    let rings = rings.map { $0.map(equalArea) }
    let parts = rings.map(Shoelace.measure).filter { $0.centroid != nil }
    guard var point = parts.max(by: { $0.area < $1.area })?.centroid else { return nil }
    let land = stretches(of: rings, at: point.y)
    if !land.contains(where: { $0.contains(point.x) }),
      let widest = land.max(by: { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound })
    {
      point.x = (widest.lowerBound + widest.upperBound) / 2
    }
    return WorldPoint(x: point.x, y: 0.5 - atanh(point.y) / (2 * .pi))
  }

  /// Projects a point: x stays, and y becomes the sine of the latitude, which is tanh of Mercator's
  /// ordinate.
  static func equalArea(_ point: WorldPoint) -> WorldPoint {
    WorldPoint(x: point.x, y: tanh(.pi * (1 - 2 * point.y)))
  }

  /// Returns the stretches of a parallel that are inside, by the even-odd rule.
  private static func stretches(of rings: [[WorldPoint]], at y: Double) -> [ClosedRange<Double>] {
    let crossings = EvenOdd.crossings(of: rings, at: y).sorted()
    return stride(from: 0, to: crossings.count - 1, by: 2).map {
      crossings[$0]...crossings[$0 + 1]
    }
  }
}
