package import Catalog
package import Domain
package import Localization
package import TextUI
package import Viper

/// The list of a catalog: finds entities by search and filters, a page at a time, and leads to what
/// is known of one, to the map and into the favorites.
///
/// A catalog whose entities have places, or name some, gets maps; any other has not even the command.
package enum ListAssembly {
  package typealias Screen = (
    view: any ScreenView<ListEvent>, presenter: any Presenting<ListEvent>
  )

  /// A screen for the session.
  ///
  /// It starts where the list was left, or anew with a `search`; in the place of another screen it
  /// goes on from what that one shows.
  @MainActor
  package static func screen<Item: Entity & Summarizable>(
    _ source: CatalogSource<Item>, search: String? = nil, with dependencies: ListDependencies
  ) -> Screen {
    screen(source, .none, search, dependencies)
  }

  @MainActor
  package static func screen<Item: Entity & Summarizable & Locatable>(
    _ source: CatalogSource<Item>, search: String? = nil, with dependencies: ListDependencies
  ) -> Screen {
    screen(source, .ofPlace, search, dependencies)
  }

  @MainActor
  package static func screen<Item: Entity & Summarizable & PlaceNaming>(
    _ source: CatalogSource<Item>, search: String? = nil, with dependencies: ListDependencies
  ) -> Screen {
    screen(source, .ofNamedPlaces, search, dependencies)
  }

  /// A presenter for one question, whose scenes the caller takes; where it leads is not asked.
  ///
  /// `appeared` asks it, and the service for what is due; `retried` has the service asked whatever
  /// is held. When `handle` returns, the last scene tells all: rows, where they come from, what
  /// failed.
  @MainActor
  package static func presenter<Item: Entity & Summarizable>(
    _ source: CatalogSource<Item>, favorites: any FavoritesDataManager, query: ListQuery,
    view: any Displaying<ListScene>,
    navigator: Navigator<Destination> = Navigator(root: .home), formats: Formats,
    clock: @escaping @Sendable () -> Int, wiring: ListWiring = ListWiring()
  ) -> any Presenting<ListEvent> {
    let presenter = ListPresenter(
      scene: ListScene(catalog: Item.catalog, query: query), view: wiring.view(view),
      interactor: wiring.interactor(
        ListInteractor(source: source, favorites: favorites, clock: clock)),
      router: wiring.router(ListRouter(navigator: navigator)),
      format: ListRowFormat(formats: formats, clock: clock), memory: ListMemory(),
      abilities: abilities(source, .none))
    return wiring.presenter(presenter)
  }

  /// The order of the list of a catalog as it was left; nil where it was never opened.
  @MainActor
  package static func order<Item: Entity & Summarizable>(
    _ source: CatalogSource<Item>, favorites: any FavoritesDataManager, memory: ListMemory
  ) -> (any RowOrder)? {
    memory[Item.catalog].map {
      ListOrder(local: source.local, favorites: favorites, query: $0.query)
    }
  }

  /// The places of the list of a catalog, as it is or was left each time they are asked for; none
  /// where it was never opened.
  package static func places<Item: Entity & Summarizable & Locatable>(
    _ source: CatalogSource<Item>, favorites: any FavoritesDataManager, memory: ListMemory,
    clock: @escaping @Sendable () -> Int
  ) -> any PlaceListing {
    ListPlaces(
      list: ListInteractor(source: source, favorites: favorites, clock: clock), memory: memory,
      catalog: Item.catalog)
  }

  @MainActor
  private static func screen<Item: Entity & Summarizable>(
    _ source: CatalogSource<Item>, _ map: EntityMap, _ search: String?, _ its: ListDependencies
  ) -> Screen {
    let view = ListView(
      surface: its.surface, strings: its.strings, catalog: Item.catalog,
      vocabulary: vocabulary(source.local, its.filterValues, map), hasHints: its.hasHints)
    let left = its.memory[Item.catalog]
    let place = search == nil ? left : nil
    let presenter = ListPresenter(
      scene: its.scene?.resumed
        ?? ListScene(
          catalog: Item.catalog,
          query: place?.query
            ?? ListQuery(
              search: search ?? "", sort: its.memory.orders[Item.catalog],
              hasTopHits: its.hasTopHits),
          chosen: place?.chosen ?? 0, layout: left?.layout ?? .rows),
      view: its.wiring.view(view),
      interactor: its.wiring.interactor(
        ListInteractor(
          source: source, favorites: its.favorites, pictures: its.pictures, clock: its.clock)),
      router: its.wiring.router(ListRouter(navigator: its.navigator)),
      format: ListRowFormat(formats: its.formats, clock: its.clock), memory: its.memory,
      abilities: abilities(source, map, its.pictures.access))
    return (view, its.wiring.presenter(presenter))
  }

  private static func abilities<Item: Entity>(
    _ source: CatalogSource<Item>, _ map: EntityMap, _ access: PictureAccess = .off
  ) -> ListAbilities {
    ListAbilities(
      map: map, growsByItself: source.remote?.timeToLive != nil,
      thumbnails: access == .on ? ListAbilities.thumbnails(of: Item.catalog) : [:])
  }

  /// What can be typed in the lists, of whatever catalog.
  package static func commands(_ strings: Strings) -> CommandTable<ListEvent> {
    let anything = ListVocabulary(filters: [:], sortKeys: [], map: .ofPlace)
    return ListCommands.table(anything, strings)
  }

  private static func vocabulary<Item: Entity>(
    _ local: any LocalDataManager<Item>, _ values: [String: [String]], _ map: EntityMap
  ) -> ListVocabulary {
    var filters = [ListQuery.favoriteKey: ["yes"]]
    for key in local.filterKeys { filters[key] = values[key] ?? [] }
    return ListVocabulary(filters: filters, sortKeys: local.sortKeys, map: map)
  }
}
