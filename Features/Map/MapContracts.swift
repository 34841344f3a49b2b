package import Contracts
package import Domain
import Geo
import Localization
package import PlaceNames
package import TextUI
package import Viper

/// A map as its View shows it, always complete.
package struct MapScene: Equatable, Sendable {
  package let subject: MapSubject
  /// The language that its texts are written in.
  let language: Language
  /// The view that is wanted; the drawing may still be that of the view before.
  package var viewport: MapViewport
  /// The whole screen, footer included.
  package var size: Size
  package var overlays: Set<MapOverlay> = []
  package var content = LoadingState<MapContent, DataError>.idle
  /// Places that a command listed; they take the map's lower end until they are put away.
  package var listing: MapListing?
  /// The map's own places, which are listed while no command lists others.
  package var ownListing: MapListing?
  /// The country that is the map's own subject, if one is; a command may show another.
  package var ownArea: MapSubjectData.Area?
  /// The name of the place in the middle, if the view has left the subject; else `nil`.
  package var middleCaption: MapCaption?
  /// How far the streets are that the view wants; `nil` if it wants none.
  package var streets: MapStreets.Progress?
  /// One line about the last command; the next command removes it.
  package var notice: MapNotice?
  /// The map as it was described before the last command; `nil` if all is to be described.
  package var lastDescribed: DescribedMap?
  /// The track whose figures and elevations are shown below the map; `nil` if none is.
  package var profile: MapProfile?
  /// How the map goes along with points that come; `nil` if none come.
  package var feed: MapFeed?
  /// The name by which a thing in view was asked for last; `nil` if none is called so.
  var answered: String?

  /// Whether the map is described in words instead of drawn.
  var isDescribed = false
  /// Whether other places are shown in place of the subject: two that a distance was asked of, or all of
  /// a list.
  var hasOthers = false
  /// The zoom of the first view; `nil` fits the view to the marks.
  var zoom: Double?

  /// The size of the drawing: the screen without the footer and the rows above it.
  var canvas: Size {
    let listed = min(listing?.count ?? 0, MapListing.limit(rows: size.rows))
    let profiled = profile?.rows(in: size).all ?? 0
    let explained = content.value?.legend.count ?? 0
    return Size(
      columns: max(0, size.columns), rows: max(0, size.rows - 1 - listed - profiled - explained))
  }

  /// The code of the country that the view was fitted to: all else is dimmed.
  package var lit: String?

  /// The code of the country whose borders stand out.
  package var outlined: String? {
    lit ?? content.value?.area.flatMap { $0.hasOutline ? $0.country : nil }
  }

  /// Whether the middle of the view has a mark: while an answer is shown that is measured from it.
  var marksMiddle: Bool {
    if listing?.isNearby == true { return true }
    return switch notice {
    case .nearest?, .refused(.noCityNearby)?: true
    default: false
    }
  }

  /// The view that is drawn: the one wanted, moved away from the world's edge if that would be in it.
  ///
  /// ``viewport`` itself is not moved, so that zooming out and in again ends at the same place.
  package var frame: MapFrame { MapFrame(viewport, canvas: canvas).clamped }

  /// The viewport of ``frame``.
  var seen: MapViewport { frame.viewport }
}

/// Lines that can be laid over a map.
package enum MapOverlay: Hashable, Sendable {
  /// Meridians and parallels.
  case graticule
  /// The line between day and night at the moment of drawing.
  case night
}

/// How a map goes along with points that come one after another.
package struct MapFeed: Hashable, Sendable {
  /// Whether points are waited for: not yet, now, or not any more.
  package enum Progress: Hashable, Sendable { case ready, running, over }

  /// How the view moves when a point comes.
  package enum View: Hashable, Sendable {
    /// It shows all of them.
    case fits
    /// It keeps the newest in sight, at the user's zoom.
    case keeps
    /// It stays where the user moved it.
    case stays
  }

  var progress = Progress.ready
  var view = View.fits
}

