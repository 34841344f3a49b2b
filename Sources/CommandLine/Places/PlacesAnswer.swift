package import Contracts
package import Domain

/// The answer to a request about the file of places.
package enum PlacesAnswer: Sendable {
  case held(PlaceArchiveState)
  case added(PlacesChange)
  case removed([HeldDump])

  /// Whether the file of places is another one now.
  package var hasChanged: Bool {
    switch self {
    case .held: false
    case .added(let change): !change.held.isEmpty
    case .removed: true
    }
  }
}

/// The dumps that were added, or brought up to date.
package struct PlacesChange: Hashable, Sendable {
  /// Those that were added, as the file holds them now.
  var held: [HeldDump] = []
  var report = PlaceBuildReport()
  /// The names of those that the server has not changed.
  var unchanged: [String] = []
  var missing: [FetchedDumps.Missing] = []
  /// The names of those that came from the user's own files.
  var ownFiles: [String] = []
  /// The names of those that are held no more, because the whole Earth took their place.
  var replaced: [String] = []

  init(unchanged: [String] = [], missing: [FetchedDumps.Missing] = []) {
    self.unchanged = unchanged
    self.missing = missing
  }
}

/// The reason why a request about the file of places was not done.
package enum PlacesProblem: Error, Hashable, Sendable {
  /// It is no country, and no file has the name.
  case unknownWord(String)
  /// No dump has the name; `known` lists those that are held.
  case unknownName(String, known: [String])
  /// The files have names for places, but no places; the path is that of the first.
  case noPlaces(String)
  case nothingHeld
  /// The file can't be used: it has to be made anew.
  case unusable(PlaceArchiveState.Problem)
  /// The user gave it up.
  case stopped
  case failed(DataError)
}
