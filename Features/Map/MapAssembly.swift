package import Catalog
package import Components
package import Domain
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
    let scene = scene(of: topic.subject, zoom: memory.zoom, size: Size(columns: 80, rows: 24))
    let view = MapView(scene: scene, surface: surface, strings: strings, mode: mode)
    let presenter = presenter(
      scene, topic, sources, list, view, navigator, formats, memory, wiring, isTold: mode == nil)
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
  ///   - zoom: brought into `MapViewport.zoomRange`; nil is as near as several places fit, or the
  ///     default where there is one.
  ///   - size: includes the footer.
  ///   - isTold: whether the scene is to be told in words.
  package static func presenter(
    _ topic: MapTopic, sources: MapSources, zoom: Double?, size: Size,
    overlays: MapOverlays = MapOverlays(), isTold: Bool = false, formats: Formats,
    view: any Displaying<MapScene>, wiring: MapWiring = MapWiring()
  ) -> any Presenting<MapEvent> {
    var scene = scene(
      of: topic.subject, zoom: zoom ?? MapViewport.defaultZoom, size: size)
    scene.overlays = overlays
    return presenter(
      scene, topic, sources, nil, view, Navigator(root: .home), formats, MapMemory(), wiring,
      zoom: zoom, isTold: isTold)
  }

  /// Where it is not known yet what it is about, the middle of the world stands in.
  private static func scene(of subject: MapSubject, zoom: Double, size: Size) -> MapScene {
    MapScene(
      subject: subject, viewport: MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: zoom),
      size: size)
  }

  private static func presenter(
    _ scene: MapScene, _ topic: MapTopic, _ sources: MapSources,
    _ list: (CatalogID, any PlaceListing)?, _ view: any Displaying<MapScene>,
    _ navigator: Navigator<Destination>, _ formats: Formats, _ memory: MapMemory,
    _ wiring: MapWiring, zoom: Double? = nil, isTold: Bool
  ) -> any Presenting<MapEvent> {
    let geography = GeographyInteractor(
      map: sources.map, places: sources.places, neighbors: sources.neighbors, list: list)
    let map = MapInteractor(
      source: topic.source(sources, geography), map: sources.map, places: sources.places,
      favorites: sources.favorites, clock: sources.clock)
    let interactors = wiring.interactor(MapInteractors(map: map, geography: geography))
    let presenter = MapPresenter(
      scene: scene, view: wiring.view(view), interactor: interactors.map,
      geography: interactors.geography, router: wiring.router(MapRouter(navigator: navigator)),
      formatter: MapFormatter(formats: formats), memory: memory, zoom: zoom, isTold: isTold)
    return wiring.presenter(presenter)
  }
}
