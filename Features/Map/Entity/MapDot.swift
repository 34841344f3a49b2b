/// A dot of a canvas, counted from its top left corner.
package struct MapDot: Hashable, Sendable {
  package let x: Int
  package let y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
