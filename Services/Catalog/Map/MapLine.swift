package import Domain

/// A connected line of a map layer, at least two points.
package struct MapLine: Hashable, Sendable {
  package let layer: MapLayer
  package let points: [WorldPoint]

  package init(layer: MapLayer, points: [WorldPoint]) {
    self.layer = layer
    self.points = points
  }
}
