package import Catalog
package import Components
package import Domain
package import Localization
package import TextUI
package import Viper

/// Puts together the detail of one entity: all that is known of it, its description and the cities
/// near it where it has a place, its star, its link, and the ways to its map and its neighbors in
/// the catalog.
///
/// Where the entities have places, or name some, there is a way to the map; the others have no such
/// command.
@MainActor
package enum DetailAssembly {
  package typealias Screen = (
    view: any ScreenView<DetailEvent>, presenter: any Presenting<DetailEvent>
  )

  /// A screen of the session.
  ///
  /// Without `descriptions` it has none.
  package static func screen<Catalog: CatalogModule>(
    _ id: String, in catalog: Catalog, descriptions: DescriptionSource? = nil,
    with its: DetailDependencies
  ) -> Screen {
    let scene = scene(of: id, in: Catalog.self)
    let view = DetailView(scene: scene, surface: its.surface, strings: its.strings)
    let interactor = DetailInteractor(
      source: catalog.source, descriptions: descriptions, favorites: its.favorites,
      neighbors: Catalog.map == .ofPlace ? its.neighbors : nil, links: its.links,
      order: its.order, pictures: its.pictures, clock: its.clock)
    let formatter = DetailFormatter(
      formats: its.formats, countries: its.countries, clock: its.clock)
    let presenter = presenter(
      of: scene, interactor: interactor, navigator: its.navigator, formatter: formatter,
      view: view, wiring: its.wiring)
    return (view, presenter)
  }

  private static func scene<Catalog: CatalogModule>(
    of id: String, in catalog: Catalog.Type
  ) -> DetailScene {
    DetailScene(
      reference: Reference(Catalog.description.id, id), map: Catalog.map,
      isPlace: Catalog.description.arePlaces)
  }

  /// What can be typed in the details, of whatever entity.
  package static func commands(_ strings: Strings) -> CommandTable<DetailEvent> {
    DetailCommands(
      strings: strings, hasMap: true, hasRows: true, hasLink: true, hasPicture: true,
      hasOtherNames: true
    ).table
  }

  /// A presenter whose scenes go to a view of the caller's: a one-shot command sends `appeared`, or
  /// `retried` to ask the service anew, and takes the last one.
  package static func presenter<Catalog: CatalogModule>(
    _ id: String, in catalog: Catalog, descriptions: DescriptionSource? = nil,
    favorites: any FavoritesDataManager, neighbors: any NeighborDataManager,
    links: any LinkDataManager, countries: CountryLinks = CountryLinks(),
    navigator: Navigator<Destination>, formats: Formats, clock: @escaping @Sendable () -> Int,
    view: any Displaying<DetailScene>, wiring: DetailWiring = DetailWiring()
  ) -> any Presenting<DetailEvent> {
    let interactor = DetailInteractor(
      source: catalog.source, descriptions: descriptions, favorites: favorites,
      neighbors: Catalog.map == .ofPlace ? neighbors : nil, links: links, clock: clock)
    return presenter(
      of: scene(of: id, in: Catalog.self), interactor: interactor, navigator: navigator,
      formatter: DetailFormatter(formats: formats, countries: countries, clock: clock), view: view,
      wiring: wiring)
  }

  private static func presenter(
    of scene: DetailScene, interactor: any DetailInteracting, navigator: Navigator<Destination>,
    formatter: DetailFormatter, view: any Displaying<DetailScene>, wiring: DetailWiring
  ) -> any Presenting<DetailEvent> {
    let presenter = DetailPresenter(
      scene: scene, view: wiring.view(view), interactor: wiring.interactor(interactor),
      router: wiring.router(DetailRouter(navigator: navigator)), formatter: formatter)
    return wiring.presenter(presenter)
  }
}
