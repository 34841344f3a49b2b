import Contracts
import Domain
import TextUI

/// The drawing of a view in dots, and the facts that belong to its place and zoom.
package struct MapDrawing: Hashable, Sendable {
  /// A line from dot to dot.
  ///
  /// A single dot is a speck, such as an island that is too small for more.
  struct Stroke: Hashable, Sendable {
    let ink: Ink
    let dots: [MapDot]
    var stroke = LineStroke.solid
  }

  /// A marked place in view.
  struct Mark: Hashable, Sendable {
    let ink: Ink
    let dot: MapDot
    let title: String
    /// `nil` for the ink's.
    var sign: Character?
    /// The number of list entries that name it; from two on, the mark is drawn as this number.
    var count = 0
    /// Whether it is of the user's points, `count` of which share it.
    var isPoint = false
    /// The levels at which its numbers are seen, by color and by size; `nil` if no column is shown.
    var color: Int?
    var size: Int?
  }

  /// The number of points in view in each class of a column.
  struct Tally: Hashable, Sendable {
    struct Part: Hashable, Sendable {
      let label: String
      let count: String
    }

    let title: String
    let parts: [Part]
    /// The number of points without a number; `nil` if all have one.
    var missing: String?
  }

  /// A city, which is drawn if there is room for its name.
  struct Town: Hashable, Sendable {
    let dot: MapDot
    let place: MapPlace
    /// Its name in the language.
    let name: String

    /// Its title in marks and lists.
    var title: String { place.country.isEmpty ? name : "\(name), \(place.country)" }
  }

  /// A country's name, and the stretches on which it may stand, the best one first.
  struct Country: Hashable, Sendable {
    let name: String
    let stretches: [Stretch]
  }

  /// Neighboring dots of one row of cells: the first one, and how many there are.
  struct Stretch: Hashable, Sendable {
    let dot: MapDot
    let width: Int
  }

  /// The label of a graticule line at the edge of the view.
  struct Tick: Hashable, Sendable {
    let dot: MapDot
    /// Decimal degrees ("-12.5"), without the sign of degrees.
    let degrees: String
  }

  /// A large place in view, and the way there from the chosen one.
  struct Place: Hashable, Sendable {
    let title: String
    let distance: String
    let point: CompassPoint
  }

  /// A thing of the street map near the middle, and the way there.
  struct Thing: Hashable, Sendable {
    let name: String
    let kind: StreetKind
    let distance: String
    /// `nil` if the middle is there.
    let point: CompassPoint?
    let axis: StreetAxis?
  }

  /// A scale bar: its length on the screen and on the ground.
  struct Scale: Hashable, Sendable {
    let columns: Int
    let label: String
  }

  /// The size in cells that it was made for; all dots are within it.
  let canvas: Size
  /// Rings in fractions of dots, inside by the even-odd rule; they may leave the canvas.
  ///
  /// Its pieces share sides, never ground: filled at once they are filled as each would be.
  var land: [[CanvasPoint]] = []
  /// The rings of lakes, which are on land.
  var lakes: [[CanvasPoint]] = []
  /// The heights, the grounds and the light; `nil` if no relief is drawn.
  var relief: ReliefSamples?
  /// The lines.
  ///
  /// Their order does not count: where two meet, the ink decides.
  var strokes: [Stroke] = []
  /// The streets; `nil` if no tiles are drawn.
  package var streets: StreetDrawing?
  /// The cities in view, the most populous first.
  var towns: [Town] = []
  /// The countries to be named, the greatest in view first.
  var countries: [Country] = []
  var ticks: [Tick] = []
  /// Whether the Sun is down in the middle of the view; `nil` if that was not asked.
  var isNight: Bool?
  /// The dot of the chosen place; `nil` if it is out of view.
  var marker: MapDot?
  /// Its sign; `nil` for that of any marker.
  var markerSign: Character?
  /// The other marked places in view.
  ///
  /// If there is little room for names, the first marks get them.
  var marks: [Mark] = []
  /// The number of the user's points in view, and how many are in each class of the columns that are shown;
  /// `nil` if the map has none.
  var pointCount: String?
  var tallies: [Tally] = []
  /// The way that the newest of the user's points has come.
  var trail: [Stroke] = []
  /// The largest places in view, for a description in words.
  var around: [Place] = []
  /// The things of the street map around the middle, for a description in words.
  var things: [Thing] = []
  /// The zoom as `--zoom` takes it ("5", "3.25").
  var zoom = ""
  /// `nil` if the view is too narrow for a scale bar.
  var scale: Scale?

  /// Whether the line between day and night is in view.
  var hasTerminator: Bool { strokes.contains { $0.ink == .night } }
}

/// A dot of a canvas, counted from its top left corner.
package struct MapDot: Hashable, Sendable {
  let x: Int
  let y: Int
}
