package import Components
package import Contracts
package import Domain
package import Localization
package import TextUI
package import Viper

/// Makes the roles of the screen and connects them; favorites stand in for its data.
///
/// `wiring` has the wrappers of the roles.
package enum TemplateAssembly {
  /// Returns a screen for the session.
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
