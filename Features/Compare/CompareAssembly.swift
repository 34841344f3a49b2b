package import Components
package import Contracts
package import Domain
package import Localization
package import TextUI
package import Viper

/// The data managers and values that a comparison needs.
@MainActor
package struct CompareDependencies {
  let catalogs: [CatalogDescription]
  let catalog: @Sendable (CatalogID) -> any CatalogModule
  let favorites: any FavoritesDataManager
  let navigator: Navigator<Destination>
  let formats: Formats
  let clock: @Sendable () -> Int
  let wiring: CompareWiring

  /// - Parameters:
  ///   - catalogs: those that are offered.
  ///   - catalog: one of them with its data managers.
  ///   - clock: the present, in seconds since 1970.
  ///   - wiring: the wrappers of the roles.
  package init(
    catalogs: [CatalogDescription],
    catalog: @escaping @Sendable (CatalogID) -> any CatalogModule,
    favorites: any FavoritesDataManager, navigator: Navigator<Destination>, formats: Formats,
    clock: @escaping @Sendable () -> Int, wiring: CompareWiring = CompareWiring()
  ) {
    self.catalogs = catalogs
    self.catalog = catalog
    self.favorites = favorites
    self.navigator = navigator
    self.formats = formats
    self.clock = clock
    self.wiring = wiring
  }
}

/// Two entities of one catalog side by side.
@MainActor
package enum CompareAssembly {
  /// A screen of the session.
  package static func screen(
    _ comparison: Comparison, with dependencies: CompareDependencies, on surface: any Surface
  ) -> ScreenParts<CompareEvent> {
    let view = CompareView(
      scene: CompareScene(comparison), surface: surface,
      strings: Strings(dependencies.formats.language))
    return (view, presenter(comparison, with: dependencies, view: view))
  }

  /// A presenter whose scenes go to a view of the caller's, as a one-shot command has one.
  package static func presenter(
    _ comparison: Comparison, with dependencies: CompareDependencies,
    view: any Displaying<CompareScene>
  ) -> any Presenting<CompareEvent> {
    let wiring = dependencies.wiring
    let interactor = CompareInteractor(
      catalogs: dependencies.catalogs, catalog: dependencies.catalog,
      favorites: dependencies.favorites)
    return wiring.presenter(
      ComparePresenter(
        scene: CompareScene(comparison), view: wiring.view(view),
        interactor: wiring.interactor(interactor),
        router: wiring.router(CompareRouter(navigator: dependencies.navigator)),
        formatter: CompareFormatter(formats: dependencies.formats, clock: dependencies.clock)))
  }
}
