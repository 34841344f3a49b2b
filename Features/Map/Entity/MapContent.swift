package import Components
package import Contracts
package import Domain
package import Geo
import Viper

/// The caption of a map or of a place, formatted; the View adds the words.
package enum MapCaption: Hashable, Sendable {
  case title(String)
  case world
  /// "3.1 km NE of Ushuaia, AR".
  case near(String, distance: String, point: CompassPoint)
  /// The same at sea: "at sea, 320 km SE of Ushuaia, AR".
  case sea(String, distance: String, point: CompassPoint)
  /// Decimal degrees.
  case position(String)
  /// A number of favorites ("12 favorites").
  case favorites(String)
  case results(CatalogID, String)
  /// The number of entries in a list, of the places that they name, and of the entries without one.
  case naming(CatalogID, String, places: String, without: String)
  /// The user's files, and what they have.
  case points(in: String, PointTally)
}

/// The numbers of what the user's files have.
package struct PointTally: Hashable, Sendable {
  /// Without those that show the names of tracks and areas.
  var points = 0
  var tracks = 0
  /// The positions of the tracks.
  var positions = 0
  var areas = 0
}

extension PointTally {
  /// While points come, all that came are counted.
  init(_ points: PointSet) {
    guard !points.isTrail else {
      self.init(points: points.report.read)
      return
    }
    let (lines, shapes) = (points.shapes.lazy.flatMap(\.lines), points.shapes)
    self.init(
      points: points.points.count - shapes.count { $0.label != nil }, tracks: points.tracks.count,
      positions: lines.reduce(0) { $0 + $1.count }, areas: shapes.count { !$0.rings.isEmpty })
  }
}

/// The content of a map, formatted.
package struct MapContent: Hashable, Sendable {
  /// The chosen place, which has the marker.
  ///
  /// Commands without a place are about it.
  package struct Choice: Hashable, Sendable {
    /// `nil` for a bare position.
    package let reference: Reference?
    /// Its title in its catalog, which is not translated: a favorite is kept under it.
    var title: String?
    package let caption: MapCaption
    package let coordinate: Coordinate
    /// Its sign; `nil` for that of any place.
    var sign: Character?
    /// The tags of a thing of the street map; `nil` for other places.
    var tags: [StreetTag]?
    /// The number of the user's track that begins here; `nil` for other places.
    var track: Int?
  }

  /// The most tracks that a description in words tells of.
  static let mostTracks = 5

  /// The caption of the map as a whole.
  package var title: MapCaption
  /// `nil` while none of several places is chosen.
  package var choice: Choice? { didSet { mark() } }
  /// The map's own places, if its subject is several places.
  package var places: [MapMark] { didSet { mark() } }
  /// The country that is its subject; `nil` if places are.
  package var area: MapSubjectData.Area?
  /// The user's points.
  package var points: PointSet?
  /// The first tracks among them, if the map is described in words, and how many there are.
  var tracks: [MapTrack] = []
  var trackCount = 0
  /// The columns that color the points, and that their signs grow with.
  var colors: MapScale?
  var sizes: MapScale?
  package var favorites: [Favorite] { didSet { mark() } }
  /// All marks besides the chosen place, each entity once; favorites are marked as such.
  ///
  /// There may be thousands, and a step on the map changes none. So they are made only when the places,
  /// the favorites or the choice change.
  package private(set) var marks: [MapMark] = []
  package var drawing: MapDrawing
  /// The surroundings of the chosen place on Earth, if the map is described in words.
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

  /// The columns that a legend explains, a line each.
  var legend: [MapScale] { [colors, sizes].compactMap(\.self) }

  /// The caption of the chosen place, else of the map as a whole.
  package var caption: MapCaption { choice?.caption ?? title }

  /// Whether the chosen place is a favorite.
  package var isFavorite: Bool {
    guard let reference = choice?.reference else { return false }
    return favorites.contains { $0.reference == reference }
  }

  /// Whether the map has own places that a search looks through before cities.
  var hasOwnPlaces: Bool { points != nil || places.contains { !$0.items.isEmpty } }

  /// The mark of a choice, if entries of a list name that place.
  func named(_ choice: Choice?) -> MapMark? {
    places.first {
      !$0.items.isEmpty && $0.reference == choice?.reference && $0.coordinate == choice?.coordinate
    }
  }

  /// The places with a name, with or without the country, among those that entries of a list name.
  func called(_ name: String) -> [MapMark] {
    let wanted = Fold.fold(name)
    guard !wanted.isEmpty else { return [] }
    return places.filter { place in
      let titles = [place.title] + CityNames.names(ofTitle: place.title)
      let names = titles.compactMap { title in title.lastIndex(of: ",").map { title[..<$0] } }
      return !place.items.isEmpty
        && (titles + names.map(String.init)).contains { Fold.fold($0) == wanted }
    }
  }

  /// The titles in which each word of a text begins a word, among the places that entries name.
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

/// The part of a scene that is described in words.
///
/// It is kept, so that after a change only the new sentences are said.
package struct DescribedMap: Hashable, Sendable {
  let content: MapContent
  let caption: MapCaption
  /// The view that is drawn.
  let seen: MapViewport
  let listing: MapListing?
  let profile: MapProfile?
  let streets: MapStreets.Progress?
}

extension MapScene {
  /// `nil` while there is no content.
  var described: DescribedMap? {
    content.value.map {
      DescribedMap(
        content: $0, caption: middleCaption ?? $0.caption, seen: seen, listing: listing,
        profile: profile, streets: streets)
    }
  }
}

/// Places numbered from 1 on, below the map.
package struct MapListing: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    var title: String
    /// The text beside the title: the other name it was found by, or the entries that name the place.
    var note: String?
    let choice: MapContent.Choice
    /// The entity whose detail it opens; `nil` if it chooses its place.
    var opens: Reference?
    /// The distance from the middle of the view, formatted; `nil` if that was not asked.
    var distance: String?
    /// `nil` beside a distance means that the place is in the middle.
    var point: CompassPoint?
    /// Whether the distance is that from the middle; else it is a length.
    var isMeasured = true
    /// The kind of a thing of the street map; `nil` for other places.
    var kind: StreetKind?
  }

  /// The position that the rows are around, the middle of the view; `nil` for other lists.
  var middle: Coordinate?
  /// Whether all rows are about one place.
  var isOfOne = false
  let rows: [Row]
  /// The facts of one place, which are shown in place of the rows; the numbers of the rows stay good.
  var facts: [String] = []

  /// The rows without the facts that were shown in place of them; `nil` if there are none.
  var withoutFacts: MapListing? {
    var listing = self
    listing.facts = []
    return rows.isEmpty ? nil : listing
  }

  /// Whether its rows are around a position, and are shown.
  var isNearby: Bool { middle != nil && facts.isEmpty }

  /// The number of lines that are shown.
  var count: Int { facts.isEmpty ? rows.count : facts.count }

  /// The most rows that are listed on a screen of a height, so that the map stays the greater part.
  static func limit(rows: Int) -> Int { max(0, min(9, (rows - 1) / 3)) }
}

