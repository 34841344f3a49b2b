import Catalog
package import Domain

/// What is drawn, and what goes with the place and zoom it was drawn at.
package struct MapDrawing: Hashable, Sendable {
  /// A marked place in view.
  package struct Mark: Hashable, Sendable {
    package let kind: MapMark.Kind
    package let dot: MapDot
    package let title: String

    package init(kind: MapMark.Kind, dot: MapDot, title: String) {
      self.kind = kind
      self.dot = dot
      self.title = title
    }
  }

  /// A city that is drawn where there is room.
  package struct Town: Hashable, Sendable {
    package let dot: MapDot
    package let name: String
    /// What it is called where it is marked.
    package let title: String

    package init(dot: MapDot, name: String, title: String) {
      self.dot = dot
      self.name = name
      self.title = title
    }
  }

  /// A country's name, and where it may stand.
  package struct Country: Hashable, Sendable {
    package let name: String
    package let places: [MapPicture.Stretch]

    package init(name: String, places: [MapPicture.Stretch]) {
      self.name = name
      self.places = places
    }
  }

  /// A large place in view, and how to get there from the chosen one.
  package struct Place: Hashable, Sendable {
    package let title: String
    package let distance: String
    package let point: CompassPoint

    package init(title: String, distance: String, point: CompassPoint) {
      self.title = title
      self.distance = distance
      self.point = point
    }
  }

  package var picture: MapPicture
  /// Where the chosen place is; nil where it is out of view.
  package var marker: MapDot?
  /// The other marked places in view, the first ones being named first where there is little room.
  package var marks: [Mark]
  /// The most populous first.
  package var towns: [Town]
  /// The greatest in view first.
  package var countries: [Country]
  /// The largest places in view, to be told in words.
  package var around: [Place]
  /// The way `--zoom` takes it ("5", "3.25").
  package var zoom: String
  /// nil where the view is too narrow for one.
  package var scale: MapScale?

  /// - Parameter towns: those of the picture, by other names; nil is by their own.
  package init(
    picture: MapPicture, marker: MapDot?, marks: [Mark] = [], towns: [Town]? = nil,
    countries: [Country] = [], around: [Place] = [], zoom: String, scale: MapScale?
  ) {
    self.picture = picture
    self.towns =
      towns
      ?? picture.towns.map { Town(dot: $0.dot, name: $0.place.name, title: $0.place.title) }
    self.countries = countries
    self.around = around
    self.marker = marker
    self.marks = marks
    self.zoom = zoom
    self.scale = scale
  }
}
