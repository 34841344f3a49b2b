package import Components
package import Contracts
package import Domain
package import Localization
package import TextUI
package import Viper

/// Makes the roles of the home screen and connects them.
package enum HomeAssembly {
  /// Returns a screen for the session.
  ///
  /// - Parameters:
  ///   - catalogs: the offered catalogs, in their order.
  ///   - sources: the data managers that the screen asks.
  ///   - mode: the characters that the map is drawn with; `nil` draws none.
  ///   - isInteractive: whether a person types at a prompt.
  ///   - wiring: the wrappers of the roles.
  @MainActor
  package static func screen(
    of catalogs: [CatalogDescription], sources: HomeSources, mode: CanvasMode?,
    isInteractive: Bool, surface: any Surface, navigator: Navigator<Destination>,
    formats: Formats, wiring: HomeWiring = HomeWiring()
  ) -> ScreenParts<HomeEvent> {
    let scene = HomeScene(catalogs: catalogs, canDraw: mode != nil)
    let layout = HomeLayout(
      strings: Strings(formats.language), mode: mode, isInteractive: isInteractive)
    let view = HomeView(scene: scene, surface: surface, layout: layout)
    let interactor = HomeInteractor(
      map: sources.map, favorites: sources.favorites, visits: sources.visits,
      catalogs: sources.catalogs, countPlaces: sources.countPlaces)
    let presenter = HomePresenter(
      scene: scene, view: wiring.view(view), interactor: wiring.interactor(interactor),
      router: wiring.router(HomeRouter(navigator: navigator)), formats: formats)
    return (view, wiring.presenter(presenter))
  }
}

/// The data managers that the home screen asks.
package struct HomeSources: Sendable {
  let map: any MapDataManager
  let favorites: any FavoritesDataManager
  let visits: any VisitsDataManager
  let catalogs: [any SummaryDataManager]
  let countPlaces: @Sendable () -> Int

  /// - Parameters:
  ///   - map: the map of the world.
  ///   - visits: the history of what was opened.
  ///   - catalogs: the summaries of the entities of each catalog.
  ///   - countPlaces: returns the number of cities.
  package init(
    map: any MapDataManager, favorites: any FavoritesDataManager, visits: any VisitsDataManager,
    catalogs: [any SummaryDataManager], countPlaces: @escaping @Sendable () -> Int
  ) {
    self.map = map
    self.favorites = favorites
    self.visits = visits
    self.catalogs = catalogs
    self.countPlaces = countPlaces
  }
}
