import Catalog
import Components
import DetailFeature
import Domain
import FavoritesFeature
import ListFeature
import Localization
import MapFeature
import Session
import TextUI
import Trace
import Viper

/// The composition root: holds the data managers of every catalog and puts features together.
///
/// The only place that knows which implementation stands behind a contract.
@MainActor
final class Composition {
  /// Those that screens are made with: watched ones.
  let services: Services
  let canShowUnicode: Bool
  /// Whether a wide window shows two screens beside each other.
  private let canSplit: Bool
  /// Whether searches begin with what is meant most: not for scripts, which count on one order.
  private let hasTopHits: Bool
  /// Nil tells maps in words.
  private let canvasMode: CanvasMode?
  /// Where favorites are kept; nil is nowhere.
  let favoritesPath: String?
  /// The log of exchanges with services; nil where there is none to switch.
  let log: LogSwitch?
  /// What watches the contracts; nil where nothing does.
  let watching: Tracer?
  /// The same; where nothing watches, one that tells nothing.
  lazy var tracer = watching ?? Tracer(isOn: false)
  /// Starts what screens do.
  let scheduler: Scheduler

  /// The language of the screens made from now on.
  var language: Language

  let settings: Settings

  private let lists = ListMemory()
  private let favorites = FavoritesMemory()
  private let mapsBeside = MapMemory()
  /// Where the lists of the newest preview are.
  private var previews = ListMemory()

  init(
    services: Services, language: Language, canvasMode: CanvasMode?, canShowUnicode: Bool,
    canSplit: Bool = false, hasTopHits: Bool = true, favoritesPath: String?, log: LogSwitch? = nil,
    tracer: Tracer? = nil, scheduler: Scheduler = Scheduler(),
    settings: Settings = Settings()
  ) {
    self.settings = settings
    for (catalog, key) in settings.orders { lists.orders[catalog] = key }
    self.canSplit = canSplit
    self.hasTopHits = hasTopHits
    self.services = tracer.map(services.traced) ?? services
    watching = tracer
    self.scheduler = scheduler
    self.language = language
    self.canvasMode = canvasMode
    self.canShowUnicode = canShowUnicode
    self.favoritesPath = favoritesPath
    self.log = log
  }

  var strings: Strings { Strings(language) }
  var formats: Formats { Formats(language) }

  /// The one switch from a destination to a screen.
  func screen(for place: Destination, navigator: Navigator<Destination>) -> any Screen {
    tracer.open(place)
    return screen(for: place, navigator: navigator, memory: lists)
  }

  /// A screen to look for something in, that leaves no trace: a list starts where the one it is
  /// like was left.
  func preview(of place: Destination) -> Preview {
    previews = lists.copy()
    return preview(of: place, memory: previews)
  }

  /// A screen to look for a place in, in the order in which a map finds them.
  func previewOfPlaces() -> Preview {
    let catalog = Catalogs.everywhere
    return preview(
      of: .list(catalog.id, search: nil),
      memory: catalog.search.relevance.map { ListMemory(catalog.id, sortedBy: $0) } ?? ListMemory())
  }

  private func preview(of place: Destination, memory: ListMemory) -> Preview {
    tracer.open(place)
    let navigator = Navigator(root: Destination.home)
    if case .list(let catalog, _, _) = place {
      navigator.push(.list(catalog, search: nil))
    } else {
      navigator.push(place)
    }
    return Preview(
      screen: screen(for: place, navigator: navigator, memory: memory, hasHints: false),
      navigator: navigator)
  }

  /// Has the lists of a catalog that were not opened yet start in an order.
  func start(_ catalog: CatalogID, sortedBy key: String) {
    lists.orders[catalog] = key
  }

  /// Has the list of a catalog start where its preview is now.
  func keepPreview(of catalog: CatalogID) {
    lists.take(catalog, from: previews)
  }

