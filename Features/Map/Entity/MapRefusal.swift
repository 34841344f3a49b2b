/// The reason why a command on a map does nothing, or not all of it.
package enum MapRefusal: Hashable, Sendable {
  /// No place has the name in a command, or not two of them.
  case noPlace, noTwoPlaces
  /// A country is too small for the map's data.
  case noOutline
  case noRow, noCityNearby
  /// No places of GeoNames are held, or none of a kind.
  case noPlacesHeld, noneOfKind
  /// There is nothing to draw.
  case noPlaces, noResults, noFavorites, noPoints
  /// Nothing with a name is chosen; the second one while rows stand below the map.
  case nothingChosen, noRowChosen
  /// A row stands for something on another screen.
  case opensElsewhere
  case noFavoritePoint, nowhere
  /// The points that are followed have not come yet; or the user moved the map, which follows no more.
  case waitingForPoints, staysHere
  /// The view can't go on.
  case noNearer, noFarther, worldEnds
  /// The cursor of a profile can't go on, or the file of a track says nothing besides its points.
  case trackEnds, nothingMore

  /// Whether it says that no place has the name in a command.
  var isOfName: Bool { self == .noPlace || self == .noTwoPlaces }
}
