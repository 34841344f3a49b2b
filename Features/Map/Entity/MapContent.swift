package import Contracts
package import Domain
package import Geo
package import Localization
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
  /// So many entries of a list, the places that they name, and the entries without one.
  case naming(CatalogID, String, places: String, without: String)
  /// So many points of the user's, in files called so.
  case points(in: String, String)
}

/// A map, formatted.
package struct MapContent: Hashable, Sendable {
  /// The place with the marker: what commands without a place mean.
  package struct Choice: Hashable, Sendable {
    /// Nil for a bare position.
    package let reference: Reference?
    /// What its catalog calls it, in no language: a favorite is kept under it.
    var title: String?
    package let caption: MapCaption
    package let coordinate: Coordinate
  }

  /// What the map as a whole is about.
  package var title: MapCaption
  /// Nil while none of several places is chosen.
  package var choice: Choice? { didSet { mark() } }
  /// What the map is about, where that is several places.
  package var places: [MapMark] { didSet { mark() } }
  /// The country it is about; nil where it is about places.
  package var area: MapSubjectData.Area?
  /// What the user brought.
  package var points: PointSet?
  package var favorites: [Favorite] { didSet { mark() } }
  /// All that is marked besides the chosen place, each entity once; favorites as such.
  ///
  /// There may be thousands, and a step on the map changes none: they are made where what they are
  /// made of changes.
  package private(set) var marks: [MapMark] = []
  package var drawing: MapDrawing
  /// Where the chosen place is, where that is told in words.
  package var setting: MapSetting?

  init(
    title: MapCaption, choice: Choice?, places: [MapMark] = [], area: MapSubjectData.Area? = nil,
    points: PointSet? = nil, favorites: [Favorite] = [], drawing: MapDrawing
  ) {
    self.title = title
    self.choice = choice
    self.places = places
    self.area = area
    self.points = points
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

  /// Whether it has places that are looked for before cities.
  var hasOwnPlaces: Bool { points != nil || places.contains { !$0.items.isEmpty } }

  /// The place that entries of a list name, where that is the chosen one.
  func named(_ choice: Choice?) -> MapMark? {
    places.first {
      !$0.items.isEmpty && $0.reference == choice?.reference && $0.coordinate == choice?.coordinate
    }
  }

  /// The places that entries of a list name and that are called so, with or without the country.
  func called(_ name: String) -> [MapMark] {
    let wanted = Fold.fold(name)
    guard !wanted.isEmpty else { return [] }
    return places.filter { place in
      let titles = [place.title] + [CityNames.spanish(ofTitle: place.title)].compactMap(\.self)
      let names =
        titles
        + titles.compactMap { title in
          title.lastIndex(of: ",").map { String(title[..<$0]) }
        }
      return !place.items.isEmpty && names.contains { Fold.fold($0) == wanted }
    }
  }

  /// Those in which each word of a text begins a word: it is near to them.
  func near(_ text: String) -> [String] {
    let wanted = Fold.fold(text).split(separator: " ")
    guard !wanted.isEmpty else { return [] }
    return places.filter { !$0.items.isEmpty && Fold.words(of: $0.title, startWith: wanted) }
      .map(\.title)
  }

  private mutating func mark() {
    let starred = Set(favorites.map(\.reference))
    var known = Set([choice?.reference].compactMap(\.self))
    marks = (places + favorites.compactMap(MapMark.init)).compactMap { mark in
      guard let reference = mark.reference else { return mark }
      guard known.insert(reference).inserted else { return nil }
      var mark = mark
      if starred.contains(reference) { mark.isFavorite = true }
      return mark
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

/// Places numbered from 1 on, below the map.
package struct MapListing: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    let title: String
    /// Beside the title: the other name it was found by, or what names the place.
    var note: String?
    let choice: MapContent.Choice
    /// What it leads to; nil where it chooses its place.
    var opens: Reference?
    /// From the middle of the view, formatted; nil where that was not asked.
    var distance: String?
    /// Nil with a distance says that it is there.
    var point: CompassPoint?
  }

  /// The position they are around, the middle of the view; nil where they are not listed for that.
  var middle: Coordinate?
  /// Whether the rows are what is said of one place.
  var isOfOne = false
  let rows: [Row]

  /// The most rows a screen so high has room for, so that the map stays the greater part.
  static func limit(rows: Int) -> Int { max(0, min(9, (rows - 1) / 3)) }
}

/// What the last command came to, where the content does not say it.
package enum MapNotice: Hashable, Sendable {
  case failed(DataError)
  /// Why nothing can be done or shown.
  case refused(MapText)
  /// The same, of what was typed, and the titles that it is near to.
  case unknown(String, MapText, near: [String] = [])
  /// Why a position is not taken.
  case misplaced(PositionProblem)
  /// A position that was taken, and how it was read.
  case said(PositionNote)
  /// The view can't go on.
  case ended(MapText)
  case favorite(FavoriteNotice)
  /// This position is in the clipboard now; if it is not the marker's, it is that of the middle.
  case copied(String, isMarker: Bool)
  /// Where the middle of the map is, seen from the nearest city; the country is its code, and
  /// without a compass point it is there.
  case nearest(String, country: String, distance: String, point: CompassPoint?)
  /// From one place to another along the great circle; without a compass point they are the same.
  case distance(from: String, to: String, distance: String, point: CompassPoint?)
  /// What is asked for is what is shown.
  case isHere(MapCaption)
  case shown(count: String, total: String)
  /// Rows of the user's files that could not be read.
  case broken(PointReport)
  /// No more points come.
  case over(PointReport)
  case places(guesses: [MapSubjectData.Guess], unknown: [String])
  case overlay(MapOverlay, isOn: Bool)
}
