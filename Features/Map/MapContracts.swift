package import Contracts
package import Domain
package import Geo
import Localization
package import TextUI
package import Viper

/// What the screen shows; always complete.
package struct MapScene: Equatable, Sendable {
  package let subject: MapSubject
  /// Where the view is going; what is drawn may still be where it was.
  package var viewport: MapViewport
  /// The whole screen, footer included.
  package var size: Size
  package var overlays: Set<MapOverlay> = []
  package var content = LoadingState<MapContent, DataError>.idle
  /// Places that were asked for; they take the map's lower end until they are put away.
  package var listing: MapListing?
  /// What is listed where nothing was asked for: the places that the map is about.
  package var ownListing: MapListing?
  /// One line about the last command; gone with the next.
  package var notice: MapNotice?
  /// What there was to say before the last command, where the map is told in words.
  package var toldBefore: MapTold?
  /// What becomes of points that come one after another; nil where none do.
  package var feed: MapFeed?

  /// Whether the map is told in words.
  var isTold = false
  /// How near the first view is; `nil` is as near as the marked places fit.
  var zoom: Double?

  /// The part of the screen that is drawn on: all but the footer and the rows above it.
  var canvas: Size {
    let listed = min(listing?.rows.count ?? 0, MapListing.limit(rows: size.rows))
    return Size(columns: max(0, size.columns), rows: max(0, size.rows - 1 - listed))
  }

  /// The code of the country whose borders stand out.
  package var outlined: String? {
    content.value?.area.flatMap { $0.hasOutline ? $0.country : nil }
  }

  /// Whether the middle of the view is marked: while there is an answer that is measured from it.
  var marksMiddle: Bool {
    if listing?.middle != nil { return true }
    return switch notice {
    case .nearest?, .refused(.noCityNearby)?: true
    default: false
    }
  }

  /// What is looked at: the view wanted, moved where the world's edge would come into it.
  ///
  /// Only what is drawn is moved, so that coming nearer again finds the place one came from.
  package var frame: MapFrame { MapFrame(viewport, canvas: canvas).clamped }

  var seen: MapViewport { frame.viewport }
}

/// What can be laid over a map.
package enum MapOverlay: Hashable, Sendable {
  /// Meridians and parallels.
  case graticule
  /// The line between day and night at the moment of drawing.
  case night
}

/// How a map goes along with points that come one after another.
package struct MapFeed: Hashable, Sendable {
  package enum Progress: Hashable, Sendable { case ready, running, over }

  package enum View: Hashable, Sendable {
    /// Shows all of them.
    case fits
    /// Has the newest in sight, as near as the user went.
    case keeps
    /// Stays where the user moved it.
    case stays
  }

  var progress = Progress.ready
  var view = View.fits
}

/// What the user wants.
package enum MapEvent: Hashable, Slotted {
  case appeared
  case retried
  /// The whole screen's size in cells, footer included.
  case resized(columns: Int, rows: Int)
  /// So many levels nearer, in any fraction; farther where negative.
  case zoomed(Double)
  case panned(CompassPoint)
  /// The map is taken along by so many cells to the right and down.
  case dragged(columns: Int, rows: Int)
  /// Back to the marker; to all places where none is chosen.
  case centered
  /// Nil is what the map is about, and the chosen place; on the map of one place all that is marked.
  case fitted(MapTarget?)
  /// The marker goes to a position, and the view with it.
  case went(Coordinate)
  /// The same for what was typed: a link may have a zoom, and a short plus code has a place.
  case sought(String)
  /// Cities by what they are called: the marker goes to the most likely one, the others are listed.
  case found(String)
  /// The marker goes to a city.
  case chose(Reference)
  /// The marker goes to a place that is listed; numbers start at 1.
  case picked(Int)
  /// Lists the cities around the middle of the view.
  case askedNearby
  /// Names the city nearest to the middle of the view.
  case askedWhat
  /// The map is asked for, which is here already.
  case askedMap
  /// How far it is between two places, as they were typed.
  case askedDistance(String)
  /// Nil turns it over.
  case laid(MapOverlay, Bool?)
  case toggledFavorite
  /// The detail of the entity on the map.
  case detailed
  case undone
  /// The position of the marker is copied; that of the middle where no marker is in view.
  case copied
  /// Points may come from now on.
  case followed

  package var slot: EventSlot? {
    switch self {
    case .followed: .stream
    case .toggledFavorite, .detailed, .undone, .copied: nil
    default: .content
    }
  }
}

/// What a view can be fitted to, besides what is marked.
package enum MapTarget: Hashable, Sendable {
  case favorites
  /// What the list one came from shows.
  case results
  /// A country by its name or code, as it was typed.
  case country(String)
}

/// Which cities are looked for.
package enum CityQuery: Hashable, Sendable {
  /// By what they are called, the one most likely meant first; where none is called so, those that
  /// may be meant.
  case named(String)
  /// Around a position, nearest first.
  case around(Coordinate)
  /// The same, whatever else the map is about.
  case cityAround(Coordinate)
  case reference(Reference)
}

/// What can happen to favorites.
package enum MapChange: Hashable, Sendable {
  case toggle(Reference, title: String, position: Coordinate)
  /// Brings back those that were removed last.
  case undo

  var toggled: Reference? { if case .toggle(let reference, _, _) = self { reference } else { nil } }
}

/// Where the screen leads.
package enum MapRoute: Hashable, Sendable {
  case detail(Reference)
}

/// Where the composition root joins the roles of this feature.
package typealias MapWiring = Wiring<MapScene, MapEvent, MapRoute, any MapInteracting>

/// The rules of the map of one subject, and of questions to it; no answer to these depends on what it
/// is about.
package protocol MapInteracting: Sendable {
  /// What the map is about and what else is marked. Favorites that can't be read don't keep it from
  /// being shown.
  /// - Throws: `notFound`, and what the subject's catalog throws.
  func subjectData() async throws(DataError) -> MapSubjectData

  /// What there is in a view, in coordinates of the world, with the borders of a country (its code).
  ///
  /// A call that is cancelled may answer with less.
  func terrain(in frame: MapFrame, outlining country: String?) async -> MapTerrain

  /// Waits for more of what the user brings; nil where no more comes.
  /// - Throws: what the feed throws.
  func nextPoints() async throws(DataError) -> PointSet?

  /// Returns the favorites that came to be.
  /// - Throws: `nothingToUndo`, and what the favorites throw.
  func change(_ change: MapChange) async throws(DataError) -> [Favorite]

  /// Puts a text into the clipboard.
  /// - Throws: `noClipboard`.
  func copy(_ text: String) async throws(DataError)

  /// At most so many cities.
  func cities(_ query: CityQuery, count: Int) async -> MapFinding

  /// Two places of a text: "lima madrid", "new york, lima", "-12.05,-77.05 madrid".
  func pair(_ text: String) async -> MapPair

  /// The position that a text was read as; of a short plus code the one nearest to its place.
  func position(_ reading: PositionReading) async -> Result<ReadPosition, PositionProblem>

  /// Where on Earth a position is.
  func setting(of position: Coordinate) async -> MapSetting

  /// Nil where there is no such country, and where the list one came from shows no place.
  func places(of target: MapTarget) async throws(DataError) -> MapSubjectData?
}
