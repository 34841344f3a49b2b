package import Catalog
package import TextUI

/// What a map shows of the world, ready for a canvas.
package struct MapPicture: Hashable, Sendable {
  /// What a stroke stands for.
  package enum Layer: Sendable {
    case graticule, night, border, river, lake, coast
    /// The border of the country that the map is about.
    case outline
  }

  /// A line from dot to dot; a single dot is a speck (an island too small for more).
  package struct Stroke: Hashable, Sendable {
    package let layer: Layer
    package let dots: [MapDot]

    package init(layer: Layer, dots: [MapDot]) {
      self.layer = layer
      self.dots = dots
    }
  }

  /// A city that is drawn where there is room.
  package struct Town: Hashable, Sendable {
    package let dot: MapDot
    package let place: MapPlace

    package init(dot: MapDot, place: MapPlace) {
      self.dot = dot
      self.place = place
    }
  }

  /// A country that is named where there is room.
  package struct Country: Hashable, Sendable {
    /// ISO 3166-1 alpha-2.
    package let code: String
    /// Where its name may stand, the best place first.
    package let places: [Stretch]

    package init(code: String, places: [Stretch]) {
      self.code = code
      self.places = places
    }
  }

  /// Neighboring dots of one row of cells: the first one, and how many there are.
  package struct Stretch: Hashable, Sendable {
    package let dot: MapDot
    package let width: Int
  }

  /// What a line of the graticule is at the edge of the view.
  package struct Tick: Hashable, Sendable {
    package let dot: MapDot
    /// Decimal degrees ("-12.5"), without the sign of degrees.
    package let degrees: String
  }

  /// The size it was made for, in cells; all dots are within it.
  package let canvas: Size
  /// Rings in fractions of dots, inside by the even-odd rule; they may leave the canvas.
  ///
  /// Its pieces share sides, never ground: filled at once they are filled as each would be.
  package let land: [[CanvasPoint]]
  /// The same of lakes, which are on land.
  package let lakes: [[CanvasPoint]]
  /// Their order does not count: where they meet, the ink decides.
  package let strokes: [Stroke]
  /// The most populous first.
  package let towns: [Town]
  /// The greatest in view first.
  package let countries: [Country]
  package let ticks: [Tick]
  /// Whether the Sun is down in the middle of the view; nil where that was not asked.
  package let isNight: Bool?

  package init(
    canvas: Size, land: [[CanvasPoint]] = [], lakes: [[CanvasPoint]] = [],
    strokes: [Stroke] = [], towns: [Town] = [], countries: [Country] = [],
    ticks: [Tick] = [], isNight: Bool? = nil
  ) {
    self.canvas = canvas
    self.land = land
    self.lakes = lakes
    self.strokes = strokes
    self.towns = towns
    self.countries = countries
    self.ticks = ticks
    self.isNight = isNight
  }

  /// Whether the line between day and night is in view.
  package var hasTerminator: Bool { strokes.contains { $0.layer == .night } }
}

/// A dot of a canvas, counted from its top left corner.
package struct MapDot: Hashable, Sendable {
  package let x: Int
  package let y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
