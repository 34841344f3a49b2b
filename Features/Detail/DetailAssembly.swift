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
  /// A screen of the session.
  ///
  /// Without `descriptions` it has none.
  package static func screen<Catalog: CatalogModule>(
    _ id: String, in catalog: Catalog, descriptions: DescriptionSource? = nil,
    with its: DetailDependencies
  ) -> ScreenParts<DetailEvent> {
    let view = DetailView(
      scene: scene(of: id, in: Catalog.self), surface: its.surface, strings: its.strings)
    let presenter = presenter(
      id, in: catalog, descriptions: descriptions, favorites: its.favorites,
      neighbors: its.neighbors, links: its.links, order: its.order, pictures: its.pictures,
      countries: its.countries, navigator: its.navigator, formats: its.formats, clock: its.clock,
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
    links: any LinkDataManager, order: (any RowOrder)? = nil,
    pictures: any PictureDataManager = NoPictures(), countries: CountryLinks = CountryLinks(),
    navigator: Navigator<Destination>, formats: Formats, clock: @escaping @Sendable () -> Int,
    view: any Displaying<DetailScene>, wiring: DetailWiring = DetailWiring()
  ) -> any Presenting<DetailEvent> {
    let interactor = DetailInteractor(
      source: catalog.source, descriptions: descriptions, favorites: favorites,
      neighbors: Catalog.map == .ofPlace ? neighbors : nil, links: links, order: order,
      pictures: pictures, clock: clock)
    let presenter = DetailPresenter(
      scene: scene(of: id, in: Catalog.self), view: wiring.view(view),
      interactor: wiring.interactor(interactor),
      router: wiring.router(DetailRouter(navigator: navigator)),
      formatter: DetailFormatter(formats: formats, countries: countries, clock: clock))
    return wiring.presenter(presenter)
  }
}
