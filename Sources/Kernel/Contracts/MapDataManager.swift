package import Geo

/// The geometry of the world's map.
package protocol MapDataManager: Sendable {
  /// Returns the lines and areas near a rectangle of the world, in the given resolution.
  ///
  /// Nothing is clipped: lines may leave the rectangle, and all that touches it is there. The
  /// rectangle lies within x 0...1, so a view across the antimeridian asks twice.
  func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry

  /// Returns the outline of a country by its code (ISO 3166-1 alpha-2, upper case), with one ring for
  /// each piece of land and each hole in it. `nil` if the map has none (small islands, Singapore).
  func outline(of country: String) async -> [[WorldPoint]]?

  /// Returns all countries that have a part near a rectangle of the world, ordered by code.
  func countries(in rect: WorldRect) async -> [MapCountry]
}

/// The lines and areas of a part of the world.
package struct MapGeometry: Hashable, Sendable {
  package let lines: [MapLine]
  /// Land before lakes.
  package let areas: [MapArea]

  package init(lines: [MapLine] = [], areas: [MapArea] = []) {
    self.lines = lines
    self.areas = areas
  }
}

/// The resolutions in which the map is embedded, coarse to fine (Natural Earth's scales).
package enum MapDetail: String, CaseIterable, Sendable {
  /// 1:110 million, simplified, without rivers: the whole Earth in a few hundred dots.
  case globe
  /// 1:110 million: the world at a glance.
  case world
  /// 1:50 million: nearer.
  case region
}

/// A connected line of a map layer; it has at least two points.
package struct MapLine: Hashable, Sendable {
  package let layer: MapLayer
  package let points: [WorldPoint]

  package init(layer: MapLayer, points: [WorldPoint]) {
    self.layer = layer
    self.points = points
  }
}

/// The kinds of lines that the map has.
package enum MapLayer: String, CaseIterable, Sendable {
  case coast, border
  /// The shore of a lake.
  case lake
  case river
}

/// A piece of land or of a lake, cut to a tile of the map.
///
/// The rings are filled by the even-odd rule: an inner one is a hole. They are closed without
/// repeating the first point. An edge along a side of the tile is where the piece was cut, and no
/// shore.
package struct MapArea: Hashable, Sendable {
  /// The kinds of areas.
  package enum Kind: String, CaseIterable, Sendable {
    case land
    /// Lies over land.
    case lake
  }

  package let kind: Kind
  package let rings: [[WorldPoint]]

  package init(kind: Kind, rings: [[WorldPoint]]) {
    self.kind = kind
    self.rings = rings
  }
}

/// A country of the map, with the rings of its land as ``MapDataManager/outline(of:)`` gives them.
package struct MapCountry: Hashable, Sendable {
  /// ISO 3166-1 alpha-2, upper case.
  package let code: String
  package let rings: [[WorldPoint]]

  package init(code: String, rings: [[WorldPoint]]) {
    self.code = code
    self.rings = rings
  }
}