/// An event of a map: a command of the user's, or a change of the screen.
package enum MapEvent: Hashable, SlottedEvent {
  case appeared
  /// The view is to be drawn again, as it may have other streets or another relief now.
  case renewed
  case retried
  /// The whole screen's size in cells, footer included.
  case resized(columns: Int, rows: Int)
  /// The map is zoomed in by a number of levels, fractions included; out if that is negative.
  case zoomed(Double)
  case panned(CompassPoint)
  /// The map is dragged by a number of cells to the right and down.
  case dragged(columns: Int, rows: Int)
  /// The view goes back to the marker; to all places if none is chosen.
  case centered
  /// The view is fitted to a target. `nil` means the map's own places and the chosen one; the map of
  /// one place is fitted to all its marks.
  case fitted(MapTarget?)
  /// The map is zoomed to a level.
  case zoomedTo(Double)
  /// The zoom is to be told.
  case askedZoom
  /// The marker goes to a position, and the view with it.
  case went(Coordinate)
  /// The same for a place that was typed: by its position, or by a name that it has exactly.
  ///
  /// A link may set the zoom. A country is shown whole. If several cities have the name, the marker
  /// goes to the most likely one, and all are listed.
  ///
  /// With `inView`, a thing of the street map in view whose name is like it goes before a place elsewhere.
  ///
  /// With a `zoom`, the view is then zoomed to it.
  case sought(String, inView: Bool = false, zoom: Double? = nil)
  /// The same, and then the cities around it are listed.
  case soughtNearby(String)
  /// The marker goes to a city.
  case chose(Reference)
  /// The marker goes to the place of a row; numbers start at 1.
  case picked(Int)
  /// The cities around the middle of the view are to be listed.
  case askedNearby
  /// The city nearest to the middle of the view is to be named.
  case askedWhat
  /// The places of a kind around the middle of the view, or around a place, are to be listed; or the nearest
  /// one told.
  case askedKind(String, around: String, isOne: Bool)
  /// The map is asked for, which is here already.
  case askedMap
  /// The distance between two places is asked for, as they were typed; if it is one, from here.
  case askedDistance(String)
  /// Something is laid over the map or taken away; `nil` turns it over.
  case laid(MapOverlay, Bool?)
  case toggledFavorite
  /// The chosen place is no favorite any more.
  case unstarred
  /// The detail of the chosen place is asked for.
  case detailed
  /// The marker goes to the place of a row, and then an event is about it: its star, or its detail.
  indirect case ofRow(Int, MapEvent)
  /// The same for the thing in view that has a name, or one like it; if there is none, nothing is said, and
  /// ``MapScene/answered`` is `nil`.
  indirect case called(String, MapEvent)
  case undone
  /// The position of the marker is to be copied; that of the middle if no marker is in view.
  case copied
  /// The user's points are colored by a column, or by none any more.
  case colored(String?)
  /// Their signs grow with a column, or with none any more.
  case sized(String?)
  /// The profile of a track is to be put away.
  case closed
  /// The map is ready for points that come one after another.
  case followed

  package var slot: EventSlot? {
    switch self {
    case .followed: .stream
    case .ofRow(_, let event), .called(_, let event): event.slot
    case .toggledFavorite, .unstarred, .detailed, .undone, .copied: nil
    default: .content
    }
  }
}

extension MapEvent {
  /// Whether it looks at the subject or answers from it, so that the subject has to be there.
  var isOfSubject: Bool {
    switch self {
    case .appeared, .renewed, .retried, .resized, .followed, .undone, .toggledFavorite, .unstarred,
      .detailed, .copied, .closed, .askedMap, .centered, .laid, .picked, .ofRow, .called:
      false
    case .zoomed, .zoomedTo, .askedZoom, .panned, .dragged, .fitted, .went, .sought, .soughtNearby,
      .chose, .askedNearby, .askedWhat, .askedKind, .askedDistance, .colored, .sized:
      true
    }
  }
}

/// A target that a view can be fitted to, besides the map's own marks.
package enum MapTarget: Hashable, Sendable {
  case favorites
  /// The places of the list from which the map was opened.
  case results
  /// All places of the map. If it is about one or none, those of the list that it was opened from, or
  /// else the favorites.
  case all
  /// A place by its name, as it was typed; a country also by its code.
  case named(String)
}

/// A question for cities.
package enum CityQuery: Hashable, Sendable {
  /// The cities with a name, the most likely one first; if there are none, similar names.
  case named(String)
  /// The points or cities around a position, nearest first: a map of points answers with these.
  case around(Coordinate)
  /// The same, but always cities.
  case cityAround(Coordinate)
  case reference(Reference)
}

