package import Domain

/// Chooses what of a country is meant by it.
package enum GreaterParts {
  /// The rings with at least a tenth of the greatest one's area on the map; all where none has any.
  package static func of(_ rings: [[WorldPoint]]) -> [[WorldPoint]] {
    let areas = rings.map(area)
    let greatest = areas.max() ?? 0
    return zip(rings, areas).filter { $1 * 10 >= greatest }.map(\.0)
  }

  /// Half the sum of the cross products of neighboring corners (the shoelace formula).
  private static func area(_ ring: [WorldPoint]) -> Double {
    guard let last = ring.last else { return 0 }
    var (sum, before) = (0.0, last)
    for point in ring {
      sum += before.x * point.y - point.x * before.y
      before = point
    }
    return sum.magnitude / 2
  }
}
