package import Components
package import Contracts
package import Domain
package import Localization
package import TextUI
package import Viper

/// The list of a catalog: it finds entities by search and filters, a page at a time, and leads to the
/// detail of one, to the map and into the favorites.
///
/// Only a catalog with places, or with entities that name some, gets maps and their command.
package enum ListAssembly {
  /// A screen for the session.
  ///
  /// It starts where the list was left, or anew with a `search` or `filters`.
  ///
  /// - Parameters:
  ///   - use: what the list is for.
  ///   - hasTopHits: whether a search begins with its top hits; scripts need one fixed order.
  ///   - elsewhere: the catalogs in which a search may find something, too; `nil` does not look there.
  ///   - origin: finds the place that an order by distance measures from.
  ///   - clock: the present, in seconds since 1970.
  ///   - wiring: the wrappers of the roles.
  @MainActor
  package static func screen<Catalog: CatalogModule>(
    _ catalog: Catalog, search: String? = nil, filters: [Filter] = [],
    favorites: any FavoritesDataManager, pictures: any PictureDataManager = NoPictures(),
    links: any LinkDataManager = NoLinks(), memory: ListMemory, surface: any Surface,
    navigator: Navigator<Destination>, formats: Formats,
    use: ListUse = .again, hasTopHits: Bool = true, visits: any VisitsDataManager = NoVisits(),
    elsewhere: EverythingCatalogs? = nil, origin: OriginFinder? = nil,
    clock: @escaping @Sendable () -> Int, wiring: ListWiring = ListWiring()
  ) -> ScreenParts<ListEvent> {
    let description = Catalog.description
    var scene = scene(
      of: description, search: search, filters: filters, memory, formats, use: use,
      hasTopHits: hasTopHits)
    // A list that goes on with what a search found has its rows.
    if scene.isPreview || use == .choice { scene.query.startsWithFrequent = hasTopHits }
    scene.capabilities.map = Catalog.map
    if pictures.access == .on {
      scene.capabilities.thumbnails[.rows] = description.rows.picture
      scene.capabilities.thumbnails[.grid] = description.rows.gridPicture
    }
    scene.capabilities.looksElsewhere = elsewhere != nil
    scene.capabilities.growsByItself = catalog.source.remote?.timeToLive != nil
    let interactor = ListInteractor(
      source: catalog.source, catalog: description, favorites: favorites, pictures: pictures,
      visits: visits, links: links, elsewhere: elsewhere.map(EverythingDataManager.init),
      origin: origin, clock: clock)
    return parts(
      scene, interactor, memory, surface, navigator, formats, hasHints: use != .choice, clock,
      wiring)
  }

  /// The scene in which a list starts: where it was left, or anew with a search or filters.
  @MainActor
  static func scene(
    of description: CatalogDescription, search: String?, filters: [Filter] = [],
    _ memory: ListMemory, _ formats: Formats, use: ListUse, hasTopHits: Bool
  ) -> ListScene {
    let left = memory[description.id]
    let isAsLeft = search == nil && filters.isEmpty && (use != .anew || left?.query.isWhole == true)
    let position = isAsLeft ? left : nil
    var query = CatalogQuery.typed(
      search: search ?? "", filters: filters,
      sort: (search == nil && filters.isEmpty ? left?.query.sort : nil)
        ?? memory.orders[description.id])
    if !hasTopHits { query.topHits = 0 }
    if query.sort == left?.query.sort { query.origin = left?.query.origin }
    var scene = ListScene(
      catalog: description, query: position?.query ?? query, chosen: position?.chosen ?? 0,
      layout: left?.layout ?? .rows)
    scene.query.language = formats.language
    scene.query.naming = formats.language == .english ? .none : .ofPage
    scene.isPreview = use == .preview
    return scene
  }

  /// The roles around a scene and its interactor.
  @MainActor
  static func parts(
    _ scene: ListScene, _ interactor: any ListInteracting, _ memory: ListMemory,
    _ surface: any Surface, _ navigator: Navigator<Destination>, _ formats: Formats,
    hasHints: Bool, _ clock: @escaping @Sendable () -> Int, _ wiring: ListWiring
  ) -> ScreenParts<ListEvent> {
    let view = ListView(
      surface: surface, strings: Strings(formats.language), catalog: scene.catalog,
      map: scene.capabilities.map, hasHints: hasHints)
    let presenter = ListPresenter(
      scene: scene, view: wiring.view(view), interactor: wiring.interactor(interactor),
      router: wiring.router(ListRouter(navigator: navigator)),
      formats: formats, clock: clock, memory: memory)
    return (view, wiring.presenter(presenter))
  }

  /// Returns an interactor for callers that need no scene.
  package static func interactor<Catalog: CatalogModule>(
    _ catalog: Catalog, favorites: any FavoritesDataManager, origin: OriginFinder? = nil,
    clock: @escaping @Sendable () -> Int
  ) -> any ListInteracting {
    ListInteractor(
      source: catalog.source, catalog: Catalog.description, favorites: favorites, origin: origin,
      clock: clock)
  }

  /// Returns the order of a catalog's list as it was left; `nil` if the list was never opened.
  @MainActor
  package static func order<Catalog: CatalogModule>(
    _ catalog: Catalog, favorites: any FavoritesDataManager, memory: ListMemory
  ) -> (any RowOrder)? {
    memory[Catalog.description.id].map {
      ListOrder(local: catalog.source.local, favorites: favorites, query: $0.query)
    }
  }

  /// The places that a query finds, looked for each time they are asked for.
  ///
  /// - Parameters:
  ///   - query: gives the query; `nil` finds nothing.
  ///   - catalog: the catalog to look in.
  ///   - favorites: the user's favorites.
  ///   - origin: finds the place that an order by distance measures from.
  ///   - clock: the present, in seconds since 1970.
  package static func places<Catalog: CatalogModule>(
    of query: @escaping @Sendable () async -> CatalogQuery?, in catalog: Catalog,
    favorites: any FavoritesDataManager, origin: OriginFinder? = nil,
    clock: @escaping @Sendable () -> Int
  ) -> (any PlaceListing)? {
    let map = Catalog.map
    guard map.isOfLists else { return nil }
    return ListPlaces(
      list: interactor(catalog, favorites: favorites, origin: origin, clock: clock),
      areNamed: map == .ofNamedPlaces, query: query)
  }

  /// The commands of the lists of any catalog.
  package static func commands(_ strings: Strings) -> CommandTable<ListEvent> {
    ListCommands.table(nil, map: .ofPlace, strings)
  }
}
