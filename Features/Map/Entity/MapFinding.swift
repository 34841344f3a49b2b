package import Catalog

/// The cities a text finds.
package struct MapFinding: Hashable, Sendable {
  package let places: [MapPlace]
  /// Whether nothing was found, and the places are what may be meant.
  package let areGuesses: Bool

  package init(_ places: [MapPlace], areGuesses: Bool = false) {
    self.places = places
    self.areGuesses = areGuesses
  }
}
