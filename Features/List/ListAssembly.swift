package import Catalog
package import Domain
package import Localization
package import TextUI
package import Viper

/// The list of a catalog: finds entities by search and filters, a page at a time, and leads to what
/// is known of one, to the map and into the favorites.
///
/// There are two screens: a catalog whose entities have places gets a map, any other has
/// not even the command.
package enum ListAssembly {
  package typealias Screen = (
    view: any ScreenView<ListEvent>, presenter: any Presenting<ListEvent>
  )

  /// A screen for the session.
  ///
  /// It starts where `memory` has it, or anew with a `search`. `filterValues` is what Tab offers for
  /// a filter key ("country": its codes); `clock` is the present, in seconds since 1970.
  @MainActor
  package static func screen<Item: Entity & Summarizable & Locatable>(
    _ local: any LocalDataManager<Item>, favorites: any FavoritesDataManager, memory: ListMemory,
    search: String?, surface: any Surface, navigator: Navigator<Destination>, strings: Strings,
    formats: Formats, filterValues: [String: [String]] = [:],
    clock: @escaping @Sendable () -> Int
  ) -> Screen {
    let interactor = ListInteractor(local: local, favorites: favorites, clock: clock)
    let vocabulary = vocabulary(local, filterValues, hasPlaces: true)
    return screen(
      Item.catalog, interactor, vocabulary, memory, search, surface, navigator, strings, formats)
  }

  @MainActor
  package static func screen<Item: Entity & Summarizable>(
    _ local: any LocalDataManager<Item>, favorites: any FavoritesDataManager, memory: ListMemory,
    search: String?, surface: any Surface, navigator: Navigator<Destination>, strings: Strings,
    formats: Formats, filterValues: [String: [String]] = [:],
    clock: @escaping @Sendable () -> Int
  ) -> Screen {
    let interactor = ListInteractor(local: local, favorites: favorites, clock: clock)
    let vocabulary = vocabulary(local, filterValues, hasPlaces: false)
    return screen(
      Item.catalog, interactor, vocabulary, memory, search, surface, navigator, strings, formats)
  }

  /// A presenter for one question, whose scenes the caller takes; where it leads is not asked.
  @MainActor
  package static func presenter<Item: Entity & Summarizable>(
    _ local: any LocalDataManager<Item>, favorites: any FavoritesDataManager, query: ListQuery,
    view: any Displaying<ListScene>,
    navigator: Navigator<Destination> = Navigator(root: .home), formats: Formats,
    clock: @escaping @Sendable () -> Int
  ) -> any Presenting<ListEvent> {
    let interactor = ListInteractor(local: local, favorites: favorites, clock: clock)
    return presenter(
      ListScene(catalog: Item.catalog, query: query), view, interactor, navigator, formats,
      ListMemory(), hasPlaces: false)
  }

  @MainActor
  private static func screen(
    _ catalog: CatalogID, _ interactor: any ListInteracting, _ vocabulary: ListVocabulary,
    _ memory: ListMemory, _ search: String?, _ surface: any Surface,
    _ navigator: Navigator<Destination>, _ strings: Strings, _ formats: Formats
  ) -> Screen {
    let view = ListView(
      surface: surface, strings: strings, catalog: catalog, vocabulary: vocabulary)
    let left = search == nil ? memory[catalog] : nil
    let scene = ListScene(
      catalog: catalog, query: left?.query ?? ListQuery(search: search ?? ""),
      chosen: left?.chosen ?? 0)
    let presenter = presenter(
      scene, view, interactor, navigator, formats, memory, hasPlaces: vocabulary.hasPlaces)
    return (view, presenter)
  }

  @MainActor
  private static func presenter(
    _ scene: ListScene, _ view: any Displaying<ListScene>, _ interactor: any ListInteracting,
    _ navigator: Navigator<Destination>, _ formats: Formats, _ memory: ListMemory,
    hasPlaces: Bool
  ) -> any Presenting<ListEvent> {
    ListPresenter(
      scene: scene, view: view, interactor: interactor, router: ListRouter(navigator: navigator),
      format: ListRowFormat(formats: formats), memory: memory, hasPlaces: hasPlaces)
  }

  private static func vocabulary<Item: Entity>(
    _ local: any LocalDataManager<Item>, _ values: [String: [String]], hasPlaces: Bool
  ) -> ListVocabulary {
    var filters = [ListQuery.favoriteKey: ["yes"]]
    for key in local.filterKeys { filters[key] = values[key] ?? [] }
    return ListVocabulary(filters: filters, sortKeys: local.sortKeys, hasPlaces: hasPlaces)
  }
}
