package import Catalog
package import Domain
import Viper

/// What a map shows, formatted; the view has the words.
package enum MapCaption: Hashable, Sendable {
  case title(String)
  /// "3.1 km NE of Ushuaia, AR".
  case near(String, distance: String, point: CompassPoint)
  /// Decimal degrees.
  case position(String)
  /// So many places ("12 favorites").
  case favorites(String)
  case results(CatalogID, String)
}

/// A map, formatted.
package struct MapContent: Hashable, Sendable {
  /// The place with the marker: what commands without a place mean.
  package struct Choice: Hashable, Sendable {
    /// Nil for a bare position.
    package let reference: Reference?
    package let caption: MapCaption
    package let coordinate: Coordinate

    package init(reference: Reference?, caption: MapCaption, coordinate: Coordinate) {
      self.reference = reference
      self.caption = caption
      self.coordinate = coordinate
    }
  }

  /// What the map as a whole is about.
  package var title: MapCaption
  /// Nil while none of several places is chosen.
  package var choice: Choice? { didSet { mark() } }
  /// What the map is about, where that is several places.
  package var places: [MapMark] { didSet { mark() } }
  /// The country it is about; nil where it is about places.
  package var area: MapGroup.Area?
  package var favorites: [Favorite] { didSet { mark() } }
  /// All that is marked besides the chosen place, each entity once; favorites as such.
  ///
  /// There may be thousands, and a step on the map changes none: they are made where what they are
  /// made of changes.
  package private(set) var marks: [MapMark] = []
  package var drawing: MapDrawing
  /// Where the chosen place is, where that is told in words.
  package var setting: MapSetting?

  package init(
    title: MapCaption, choice: Choice?, places: [MapMark] = [], favorites: [Favorite] = [],
    drawing: MapDrawing
  ) {
    self.title = title
    self.choice = choice
    self.places = places
    self.favorites = favorites
    self.drawing = drawing
    mark()
  }

  package var caption: MapCaption { choice?.caption ?? title }

  /// Whether the chosen place is a favorite.
  package var isFavorite: Bool {
    guard let reference = choice?.reference else { return false }
    return favorites.contains { $0.reference == reference }
  }

  private mutating func mark() {
    let starred = Set(favorites.map(\.reference))
    var known = Set([choice?.reference].compactMap(\.self))
    marks = places.compactMap { place in
      guard let reference = place.reference else { return place }
      guard known.insert(reference).inserted else { return nil }
      var mark = place
      if starred.contains(reference) { mark.kind = .favorite }
      return mark
    }
    marks += favorites.compactMap { favorite in
      guard known.insert(favorite.reference).inserted else { return nil }
      return MapMark(favorite)
    }
  }
}

/// What a map has to say in words at a moment, to be compared with what it says after a change.
package struct MapTold: Hashable, Sendable {
  let content: MapContent
  /// What is looked at.
  let seen: MapViewport
  let listing: MapListing?
}

extension MapScene {
  /// Nil while there is nothing to show.
  var told: MapTold? {
    content.value.map { MapTold(content: $0, seen: seen, listing: listing) }
  }
}
