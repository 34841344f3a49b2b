package import Domain

/// Chooses what of a country is meant by it.
package enum GreaterParts {
  /// The rings with at least a tenth of the greatest one's area on the map; all where none has any.
  package static func of(_ rings: [[WorldPoint]]) -> [[WorldPoint]] {
    let areas = rings.map { Shoelace.measure($0).area }
    let greatest = areas.max() ?? 0
    return zip(rings, areas).filter { $1 * 10 >= greatest }.map(\.0)
  }
}
