import Contracts
import Domain
import TextUI

/// What is drawn of a view, and what goes with the place and zoom it is drawn at.
package struct MapDrawing: Hashable, Sendable {
  /// A line from dot to dot; a single dot is a speck (an island too small for more).
  struct Stroke: Hashable, Sendable {
    let ink: Ink
    let dots: [MapDot]
  }

  /// A marked place in view.
  struct Mark: Hashable, Sendable {
    let ink: Ink
    let dot: MapDot
    let title: String
    /// How many entries of a list name it: from two on it is drawn as that number.
    var count = 0
  }

  /// A city that is drawn where there is room.
  struct Town: Hashable, Sendable {
    let dot: MapDot
    let place: MapPlace
    /// In the language.
    let name: String

    /// What it is called where it is marked.
    var title: String { place.country.isEmpty ? name : "\(name), \(place.country)" }
  }

  /// A country's name, and where it may stand, the best place first.
  struct Country: Hashable, Sendable {
    let name: String
    let places: [Stretch]
  }

  /// Neighboring dots of one row of cells: the first one, and how many there are.
  struct Stretch: Hashable, Sendable {
    let dot: MapDot
    let width: Int
  }

  /// What a line of the graticule is at the edge of the view.
  struct Tick: Hashable, Sendable {
    let dot: MapDot
    /// Decimal degrees ("-12.5"), without the sign of degrees.
    let degrees: String
  }

  /// A large place in view, and how to get there from the chosen one.
  struct Place: Hashable, Sendable {
    let title: String
    let distance: String
    let point: CompassPoint
  }

  /// A scale bar: how long it is drawn and what that is on the ground.
  struct Scale: Hashable, Sendable {
    let columns: Int
    let label: String
  }

  /// The size it was made for, in cells; all dots are within it.
  let canvas: Size
  /// Rings in fractions of dots, inside by the even-odd rule; they may leave the canvas.
  ///
  /// Its pieces share sides, never ground: filled at once they are filled as each would be.
  var land: [[CanvasPoint]] = []
  /// The same of lakes, which are on land.
  var lakes: [[CanvasPoint]] = []
  /// Their order does not count: where they meet, the ink decides.
  var strokes: [Stroke] = []
  /// The most populous first.
  var towns: [Town] = []
  /// The greatest in view first.
  var countries: [Country] = []
  var ticks: [Tick] = []
  /// Whether the Sun is down in the middle of the view; nil where that was not asked.
  var isNight: Bool?
  /// Where the chosen place is; nil where it is out of view.
  var marker: MapDot?
  /// The other marked places in view, the first ones being named first where there is little room.
  var marks: [Mark] = []
  /// The way that the newest of the user's points has come.
  var trail: [Stroke] = []
  /// The largest places in view, to be told in words.
  var around: [Place] = []
  /// The way `--zoom` takes it ("5", "3.25").
  var zoom = ""
  /// Nil where the view is too narrow for one.
  var scale: Scale?

  /// Whether the line between day and night is in view.
  var hasTerminator: Bool { strokes.contains { $0.ink == .night } }
}

/// A dot of a canvas, counted from its top left corner.
package struct MapDot: Hashable, Sendable {
  let x: Int
  let y: Int
}
