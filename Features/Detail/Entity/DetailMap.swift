/// Which map a detail leads to.
package enum DetailMap: Hashable, Sendable {
  case none
  /// The catalog's entities have a place, and cities near it.
  case ofPlace
  /// They may name places.
  case ofNamedPlaces
}
