package import Catalog
package import TextUI

/// The lines of a map, ready for a canvas.
package struct MapPicture: Hashable, Sendable {
  /// A line from dot to dot; a single dot is a speck (an island too small for more).
  package struct Stroke: Hashable, Sendable {
    package let layer: MapLayer
    package let dots: [MapDot]

    package init(layer: MapLayer, dots: [MapDot]) {
      self.layer = layer
      self.dots = dots
    }
  }

  /// The size it was made for, in cells; all dots are within it.
  package let canvas: Size
  package let strokes: [Stroke]

  package init(canvas: Size, strokes: [Stroke] = []) {
    self.canvas = canvas
    self.strokes = strokes
  }
}
