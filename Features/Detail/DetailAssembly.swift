package import Components
package import Contracts
package import Domain
package import Localization
package import TextUI
package import Viper

/// The data managers and values that a detail needs, whatever its catalog.
@MainActor
package struct DetailDependencies {
  let descriptions: DescriptionSource?
  let favorites: any FavoritesDataManager
  let neighbors: any NeighborDataManager
  let relief: (any ReliefDataManager)?
  let links: any LinkDataManager
  let order: (any RowOrder)?
  let pictures: any PictureDataManager
  let countries: CountryLinks
  let navigator: Navigator<Destination>
  let formats: Formats
  let clock: @Sendable () -> Int
  let wiring: DetailWiring

  /// - Parameters:
  ///   - descriptions: `nil` for a catalog whose entities have none.
  ///   - relief: the heights of places; `nil` if there are none.
  ///   - order: that of the list it is opened from; `nil` if there is none.
  ///   - countries: the catalogs that facts about a country lead to.
  ///   - clock: the present, in seconds since 1970.
  ///   - wiring: the wrappers of the roles.
  package init(
    descriptions: DescriptionSource? = nil, favorites: any FavoritesDataManager,
    neighbors: any NeighborDataManager, relief: (any ReliefDataManager)? = nil,
    links: any LinkDataManager, order: (any RowOrder)? = nil,
    pictures: any PictureDataManager = NoPictures(), countries: CountryLinks = CountryLinks(),
    navigator: Navigator<Destination>, formats: Formats, clock: @escaping @Sendable () -> Int,
    wiring: DetailWiring = DetailWiring()
  ) {
    self.descriptions = descriptions
    self.favorites = favorites
    self.neighbors = neighbors
    self.relief = relief
    self.links = links
    self.order = order
    self.pictures = pictures
    self.countries = countries
    self.navigator = navigator
    self.formats = formats
    self.clock = clock
    self.wiring = wiring
  }
}

/// Puts together the detail of one entity.
///
/// A detail has all facts of an entity, its star, its link, and the ways to its map and to the next in
/// the catalog. An entity with a place has a description and the cities near it, too. There is a map
/// only if the entities of the catalog have places, or name some.
@MainActor
package enum DetailAssembly {
  /// A screen of the session.
  package static func screen<Catalog: CatalogModule>(
    _ id: String, in catalog: Catalog, with dependencies: DetailDependencies,
    on surface: any Surface
  ) -> ScreenParts<DetailEvent> {
    var scene = scene(of: id, in: Catalog.self)
    scene.pictureAccess = dependencies.pictures.access
    let view = DetailView(
      scene: scene, surface: surface, strings: Strings(dependencies.formats.language))
    return (view, presenter(scene, in: catalog, with: dependencies, view: view))
  }

  /// A presenter whose scenes go to a view of the caller's: a one-shot command sends `appeared`, or
  /// `retried` to ask the service anew, and takes the last one.
  package static func presenter<Catalog: CatalogModule>(
    _ id: String, in catalog: Catalog, with dependencies: DetailDependencies,
    view: any Displaying<DetailScene>
  ) -> any Presenting<DetailEvent> {
    presenter(scene(of: id, in: Catalog.self), in: catalog, with: dependencies, view: view)
  }

  private static func presenter<Catalog: CatalogModule>(
    _ scene: DetailScene, in catalog: Catalog, with dependencies: DetailDependencies,
    view: any Displaying<DetailScene>
  ) -> any Presenting<DetailEvent> {
    let interactor = DetailInteractor(
      source: catalog.source, descriptions: dependencies.descriptions,
      favorites: dependencies.favorites, clock: dependencies.clock,
      neighbors: Catalog.map == .ofPlace ? dependencies.neighbors : nil,
      relief: Catalog.map == .ofPlace ? dependencies.relief : nil, links: dependencies.links,
      order: dependencies.order, pictures: dependencies.pictures)
    let presenter = DetailPresenter(
      scene: scene, view: dependencies.wiring.view(view),
      interactor: dependencies.wiring.interactor(interactor),
      router: dependencies.wiring.router(DetailRouter(navigator: dependencies.navigator)),
      formatter: DetailFormatter(
        formats: dependencies.formats, countries: dependencies.countries,
        leading: Catalog.description.leading, clock: dependencies.clock))
    return dependencies.wiring.presenter(presenter)
  }

  private static func scene<Catalog: CatalogModule>(
    of id: String, in catalog: Catalog.Type
  ) -> DetailScene {
    DetailScene(
      reference: Reference(Catalog.description.id, id), map: Catalog.map,
      isPlace: Catalog.description.arePlaces)
  }

  /// The commands of the details of any entity.
  package static func commands(_ strings: Strings) -> CommandTable<DetailEvent> {
    DetailCommands(strings: strings).table
  }
}
