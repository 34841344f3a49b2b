package import Catalog
package import Domain
package import Localization
package import TextUI
package import Viper

/// Puts the screen together.
@MainActor
package enum TemplateAssembly {
  package typealias Screen = (
    view: any ScreenView<TemplateEvent>, presenter: any Presenting<TemplateEvent>
  )

  package static func screen(
    _ favorites: any FavoritesDataManager, surface: any Surface,
    navigator: Navigator<Destination>, strings: Strings
  ) -> Screen {
    let view = TemplateView(surface: surface, strings: strings)
    let presenter = TemplatePresenter(
      view: view, interactor: TemplateInteractor(favorites: favorites),
      router: TemplateRouter(navigator: navigator))
    return (view, presenter)
  }
}