/// A change to favorites, as `StarChange` is for lists and details.
///
/// It has the title and the position with it: what a map marks may be in no catalog, as the user's own
/// points are, and the things of a street map, which become points of the user's own.
package enum MapChange: Hashable, Sendable {
  /// Makes a place a favorite, or removes it if it is one.
  case toggle(Reference, title: String, position: Coordinate, properties: [KeptProperty] = [])
  /// Takes back the last change of favorites, of any catalog.
  case undo

  /// The entity that is toggled; `nil` for `undo`.
  var toggled: Reference? {
    if case .toggle(let reference, _, _, _) = self { reference } else { nil }
  }
}

/// A way from the map to another screen.
package enum MapRoute: Hashable, Sendable {
  case detail(Reference)
}

/// The wrappers of this feature's roles; see `Wiring`.
package typealias MapWiring = Wiring<MapScene, MapEvent, MapRoute, any MapInteracting>

/// The rules of the map of one subject, and of questions that can be asked on any map.
package protocol MapInteracting: Sendable {
  /// Loads the subject and the favorites. If only the favorites can't be read, their failure is a part
  /// of the data.
  /// - Throws: `notFound`, and the errors of the subject's catalog.
  func subjectData() async throws(DataError) -> MapSubjectData

  /// Finds the lines, areas and cities in a view, in coordinates of the world.
  ///
  /// A call that is cancelled may answer with less.
  /// - Parameters:
  ///   - frame: the view.
  ///   - country: the code of the country whose borders stand out.
  func terrain(in frame: MapFrame, outlining country: String?) async -> MapTerrain

  /// Loads the streets in a view: what is held at once, then again whenever more has come.
  ///
  /// The sequence is empty if no streets are drawn there: they are switched off, or the view shows too much
  /// of the world. It ends when all is there, or has failed.
  func streets(in frame: MapFrame, language: Language) -> AnySteps<MapStreets>

  /// Finds the named things of the streets in a view, with their tags, the nearest to its middle first.
  ///
  /// Nothing is fetched for it: the tiles in view are there already, or are missing.
  func things(in frame: MapFrame, language: Language) async -> [StreetThing]

  /// Waits for more of the user's points.
  /// - Returns: all that are kept; `nil` if no more come.
  /// - Throws: the errors of the feed.
  func nextPoints() async throws(DataError) -> PointSet?

  /// Changes favorites.
  /// - Returns: the favorites that were added.
  /// - Throws: `nothingToUndo`, and the errors of the favorites.
  func change(_ change: MapChange) async throws(DataError) -> StarOutcome

  /// Puts a text into the clipboard.
  /// - Throws: `noClipboard`.
  func copy(_ text: String) async throws(DataError)

  /// Finds cities, `count` of them at most. The user's points go before cities, unless the query says
  /// otherwise.
  /// - Throws: the errors of the file of places, if no city has a name.
  func cities(_ query: CityQuery, count: Int) async throws(DataError) -> MapFinding

  /// Finds the places of a kind that are nearest to a position, among those of GeoNames.
  ///
  /// - Returns: `nil` if this machine holds none of any kind.
  /// - Throws: `invalidFilter` if no kind is called so, and the errors of the file of places.
  func places(
    ofKind kind: String, around position: Coordinate, count: Int
  ) async throws(DataError) -> [MapPlace]?

  /// Reads two places from a text: "lima madrid", "new york, lima", "-12.05,-77.05 madrid".
  ///
  /// - Parameter here: the place from which a single place is measured; `nil` if there is none.
  /// - Throws: the errors of the file of places, if no city has a name.
  func pair(_ text: String, from here: ResolvedPlace?) async throws(DataError) -> MapPair

  /// Finds the place that a text means: a position in any notation, or a name that a place has
  /// exactly.
  ///
  /// - Parameter count: the most cities that are found.
  /// - Throws: the errors of the file of places, if no city has the name.
  func meaning(of text: String, count: Int) async throws(DataError) -> MapMeaning

  /// Finds the place nearest to a position, and the country that the position is in; `nil` if there
  /// is no place at all.
  func place(nearestTo position: Coordinate) async -> NearestPlace?

  /// Finds out where on Earth a position is: the country, and how far from the sea.
  func setting(of position: Coordinate) async -> MapSetting

  /// Loads the places of a target.
  /// - Returns: `nil` if no country has the name, or if the list from which the map was opened has no
  ///   place.
  func places(of target: MapTarget) async throws(DataError) -> MapSubjectData?
}
