/// A point of the Web Mercator world, a unit square: x grows eastward from the antimeridian, y
/// southward from 85.05° N.
///
/// Outside 0...1, x means another turn round the Earth.
package struct WorldPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
