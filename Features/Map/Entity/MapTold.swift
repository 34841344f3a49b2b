import Viper

/// What a map has to say in words at a moment, to be compared with what it says after a change.
package struct MapTold: Hashable, Sendable {
  package let content: MapContent
  /// What is looked at.
  package let seen: MapViewport
  package let listing: MapListing?
}

extension MapScene {
  /// Nil while there is nothing to show.
  package var told: MapTold? {
    content.value.map { MapTold(content: $0, seen: seen, listing: listing) }
  }
}
