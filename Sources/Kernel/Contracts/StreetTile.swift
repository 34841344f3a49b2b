package import Domain
package import Geo

/// The content of one map tile that is drawn or named.
package struct StreetTile: Hashable, Sendable {
  package let id: TileID
  /// In the order of the tile's layers.
  package var features: [StreetFeature]
  /// The reason why a part of the tile is missing; `nil` if all of it was read.
  package var problem: TileProblem?

  package init(_ id: TileID, features: [StreetFeature] = [], problem: TileProblem? = nil) {
    self.id = id
    self.features = features
    self.problem = problem
  }
}

/// A thing of a tile: an area, a line or a point of one kind.
package struct StreetFeature: Hashable, Sendable {
  package let kind: StreetKind
  /// The rings of an area, filled by the even-odd rule and closed without repeating the first point;
  /// the lines of a line, two points at least in each; one point in each part of a point.
  package let parts: [[TilePoint]]
  /// In the language that was asked for, else the local name; empty if it has none.
  package let name: String
  /// The importance among features of its kind: the least number is the most important.
  package let rank: Int
  /// Whether it goes through the ground or is covered.
  package let isTunnel: Bool
  /// Its tags as the tile has them, such as `cuisine` `peruvian`; empty unless they were asked for.
  package let tags: [StreetTag]

  package init(
    _ kind: StreetKind, parts: [[TilePoint]], name: String = "", rank: Int = 0,
    isTunnel: Bool = false, tags: [StreetTag] = []
  ) {
    self.kind = kind
    self.parts = parts
    self.name = name
    self.rank = rank
    self.isTunnel = isTunnel
    self.tags = tags
  }
}

/// A key and its value, as text.
package struct StreetTag: Hashable, Sendable {
  package let key: String
  package let value: String

  package init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

/// A point in a tile: 0 is its west or north edge, 1 its east or south edge.
///
/// Features reach over the edges, by a whole tile at most; farther points are left out by readers.
package struct TilePoint: Hashable, Sendable {
  package let x: Float
  package let y: Float

  package init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }
}
