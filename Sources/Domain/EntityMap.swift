/// Which map the entities of a catalog lead to.
package enum EntityMap: Hashable, Sendable {
  case none
  /// Of its place: the catalog's entities are `Locatable`.
  case ofPlace
  /// Of the places it names, if it names any: they are `PlaceNaming`.
  case ofNamedPlaces
  /// Of its area, where that is known: they are `Outlined`.
  case ofOutline
}
