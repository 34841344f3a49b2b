package import Domain
package import Localization

/// What the last command came to, where the content does not say it.
package enum MapNotice: Hashable, Sendable {
  case failed(DataError)
  case favorite(FavoriteNotice)
  /// Where the middle of the map is, seen from the nearest city; the country is its code, and
  /// without a compass point it is there.
  case nearest(String, country: String, distance: String, point: CompassPoint?)
  /// From one place to another along the great circle; without a compass point they are the same, and
  /// the guesses are those of the two whose names only start with what was typed.
  case distance(
    from: String, to: String, distance: String, point: CompassPoint?, guesses: [String] = [])
  /// What is asked for is what is shown.
  case isHere(MapCaption)
  /// One or both of the places can't be found in what was typed.
  case noTwoPlaces(String)
  /// The view can't come nearer.
  case noNearer
  case noFarther
  /// Beyond the edge of the view there is nothing.
  case worldEnds
  /// No place is called so.
  case noPlace(String)
  /// A command means the chosen place, and there is none, or it is a bare position.
  case nothingChosen
  /// What was typed is no position on the globe.
  case noPosition(String)
  case noCity(String)
  /// No city is found, and one is shown that may be meant.
  case guessedCity(String, title: String)
  case noCityNearby
  /// There is no row of this number below the map.
  case noRow(Int)
  case noCountry(String)
  /// A country that neither the map nor the cities know a place of.
  case noOutline(String)
  case noFavorites
  /// There is no list to show the results of, or nothing in it has a place.
  case noResults
  /// An entity that could name places names none.
  case noPlaces
  case shown(count: String, total: String)
  case places(guesses: [MapGroup.Guess], unknown: [String])
  case overlay(MapOverlay, isOn: Bool)
}
