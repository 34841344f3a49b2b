package import Catalog
package import Domain
package import Localization
package import TextUI
package import Viper

/// Puts together the map around an entity or a bare position: coasts, borders and a labelled pin,
/// to be looked at from nearer, farther and aside.
///
/// Only entities that have a place fit: a map of others does not compile.
@MainActor
package enum MapAssembly {
  /// A screen of the session; it is 80 × 24 until it is told its size by `resized`.
  ///
  /// The mode is Braille, or ASCII where that can't be shown, or nil, which says in words what would be
  /// drawn; the clock tells the seconds since 1970; one memory for several maps has each start as near
  /// as the one before was left.
  package static func screen<Item: Entity & Locatable & Summarizable>(
    _ id: String, local: any LocalDataManager<Item>, favorites: any FavoritesDataManager,
    map: any MapDataManager, surface: any Surface, navigator: Navigator<Destination>,
    strings: Strings, formats: Formats, mode: CanvasMode?, memory: MapMemory = MapMemory(),
    clock: @escaping @Sendable () -> Int
  ) -> (view: any ScreenView<MapEvent>, presenter: any Presenting<MapEvent>) {
    screen(
      of: .entity(Reference(Item.catalog, id)),
      interactor: MapInteractor(
        source: EntitySource(id: id, local: local), map: map, favorites: favorites, clock: clock),
      surface: surface, navigator: navigator, strings: strings, formats: formats, mode: mode,
      memory: memory)
  }

  /// The screen of a bare position, named after the nearest city.
  package static func screen(
    _ position: Coordinate, neighbors: any NeighborDataManager,
    favorites: any FavoritesDataManager, map: any MapDataManager, surface: any Surface,
    navigator: Navigator<Destination>, strings: Strings, formats: Formats, mode: CanvasMode?,
    clock: @escaping @Sendable () -> Int
  ) -> (view: any ScreenView<MapEvent>, presenter: any Presenting<MapEvent>) {
    screen(
      of: .position(position),
      interactor: MapInteractor(
        source: PositionSource(position: position, neighbors: neighbors), map: map,
        favorites: favorites, clock: clock),
      surface: surface, navigator: navigator, strings: strings, formats: formats, mode: mode,
      memory: MapMemory())
  }

  /// A presenter whose scenes go to a view of the caller's: a one-shot command sends `appeared` and
  /// takes the last one, which `MapView.text` draws.
  ///
  /// Any zoom is brought into `MapViewport.zoomRange`; the size includes the footer.
  package static func presenter<Item: Entity & Locatable & Summarizable>(
    _ id: String, local: any LocalDataManager<Item>, favorites: any FavoritesDataManager,
    map: any MapDataManager, zoom: Double, size: Size, navigator: Navigator<Destination>,
    formats: Formats, clock: @escaping @Sendable () -> Int, view: any Displaying<MapScene>
  ) -> any Presenting<MapEvent> {
    presenter(
      scene(of: .entity(Reference(Item.catalog, id)), zoom: zoom, size: size),
      interactor: MapInteractor(
        source: EntitySource(id: id, local: local), map: map, favorites: favorites, clock: clock),
      navigator: navigator, formats: formats, view: view)
  }

  /// The presenter of a bare position.
  package static func presenter(
    _ position: Coordinate, neighbors: any NeighborDataManager,
    favorites: any FavoritesDataManager, map: any MapDataManager, zoom: Double, size: Size,
    navigator: Navigator<Destination>, formats: Formats, clock: @escaping @Sendable () -> Int,
    view: any Displaying<MapScene>
  ) -> any Presenting<MapEvent> {
    presenter(
      scene(of: .position(position), zoom: zoom, size: size),
      interactor: MapInteractor(
        source: PositionSource(position: position, neighbors: neighbors), map: map,
        favorites: favorites, clock: clock),
      navigator: navigator, formats: formats, view: view)
  }

  private static func screen(
    of subject: MapSubject, interactor: any MapInteracting, surface: any Surface,
    navigator: Navigator<Destination>, strings: Strings, formats: Formats, mode: CanvasMode?,
    memory: MapMemory
  ) -> (view: any ScreenView<MapEvent>, presenter: any Presenting<MapEvent>) {
    let scene = scene(of: subject, zoom: memory.zoom, size: Size(columns: 80, rows: 24))
    let view = MapView(scene: scene, surface: surface, strings: strings, mode: mode)
    let presenter = presenter(
      scene, interactor: interactor, navigator: navigator, formats: formats, view: view,
      memory: memory)
    return (view, presenter)
  }

  /// Where the pin is not known yet, the middle of the world stands in.
  private static func scene(of subject: MapSubject, zoom: Double, size: Size) -> MapScene {
    MapScene(
      subject: subject, viewport: MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: zoom),
      size: size)
  }

  private static func presenter(
    _ scene: MapScene, interactor: any MapInteracting, navigator: Navigator<Destination>,
    formats: Formats, view: any Displaying<MapScene>, memory: MapMemory = MapMemory()
  ) -> any Presenting<MapEvent> {
    MapPresenter(
      scene: scene, view: view, interactor: interactor, router: MapRouter(navigator: navigator),
      formatter: MapFormatter(formats: formats), memory: memory)
  }
}
