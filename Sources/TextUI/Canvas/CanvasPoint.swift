/// A position on a canvas, in dots from its top left corner: dot (2, 3) covers 2..<3 and 3..<4.
package struct CanvasPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
