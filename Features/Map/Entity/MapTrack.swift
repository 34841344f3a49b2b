import Domain
import Geo
import TextUI

/// A track of the user's, formatted.
///
/// A figure that its points do not tell is `nil`.
package struct MapTrack: Hashable, Sendable {
  /// The part of the points that lack something.
  enum Lack: Hashable, Sendable {
    case none
    /// The number that lack it, and of how many.
    case some(String, of: String)
    case all
  }

  /// A number of points, and the same as a text.
  struct Count: Hashable, Sendable {
    let number: Int
    let text: String
  }

  /// Its number among the tracks of the map, from 0 on.
  let number: Int
  /// Its name; empty if it has none.
  let name: String
  /// The place of its name, where it begins.
  let start: MapContent.Choice
  let length: String
  var duration: String?
  var movingTime: String?
  var climb: String?
  var fall: String?
  /// The mean while moving, and the greatest.
  var speed: String?
  var topSpeed: String?
  var lowest: String?
  var highest: String?
  var untimed = Lack.none
  var unmeasured = Lack.none
  /// The number of points that are earlier than the one before; `nil` if none is.
  var backward: Count?
}

/// A track that is shown with its elevations, and the place on it that is looked at.
package struct MapProfile: Hashable, Sendable {
  /// The place of the cursor.
  struct Cursor: Hashable, Sendable {
    /// The part of the way to it, from 0 to 1.
    let part: Double
    /// The way from the start.
    let distance: String
    let elevation: String?
    /// The time since the start.
    let elapsed: String?
    let coordinate: Coordinate
  }

  /// An end of a rise or a fall.
  struct Turn: Hashable, Sendable {
    let distance: String
    let elevation: String
    /// Whether it is higher than the turn before.
    let isUp: Bool
  }

  /// The parts of the way whose heights are kept: more than a window has columns of dots.
  static let parts = 480

  let track: MapTrack
  /// The greatest elevation in each part of the way; `nil` where none is known.
  let heights: [Double?]
  /// Where it turns from up to down, its ends included, for a description in words.
  let turns: [Turn]
  var cursor: Cursor
  /// The place that was chosen before, and the rows that were below the map: they come back after it.
  var before: MapContent.Choice?
  var listingBefore: MapListing?
  let way: TrackProfile

  var hasHeights: Bool { heights.contains { $0 != nil } }

  /// The rows that it takes of a screen: those of the figures and of the chart, and one for the cursor.
  ///
  /// The map stays the greater part.
  func rows(in size: Size) -> (figures: Int, chart: Int, all: Int) {
    let room = max(1, size.rows / 2) - 1
    let figures = min(room, max(1, min(4, (219 + size.columns) / max(1, size.columns))))
    let chart = hasHeights ? min(6, size.rows / 5, room - figures) : 0
    return (figures, chart < 2 ? 0 : chart, figures + (chart < 2 ? 0 : chart) + 1)
  }
}
