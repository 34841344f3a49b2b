package import Domain

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
