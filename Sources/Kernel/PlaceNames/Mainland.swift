package import Geo

/// Finds the part of a country that its map shows at first.
package enum Mainland {
  /// The share of a country's area that its main parts hold.
  ///
  /// With more, the map of Norway would reach to Svalbard (which has a sixth of the area), and that of
  /// the United States to Alaska (a sixth, too).
  private static let share = 0.75

  /// How far around the main parts others may lie, as a share of the size of these.
  ///
  /// So Corsica, Crete and Tierra del Fuego are in view, and the Canary Islands, the Azores, Easter
  /// Island and French Guiana are not.
  private static let nearness = 0.25

  /// Returns the box of the main land: the largest parts that hold three quarters of the area
  /// together, the part with the capital, and the parts whose middle is near these.
  ///
  /// Areas are real ones, not those of Mercator's map, on which the islands of the Arctic are as large
  /// as continents. The other parts are still on the map: one moves there.
  ///
  /// - Parameters:
  ///   - rings: those of ``MapDataManager/outline(of:)``.
  ///   - capital: the position of the capital; `nil` if it is not known.
  /// - Returns: the box as ``WorldRect/around(_:)`` gives it; `nil` if there are no rings.
  package static func box(of rings: [[WorldPoint]], capital: WorldPoint? = nil) -> WorldRect? {
    let parts = rings.map { ring in
      (ring: ring, area: Shoelace.measure(ring.map(OutlineMiddle.equalArea)).area)
    }.sorted { $0.area > $1.area }
    let enough = parts.reduce(0) { $0 + $1.area } * share
    var held = 0.0
    var main: [WorldPoint] = []
    for part in parts {
      let hasCapital = capital.map { EvenOdd.contains($0, in: [part.ring]) } ?? false
      if held < enough || hasCapital { main += part.ring }
      held += part.area
    }
    guard let box = WorldRect.around(main) else { return WorldRect.around(rings.flatMap(\.self)) }
    return .around(main + rings.filter { isNear($0, box) }.flatMap(\.self))
  }

  /// Returns whether the middle of a part is near a box, on whatever turn round the Earth.
  private static func isNear(_ ring: [WorldPoint], _ box: WorldRect) -> Bool {
    let part = WorldRect.bounding(ring)
    let x = (part.minX + part.maxX - box.minX - box.maxX) / 2
    let y = (part.minY + part.maxY - box.minY - box.maxY) / 2
    let reach = 0.5 + nearness
    return abs(x - x.rounded()) <= (box.maxX - box.minX) * reach
      && abs(y) <= (box.maxY - box.minY) * reach
  }
}