/// The answer to the last command, if the content does not show it.
package enum MapNotice: Hashable, Sendable {
  case failed(DataError)
  /// The reason why nothing can be done or shown.
  case refused(MapRefusal)
  /// The same about a typed text, and the titles that it is similar to.
  case unknown(String, MapRefusal, near: [String] = [])
  /// The reason why a position is not taken.
  case misplaced(PositionProblem)
  /// A note about how a position was read.
  case note(PositionNote)
  /// The view can't go on.
  case ended(MapRefusal)
  case favorite(StarNotice)
  /// A position was copied: the marker's, or that of the middle.
  case copied(String, isMarker: Bool)
  /// The way from the nearest city to the middle of the map, and the code of the country. Without a
  /// compass point, the middle is in the city.
  case nearest(String, country: String, distance: String, point: CompassPoint?)
  /// The thing of the street map that is nearest to the middle of the map, and the way from it. Without a
  /// compass point, the middle is there.
  case thing(String, StreetKind, distance: String, point: CompassPoint?)
  /// The way from one place to another along the great circle. Without a compass point, both are the
  /// same place.
  case distance(from: String, to: String, distance: String, point: CompassPoint?)
  /// The map that was asked for is this one.
  case isHere(MapCaption)
  /// The subject was read again, and is drawn anew.
  case drawnAgain
  /// The zoom, and the width of the view in its middle row.
  case zoom(String, wide: String)
  /// Some of all places are shown.
  case shown(count: Int, total: String)
  /// Some of all tracks are listed.
  case tracks(count: Int, total: String)
  /// Rows of the user's files that could not be read.
  case broken(PointReport)
  /// No more points come.
  case over(PointReport)
  /// A service is asked for streets for the first time.
  case streets(from: String)
  /// The reason why streets are missing on the map.
  case withoutStreets(DataError)
  case places(guesses: [MapSubjectData.Guess], unknown: [String])
  case overlay(MapOverlay, isOn: Bool)
}
