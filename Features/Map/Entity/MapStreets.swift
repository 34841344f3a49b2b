package import Contracts
package import Domain

/// The streets in a view: the tiles that are there, and how far the others are.
package struct MapStreets: Hashable, Sendable {
  /// The state of the tiles of a view.
  package enum Progress: Hashable, Sendable {
    /// All tiles of the view are there.
    case whole
    /// Some are being fetched.
    case loading
    /// The view is beyond the area or the zooms of the archive or the service.
    case beyond
    /// Some are not held, and could not be fetched because of this error.
    case failed(DataError)
  }

  /// The tiles that are there; those of farther zooms, which stand in for others, come first.
  package var tiles: [StreetTile]
  package var progress: Progress
  /// Those who made the data; empty if that is not said.
  package var attribution: String
  /// The name of the service's machine, or of the file.
  package var source: String
  /// The name of the service, if this view asks it for the first time; else `nil`.
  package var announced: String?
  /// Whether the tiles cover the whole view, so that coarser lines would only contradict them.
  package var coversView: Bool

  package init(
    tiles: [StreetTile] = [], _ progress: Progress = .whole, attribution: String = "",
    source: String = "", announced: String? = nil, coversView: Bool = false
  ) {
    self.tiles = tiles
    self.progress = progress
    self.attribution = attribution
    self.source = source
    self.announced = announced
    self.coversView = coversView
  }

  /// The reason why something is missing: a tile could not be fetched, or a part of one not be read; `nil`
  /// if all is there.
  ///
  /// Where others are drawn, one tile that is none says nothing of its whole source.
  var failure: DataError? {
    var error: DataError?
    if case .failed(let failure) = progress {
      error = failure
    } else if let problem = tiles.lazy.compactMap(\.problem).first {
      error = .tiles(source: source, problem)
    }
    guard case .tiles(let source, .notTiles)? = error,
      tiles.contains(where: { !$0.features.isEmpty })
    else { return error }
    return .tiles(source: source, .notAllTiles)
  }
}
