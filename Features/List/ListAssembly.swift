package import Catalog
package import Domain
package import Localization
package import TextUI
package import Viper

/// The list of a catalog: finds entities by search and filters, a page at a time, and leads to what
/// is known of one, to the map and into the favorites.
///
/// There are two screens: a catalog whose entities have places gets a map, any other has
/// not even the command. `wiring` is what the composition root has between the roles.
package enum ListAssembly {
  package typealias Screen = (
    view: any ScreenView<ListEvent>, presenter: any Presenting<ListEvent>
  )

  /// A screen for the session.
  ///
  /// It starts where `memory` has it, or anew with a `search`. `filterValues` is what Tab offers for
  /// a filter key ("country": its codes); `clock` is the present, in seconds since 1970; `hasHints` is
  /// whether commands can be typed while it is seen.
  @MainActor
  package static func screen<Item: Entity & Summarizable & Locatable>(
    _ source: CatalogSource<Item>, favorites: any FavoritesDataManager, memory: ListMemory,
    search: String?, surface: any Surface, navigator: Navigator<Destination>, strings: Strings,
    formats: Formats, filterValues: [String: [String]] = [:], hasHints: Bool = true,
    pictures: any PictureDataManager = NoPictures(), clock: @escaping @Sendable () -> Int,
    wiring: ListWiring = ListWiring()
  ) -> Screen {
    screen(
      source, favorites, pictures, memory, search, surface, navigator, strings, formats, clock,
      vocabulary(source.local, filterValues, hasPlaces: true), hasHints, wiring)
  }

  @MainActor
  package static func screen<Item: Entity & Summarizable>(
    _ source: CatalogSource<Item>, favorites: any FavoritesDataManager, memory: ListMemory,
    search: String?, surface: any Surface, navigator: Navigator<Destination>, strings: Strings,
    formats: Formats, filterValues: [String: [String]] = [:], hasHints: Bool = true,
    pictures: any PictureDataManager = NoPictures(), clock: @escaping @Sendable () -> Int,
    wiring: ListWiring = ListWiring()
  ) -> Screen {
    screen(
      source, favorites, pictures, memory, search, surface, navigator, strings, formats, clock,
      vocabulary(source.local, filterValues, hasPlaces: false), hasHints, wiring)
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
      abilities: abilities(source, hasPlaces: false))
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

  /// The places of the list of a catalog as it was left; nil where it was never opened.
  @MainActor
  package static func places<Item: Entity & Summarizable & Locatable>(
    _ source: CatalogSource<Item>, favorites: any FavoritesDataManager, memory: ListMemory,
    clock: @escaping @Sendable () -> Int
  ) -> (any PlaceListing)? {
    memory[Item.catalog].map {
      ListPlaces(
        list: ListInteractor(source: source, favorites: favorites, clock: clock), query: $0.query)
    }
  }

  @MainActor
  private static func screen<Item: Entity & Summarizable>(
    _ source: CatalogSource<Item>, _ favorites: any FavoritesDataManager,
    _ pictures: any PictureDataManager, _ memory: ListMemory, _ search: String?,
    _ surface: any Surface, _ navigator: Navigator<Destination>, _ strings: Strings,
    _ formats: Formats, _ clock: @escaping @Sendable () -> Int,
    _ vocabulary: ListVocabulary, _ hasHints: Bool, _ wiring: ListWiring
  ) -> Screen {
    let view = ListView(
      surface: surface, strings: strings, catalog: Item.catalog, vocabulary: vocabulary,
      hasHints: hasHints)
    let left = memory[Item.catalog]
    let place = search == nil ? left : nil
    let presenter = ListPresenter(
      scene: ListScene(
        catalog: Item.catalog, query: place?.query ?? ListQuery(search: search ?? ""),
        chosen: place?.chosen ?? 0, layout: left?.layout ?? .rows),
      view: wiring.view(view),
      interactor: wiring.interactor(
        ListInteractor(source: source, favorites: favorites, pictures: pictures, clock: clock)),
      router: wiring.router(ListRouter(navigator: navigator)),
      format: ListRowFormat(formats: formats, clock: clock), memory: memory,
      abilities: abilities(source, hasPlaces: vocabulary.hasPlaces, pictures.access))
    return (view, wiring.presenter(presenter))
  }

  private static func abilities<Item: Entity>(
    _ source: CatalogSource<Item>, hasPlaces: Bool, _ access: PictureAccess = .off
  ) -> ListAbilities {
    ListAbilities(
      hasPlaces: hasPlaces, growsByItself: source.remote?.timeToLive != nil,
      thumbnails: access == .on ? ListAbilities.thumbnails(of: Item.catalog) : [:])
  }

  private static func vocabulary<Item: Entity>(
    _ local: any LocalDataManager<Item>, _ values: [String: [String]], hasPlaces: Bool
  ) -> ListVocabulary {
    var filters = [ListQuery.favoriteKey: ["yes"]]
    for key in local.filterKeys { filters[key] = values[key] ?? [] }
    return ListVocabulary(filters: filters, sortKeys: local.sortKeys, hasPlaces: hasPlaces)
  }
}
