package import Catalog
package import Domain

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
    var starred: [Reference: Favorite] = [:]
    for favorite in favorites { starred[favorite.reference] = favorite }
    var known: Set<Reference> = []
    if let chosen = choice?.reference { known.insert(chosen) }
    var marks: [MapMark] = []
    for place in places {
      guard let reference = place.reference else {
        marks.append(place)
        continue
      }
      guard known.insert(reference).inserted else { continue }
      marks.append(starred[reference] == nil ? place : place.starred)
    }
    for favorite in favorites where known.insert(favorite.reference).inserted {
      guard let position = favorite.position else { continue }
      marks.append(
        MapMark(
          kind: .favorite, title: favorite.title, coordinate: position,
          reference: favorite.reference))
    }
    self.marks = marks
  }
}

extension MapMark {
  fileprivate var starred: MapMark {
    MapMark(kind: .favorite, title: title, coordinate: coordinate, reference: reference)
  }
}
