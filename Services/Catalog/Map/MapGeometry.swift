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
