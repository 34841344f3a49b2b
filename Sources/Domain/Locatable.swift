/// An entity that has a place on the map.
///
/// A catalog without places does not conform, so a map of it does not compile.
package protocol Locatable {
  var coordinate: Coordinate { get }
}
