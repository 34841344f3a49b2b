package import Components
package import Contracts
package import Domain
package import Localization
package import TextUI
package import Viper

/// The parts of the screen; favorites stand in for its data.
///
/// `wiring` puts something of the composition root between the roles.
package enum TemplateAssembly {
  /// A screen for the session.
  @MainActor
  package static func screen(
    _ favorites: any FavoritesDataManager, surface: any Surface,
    navigator: Navigator<Destination>, strings: Strings,
    wiring: TemplateWiring = TemplateWiring()
  ) -> ScreenParts<TemplateEvent> {
    let view = TemplateView(surface: surface, strings: strings)
    let presenter = TemplatePresenter(
      view: wiring.view(view),
      interactor: wiring.interactor(TemplateInteractor(favorites: favorites)),
      router: wiring.router(TemplateRouter(navigator: navigator)))
    return (view, wiring.presenter(presenter))
  }
}
