/// What was found of the places a text names.
package struct PlaceResolution: Hashable, Sendable {
  /// In the order they were named, each once.
  package let places: [ResolvedPlace]
  /// The names nothing was found for, as they were written.
  package let unresolved: [String]

  package init(places: [ResolvedPlace] = [], unresolved: [String] = []) {
    self.places = places
    self.unresolved = unresolved
  }
}
