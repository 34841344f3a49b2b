/// What a catalog can do that makes a difference to its list.
struct ListAbilities: Hashable {
  /// Whether its entities are on the map.
  var hasPlaces = true
  /// Whether its service is asked without being told to, for what is missing or stale.
  var growsByItself = false
}
