package import Components
package import Contracts
package import Domain
import Geo
package import Localization
package import TextUI
package import Viper

/// Puts together a map: land and sea, cities, favorites and a labelled marker, to be looked at from
/// nearer, farther and aside, to be asked, and to be searched.
///
/// What it is about comes first, as a ``MapTopic``: only entities that have a place make one, so a
/// map of others does not compile. `wiring` is what the composition root has between the roles.
@MainActor
package enum MapAssembly {
  /// A screen of the session; it is 80 × 24 until it is told its size by `resized`.
  ///
  /// - Parameters:
  ///   - list: what `fit results` shows: the places of the list one came from.
  ///   - mode: nil says in words what would be drawn.
  ///   - memory: one for several maps has each start as near as the one before was left.
  package static func screen(
    _ topic: MapTopic, sources: MapSources, list: (CatalogID, any PlaceListing)? = nil,
    surface: any Surface, navigator: Navigator<Destination>, strings: Strings, formats: Formats,
    mode: CanvasMode?, memory: MapMemory = MapMemory(),
    wiring: MapWiring = MapWiring()
  ) -> ScreenParts<MapEvent> {
    let view = MapView(surface: surface, strings: strings, mode: mode)
    let presenter = presenter(
      topic, sources: sources, list: list, size: Size(columns: 80, rows: 24), isTold: mode == nil,
      formats: formats, memory: memory, navigator: navigator, view: view, wiring: wiring)
    return (view, presenter)
  }

  /// What can be typed on a map.
  package static func commands(_ strings: Strings) -> CommandTable<MapEvent> {
    MapCommands(strings: strings).table
  }

  /// A presenter whose scenes go to a view of the caller's: a one-shot command sends `appeared` and
  /// takes the last one, which `MapView.text` draws.
  ///
  /// - Parameters:
  ///   - zoom: brought into `MapViewport.zoomRange`; nil is as near as several places fit, or as the
  ///     memory says where there is one.
  ///   - size: includes the footer.
  ///   - isTold: whether the scene is to be told in words.
  package static func presenter(
    _ topic: MapTopic, sources: MapSources, list: (CatalogID, any PlaceListing)? = nil,
    zoom: Double? = nil, size: Size, overlays: Set<MapOverlay> = [], isTold: Bool = false,
    formats: Formats, memory: MapMemory = MapMemory(),
    navigator: Navigator<Destination> = Navigator(root: .home), view: any Displaying<MapScene>,
    wiring: MapWiring = MapWiring()
  ) -> any Presenting<MapEvent> {
    // Where it is not known yet what it is about, the middle of the world stands in.
    let middle = MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: zoom ?? memory.zoom)
    let scene = MapScene(
      subject: topic.subject, viewport: middle, size: size, overlays: overlays, isTold: isTold,
      zoom: zoom)
    let presenter = MapPresenter(
      scene: scene, view: wiring.view(view),
      interactor: wiring.interactor(MapInteractor(topic, sources: sources, list: list)),
      router: wiring.router(MapRouter(navigator: navigator)),
      formatter: MapFormatter(formats: formats), memory: memory)
    return wiring.presenter(presenter)
  }
}

/// The data managers that every map is drawn and asked with.
package struct MapSources: Sendable {
  let map: any MapDataManager
  let places: any PlaceDataManager
  let neighbors: any NeighborDataManager
  let favorites: any FavoritesDataManager
  let links: any LinkDataManager
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  package init(
    map: any MapDataManager, places: any PlaceDataManager, neighbors: any NeighborDataManager,
    favorites: any FavoritesDataManager, links: any LinkDataManager,
    clock: @escaping @Sendable () -> Int
  ) {
    self.map = map
    self.places = places
    self.neighbors = neighbors
    self.favorites = favorites
    self.links = links
    self.clock = clock
  }
}

/// From how near maps are looked at, where one takes the place of another.
///
/// The composition root owns it for as long as the program runs; presenters fill it in.
@MainActor
package final class MapMemory {
  package var zoom = MapViewport.defaultZoom

  package init() {}
}
