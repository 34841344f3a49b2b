import Contracts
import Domain

extension MapRefusal {
  /// The sentence that says it; `{0}` is the name or the number in the command.
  var words: Words {
    switch self {
    case .noPlace: Words("No place is called “{0}”.")
    case .noTwoPlaces: Words("“{0}” does not name two places: try distance Lima / Madrid.")
    case .noPlaces: Words("No place is named there.")
    case .noOutline: Words("The map does not show {0}.")
    case .noCityNearby: Words("There are no cities.")
    case .noPlacesHeld: PlaceArchiveState.nothingHeld
    case .noneOfKind: Words("None of the places that are held is of the kind “{0}”.")
    case .noRow: Words("There is no row {0} below the map; nearby or find lists some.")
    case .noResults: Words("There are no results to show: open the map from a list of places.")
    case .noFavorites: Words("No favorite has a place on the map: fav adds one.")
    case .noFavoritePoint:
      Words(
        "A point of a file can't be a favorite; find a city near it and star that.")
    case .noPoints: Words("There are no points.")
    case .nothingChosen: Words("Nothing with a name is chosen here: find a place first.")
    case .noRowChosen:
      Words("Nothing with a name is chosen here: type the number of a row, or find a place.")
    case .opensElsewhere: Words("Row {0} has a screen of its own: type {0}, then the command.")
    case .nowhere: Words("The whole world is in view: go somewhere first, as with goto Paris.")
    case .waitingForPoints: Words("Waiting for points…")
    case .staysHere: Words("The map stays here; fit follows the points again.")
    case .noNearer: Words("You can't look any closer.")
    case .noFarther: Words("You can't look from any farther away.")
    case .worldEnds: Words("The map ends here.")
    case .trackEnds: Words("The track ends here.")
    case .nothingMore: Words("The file says no more of this track.")
    }
  }
}
