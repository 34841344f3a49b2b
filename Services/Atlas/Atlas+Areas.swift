import Catalog
import Geo

extension Atlas {
  /// The areas of the tiles the rectangle touches, land before lakes.
  static func areas(in rect: WorldRect, _ table: AtlasTable, _ span: RawSpan) -> [MapArea] {
    // A tile's sides are rounded to the units of points.
    let unit = QuantizedPoint.fraction(1)
    let near = WorldRect(
      minX: rect.minX - unit, minY: rect.minY - unit, maxX: rect.maxX + unit,
      maxY: rect.maxY + unit)
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY, let cells = table.grid.cells(in: near)
    else { return [] }
    var areas: [MapArea] = []
    for (layer, kind) in [MapArea.Kind.land, .lake].enumerated() {
      for row in cells.rows {
        let cell = layer * table.grid.count + row * table.grid.side + cells.columns.lowerBound
        // The cells of a row stand side by side, and so do their areas.
        for area in range(
          cell, cells.columns.count, of: table[.tiles], below: table[.areas], span)
        {
          let indices = range(area, 1, of: table[.areas], below: table[.rings], span)
          let rings = Self.rings(indices, table, span)
          if !rings.isEmpty { areas.append(MapArea(kind: kind, rings: rings)) }
        }
      }
    }
    return areas
  }

  /// The rings of a country's land; nil where there is no such country.
  static func outline(
    of code: String, _ table: AtlasTable, _ span: RawSpan
  ) -> [[WorldPoint]]? {
    for index in 0..<table[.countries].count {
      let place = AtlasCountry(span, at: table[.countries].offset + index * AtlasCountry.length)
      guard place.code == code else { continue }
      let rings = country(index, table, span).rings
      return rings.isEmpty ? nil : rings
    }
    return nil
  }

  /// The country of an index.
  static func country(_ index: Int, _ table: AtlasTable, _ span: RawSpan) -> MapCountry {
    let place = AtlasCountry(span, at: table[.countries].offset + index * AtlasCountry.length)
    return MapCountry(
      code: place.code, rings: rings(place.first..<place.first + place.count, table, span))
  }

  /// The box around each country.
  static func extents(_ table: AtlasTable, _ span: RawSpan) -> [WorldRect] {
    (0..<table[.countries].count).map { index in
      WorldRect.bounding(country(index, table, span).rings.flatMap(\.self))
    }
  }

  /// The corners of rings, without those a damaged blob spoils.
  private static func rings(
    _ indices: Range<Int>, _ table: AtlasTable, _ span: RawSpan
  ) -> [[WorldPoint]] {
    let (rings, corners) = (table[.rings], table[.corners])
    return indices.clamped(to: 0..<max(0, rings.count - 1)).compactMap { index in
      let start = Int(span.number(at: rings.offset + index * 4))
      let end = Int(span.number(at: rings.offset + index * 4 + 4))
      guard start + 3 <= end, end <= corners.count else { return nil }
      return QuantizedPoint.worldPoints(
        span, at: corners.offset + start * QuantizedPoint.length, count: end - start)
    }
  }

  /// From the number at an index to the one so many further on, within the elements of the section
  /// they point to, the last of which is its end.
  private static func range(
    _ index: Int, _ step: Int, of section: AtlasTable.Section, below goal: AtlasTable.Section,
    _ span: RawSpan
  ) -> Range<Int> {
    let start = Int(span.number(at: section.offset + index * 4))
    let end = Int(span.number(at: section.offset + (index + step) * 4))
    return start < end ? (start..<end).clamped(to: 0..<max(0, goal.count - 1)) : 0..<0
  }
}
