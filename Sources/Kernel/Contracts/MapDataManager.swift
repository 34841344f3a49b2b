package import Geo

/// The geometry of the world's map.
package protocol MapDataManager: Sendable {
  /// The lines and areas that come near a rectangle of the world, in the resolution asked for.
  ///
  /// Nothing is clipped: lines may leave the rectangle, and nothing that touches it is missing.
  /// The rectangle lies within x 0...1; a view across the antimeridian asks twice.
  func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry

  /// The outline of a country by its code (ISO 3166-1 alpha-2, upper case), a ring for each piece of
  /// land and each hole in it; nil where the map has none (small islands, Singapore).
  func outline(of country: String) async -> [[WorldPoint]]?

  /// The countries that come near a rectangle of the world, by rising code; all that
  /// have a part in it.
  func countries(in rect: WorldRect) async -> [MapCountry]
}

/// What the map has in a part of the world.
package struct MapGeometry: Hashable, Sendable {
  package let lines: [MapLine]
  /// Land before lakes.
  package let areas: [MapArea]

  package init(lines: [MapLine] = [], areas: [MapArea] = []) {
    self.lines = lines
    self.areas = areas
  }
}

/// The resolutions the map is embedded in, coarse to fine (Natural Earth's scales).
package enum MapDetail: String, CaseIterable, Sendable {
  /// 1:110 million, simplified, without rivers: the whole Earth in a few hundred dots.
  case globe
  /// 1:110 million: the world at a glance.
  case world
  /// 1:50 million: nearer.
  case region
}

/// A connected line of a map layer, at least two points.
package struct MapLine: Hashable, Sendable {
  package let layer: MapLayer
  package let points: [WorldPoint]

  package init(layer: MapLayer, points: [WorldPoint]) {
    self.layer = layer
    self.points = points
  }
}

/// What a line of the map is.
package enum MapLayer: String, CaseIterable, Sendable {
  case coast, border
  /// The shore of a lake.
  case lake
  case river
}

/// A piece of land or of a lake, cut to a tile of the map.
///
/// The rings are filled by the even-odd rule: an inner one is a hole. They are closed without
/// repeating the first point; edges along the tile's sides are where the piece was cut, no shores.
package struct MapArea: Hashable, Sendable {
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