  private func screen(
    for place: Destination, navigator: Navigator<Destination>, memory: ListMemory,
    maps: MapMemory = MapMemory(), hasHints: Bool = true
  ) -> any Screen {
    let surface = ScreenSurface()
    switch place {
    case .home:
      return HomeScreen.screen(strings, placeCount: formats.number(services.placeCount()))
    case .list(let catalog, let search, let filter):
      return split(
        list(
          of: catalog, search: search, filter: filter, on: surface, navigator: navigator,
          memory: memory, hasHints: hasHints), navigator)
    case .favorites:
      let parts = FavoritesAssembly.screen(
        services.favorites, documents: services.documents, catalogs: services.summaries,
        surface: surface, memory: hasHints ? favorites : FavoritesMemory(),
        navigator: navigator, strings: strings, formats: formats, hasHints: hasHints,
        clock: services.clock, wiring: tracer.favorites)
      return split(FeatureScreen(parts, on: surface), navigator)
    case .detail(let reference):
      let parts = DetailAssembly.screen(
        reference.id, in: services.catalogs[reference.catalog],
        with: dependencies(of: reference, navigator), on: surface)
      return FeatureScreen(parts, on: surface)
    case .map(let subject):
      return map(of: subject, on: surface, navigator: navigator, memory: maps)
    }
  }

  private func split(_ list: any Screen, _ navigator: Navigator<Destination>) -> any Screen {
    guard canSplit else { return list }
    let traced = tracer.log.current
    return SplitScreen(
      list, navigator: navigator, strings: strings, vocabulary: vocabulary, scheduler: scheduler
    ) {
      // What stands beside the list is written with it.
      self.tracer.log.current = traced
      return self.screen(
        for: $0, navigator: navigator, memory: self.lists, maps: self.mapsBeside)
    }
  }

  private func list(
    of catalog: CatalogID, search: String?, filter: Filter?, on surface: ScreenSurface,
    navigator: Navigator<Destination>, memory: ListMemory, hasHints: Bool
  ) -> any Screen {
    let parts = ListAssembly.screen(
      services.catalogs[catalog], search: search, filter: filter, favorites: services.favorites,
      // A search below the prompt is for reading: what is typed must not wait for pictures.
      pictures: hasHints ? services.pictures : NoPictures(), memory: memory, surface: surface,
      navigator: navigator, formats: formats, hasHints: hasHints, hasTopHits: hasTopHits,
      clock: services.clock, wiring: tracer.list)
    return FeatureScreen(parts, on: surface)
  }

  /// The order of the list that a place was reached from; nil where it was reached from none.
  private func order(around path: [Destination]) -> (any RowOrder)? {
    for place in path.reversed() {
      switch place {
      case .list(let catalog, _, _): return order(of: catalog)
      case .favorites: return FavoritesAssembly.order(services.favorites, memory: favorites)
      case .home, .detail, .map: continue
      }
    }
    return nil
  }

  private func order(of catalog: CatalogID) -> (any RowOrder)? {
    ListAssembly.order(services.catalogs[catalog], favorites: services.favorites, memory: lists)
  }

  /// What a detail is put together from.
  func dependencies(
    of reference: Reference, _ navigator: Navigator<Destination>
  ) -> DetailDependencies {
    DetailDependencies(
      descriptions: services.descriptions(of: reference.catalog, in: language),
      favorites: services.favorites, neighbors: services.neighbors, links: services.links,
      order: order(around: navigator.path), pictures: services.pictures,
      countries: CountryLinks(among: Catalogs.descriptions), navigator: navigator,
      formats: formats, clock: services.clock, wiring: watching?.detail ?? Wiring())
  }

  private func map(
    of subject: MapSubject, on surface: ScreenSurface, navigator: Navigator<Destination>,
    memory: MapMemory
  ) -> any Screen {
    let list = listAround(navigator.path)
    let topic: MapTopic
    do throws(DataError) {
      topic = try services.topic(of: subject, list: list?.places)
    } catch {
      return TextScreen(error, strings: strings)
    }
    let parts = MapAssembly.screen(
      topic, sources: services.mapSources, list: list, surface: surface, navigator: navigator,
      strings: strings, formats: formats, mode: canvasMode, memory: memory, wiring: tracer.map)
    return FeatureScreen(parts, on: surface)
  }

  /// The list that a place was reached from, and its places; nil where it was reached from none, or
  /// what is listed has no places.
  private func listAround(
    _ path: [Destination]
  ) -> (catalog: CatalogID, places: any PlaceListing)? {
    for case .list(let catalog, _, _) in path.reversed() {
      let places = services.catalogs[catalog].places(
        favorites: services.favorites, memory: lists, clock: services.clock)
      return places.map { (catalog, $0) }
    }
    return nil
  }
}
