package import Components
package import Contracts
package import Domain
import Geo
package import Localization
package import TextUI
package import Viper

/// Assembles a map: land and sea, cities, favorites and a labelled marker.
///
/// It can be zoomed and moved, searched, and asked questions.
///
/// A ``MapTopic`` is its subject. Only entities that have a place make one, so a map of others does not
/// compile. `wiring` has the wrappers of the roles.
@MainActor
package enum MapAssembly {
  /// Makes a screen of the session.
  ///
  /// Its size is 80 × 24 until the event `resized` sets it.
  ///
  /// - Parameters:
  ///   - list: the list from which the map is opened, whose places `fit results` shows.
  ///   - mode: the characters to draw with; `nil` describes the map in words.
  ///   - memory: the zoom that the map starts with, and that the next map with this memory takes over.
  package static func screen(
    _ topic: MapTopic, sources: MapSources, list: (CatalogID, any PlaceListing)? = nil,
    surface: any Surface, navigator: Navigator<Destination>, strings: Strings, formats: Formats,
    mode: CanvasMode?, memory: MapMemory = MapMemory(),
    wiring: MapWiring = MapWiring()
  ) -> ScreenParts<MapEvent> {
    let view = MapView(surface: surface, strings: strings, mode: mode)
    let presenter = presenter(
      topic, sources: sources, list: list, size: Size(columns: 80, rows: 24),
      isDescribed: mode == nil,
      formats: formats, memory: memory, navigator: navigator, view: view, wiring: wiring)
    return (view, presenter)
  }

  /// The commands that can be typed on a map.
  package static func commands(_ strings: Strings) -> CommandTable<MapEvent> {
    MapCommands(strings: strings).table
  }

  /// Makes a presenter whose scenes go to a view of the caller's: a one-shot command sends `appeared`
  /// and takes the last scene, which `MapView.text` draws.
  ///
  /// - Parameters:
  ///   - zoom: the zoom of the first view, brought into `MapViewport.zoomRange`; `nil` fits several
  ///     places, and takes the memory's zoom for one.
  ///   - size: the size of the screen, footer included.
  ///   - isDescribed: whether the map is described in words instead of drawn.
  package static func presenter(
    _ topic: MapTopic, sources: MapSources, list: (CatalogID, any PlaceListing)? = nil,
    zoom: Double? = nil, size: Size, overlays: Set<MapOverlay> = [], isDescribed: Bool = false,
    formats: Formats, memory: MapMemory = MapMemory(),
    navigator: Navigator<Destination> = Navigator(root: .home), view: any Displaying<MapScene>,
    wiring: MapWiring = MapWiring()
  ) -> any Presenting<MapEvent> {
    // Until the subject is loaded, the middle of the world stands in for it.
    let middle = MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: zoom ?? memory.zoom)
    let scene = MapScene(
      subject: topic.subject, language: formats.language, viewport: middle, size: size,
      overlays: overlays, isDescribed: isDescribed, zoom: zoom)
    let presenter = MapPresenter(
      scene: scene, view: wiring.view(view),
      interactor: wiring.interactor(MapInteractor(topic, sources: sources, list: list)),
      router: wiring.router(MapRouter(navigator: navigator)), memory: memory)
    return wiring.presenter(presenter)
  }
}

/// The data managers of every map.
package struct MapSources: Sendable {
  let map: any MapDataManager
  let places: any PlaceDataManager
  let neighbors: any NeighborDataManager
  let favorites: any FavoritesDataManager
  let links: any LinkDataManager
  /// Returns the tiles that maps are drawn with now; `nil` if streets are switched off.
  let tiles: @Sendable () -> TileSource?
  /// Returns the heights that maps are drawn with now; `nil` if relief is switched off.
  let relief: @Sendable () -> (any ReliefDataManager)?
  /// Returns the entry of a country by its code; `nil` if no catalog has it.
  let country: @Sendable (String) async -> CountryEntry?
  /// Returns titles of places that a name is similar to.
  let near: @Sendable (String) async -> [String]
  /// Returns the places of some kinds that are nearest to a position; `nil` if none of any kind are held.
  let ofKind: KindReader
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  package typealias KindReader =
    @Sendable (Set<PlaceKind>, Coordinate, _ count: Int) async throws(DataError) -> [MapPlace]?

  package init(
    map: any MapDataManager, places: any PlaceDataManager, neighbors: any NeighborDataManager,
    favorites: any FavoritesDataManager, links: any LinkDataManager,
    tiles: @escaping @Sendable () -> TileSource? = { nil },
    relief: @escaping @Sendable () -> (any ReliefDataManager)? = { nil },
    country: @escaping @Sendable (String) async -> CountryEntry?,
    near: @escaping @Sendable (String) async -> [String],
    ofKind: @escaping KindReader = { _, _, _ in nil }, clock: @escaping @Sendable () -> Int
  ) {
    self.ofKind = ofKind
    self.map = map
    self.places = places
    self.neighbors = neighbors
    self.favorites = favorites
    self.links = links
    self.tiles = tiles
    self.relief = relief
    self.country = country
    self.near = near
    self.clock = clock
  }
}

/// The zoom of the last map, which the next one starts with.
///
/// The composition root owns it for as long as the program runs; presenters change it.
@MainActor
package final class MapMemory {
  package var zoom = MapViewport.defaultZoom

  package init() {}
}
