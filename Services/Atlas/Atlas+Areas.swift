import Catalog
import FoundationEssentials
import Geo

extension AtlasTable {
  /// The areas of the tiles the rectangle touches, land before lakes.
  func areas(in rect: WorldRect) -> [MapArea] {
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return [] }
    // A tile's sides are rounded to the units of points.
    let unit = QuantizedPoint.fraction(1)
    let near = WorldRect(
      minX: rect.minX - unit, minY: rect.minY - unit, maxX: rect.maxX + unit,
      maxY: rect.maxY + unit)
    var areas: [MapArea] = []
    for (layer, kind) in [MapArea.Kind.land, .lake].enumerated() {
      for row in grid.rows(in: near) {
        let tiles = layer * grid.count + row.lowerBound..<layer * grid.count + row.upperBound
        for area in elements(of: tiles, in: .tiles, below: self[.areas].count - 1) {
          let indices = elements(of: area..<area + 1, in: .areas, below: self[.rings].count - 1)
          let rings = rings(indices)
          if !rings.isEmpty { areas.append(MapArea(kind: kind, rings: rings)) }
        }
      }
    }
    return areas
  }

  /// The corners of rings, without those a damaged blob spoils.
  func rings(_ indices: Range<Int>) -> [[WorldPoint]] {
    indices.clamped(to: 0..<max(0, self[.rings].count - 1)).compactMap { index in
      let corners = elements(of: index..<index + 1, in: .rings, below: self[.corners].count)
      return corners.count < 3 ? nil : points(corners, in: .corners)
    }
  }

  var countries: [AtlasCountry] {
    (0..<self[.countries].count).map {
      AtlasCountry(bytes.bytes, at: self[.countries].offset + $0 * AtlasCountry.length)
    }
  }

  func rings(of country: AtlasCountry) -> [[WorldPoint]] { rings(country.rings) }
}
