import CompareFeature
import Components
import Contracts
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
  /// What a session is made for.
  struct Setup {
    /// Nil tells maps in words.
    let canvasMode: CanvasMode?
    let canShowUnicode: Bool
    /// Whether a wide window shows two screens beside each other.
    var canSplit = false
    /// Whether searches begin with what is meant most: not for scripts, which count on one order.
    var hasTopHits = true
    /// Where favorites are kept; nil is nowhere.
    var favoritesPath: String?
    /// The log of exchanges with services; nil where there is none to switch.
    var log: LogSwitch?
    var settings = Settings()
  }

  private(set) var setup: Setup
  /// Those that screens are made with: watched ones.
  let services: Services
  /// The language of the screens made from now on.
  var language: Language
  /// What watches the contracts.
  let tracer: Tracer
  /// Starts what screens do.
  let scheduler: Scheduler

  /// Those that nobody watches.
  private let unwatched: Services
  let history: HistorySwitch

  private let lists = ListMemory()
  private let favorites = FavoritesMemory()
  private let mapsBeside = MapMemory()
  /// From how near the next map of a position is looked at; `nil` if nothing said so.
  var zoomOfPosition: Double?
  /// Where the lists of the newest preview are.
  private var previews = ListMemory()

  init(
    _ setup: Setup, _ services: Services, _ language: Language,
    tracer: Tracer = Tracer(isOn: false), scheduler: Scheduler = Scheduler()
  ) {
    self.setup = setup
    unwatched = services
    history = HistorySwitch(setup.settings.keepsHistory)
    self.services = services.traced(by: tracer)
    self.language = language
    self.tracer = tracer
    self.scheduler = scheduler
    for (catalog, key) in setup.settings.orders { start(catalog, sortedBy: key) }
  }

  /// Takes note of what the settings file says now.
  func reread(_ settings: Settings) { setup.settings = settings }

  /// Whether what is opened and typed is kept.
  var keepsHistory: Bool {
    get { history.isOn }
    set { history.isOn = newValue }
  }

  var strings: Strings { Strings(language) }
  var formats: Formats { Formats(language) }

  /// The one switch from a destination to a screen.
  func screen(for place: Destination, navigator: Navigator<Destination>) -> Screen {
    tracer.open(place)
    let maps = MapMemory()
    if case .map(.position) = place, let zoom = zoomOfPosition.take() { maps.zoom = zoom }
    return screen(for: place, navigator: navigator, memory: lists, maps: maps)
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
      memory: catalog.search.relevance.map { ListMemory(catalog.id, starting: ListQuery(sort: $0)) }
        ?? ListMemory())
  }

  /// A list to choose from, that starts with a query.
  func preview(of catalog: CatalogID, starting query: ListQuery) -> Preview {
    preview(of: .list(catalog, search: nil), memory: ListMemory(catalog, starting: query))
  }

  private func preview(of place: Destination, memory: ListMemory) -> Preview {
    tracer.open(place)
    let navigator = Navigator(root: Destination.home)
    if case .list(let catalog, _, _) = place {
      navigator.push(.list(catalog, search: nil))
    } else {
      navigator.push(place)
    }
    return (
      screen(for: place, navigator: navigator, memory: memory, hasHints: false), navigator
    )
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
  ) -> Screen {
    let surface = ScreenSurface()
    switch place {
    case .home:
      return HomeScreen.screen(
        strings, placeCount: { [formats, services] in formats.number(services.placeCount()) },
        scheduler)
    case .list(let catalog, let search, let filter):
      let parts = ListAssembly.screen(
        services.catalogs[catalog], search: search, filter: filter, favorites: services.favorites,
        // A search below the prompt is for reading: what is typed must not wait for pictures.
        pictures: hasHints ? services.pictures : NoPictures(), links: services.links,
        memory: memory, surface: surface, navigator: navigator, formats: formats,
        hasHints: hasHints, hasTopHits: setup.hasTopHits,
        visits: keepsHistory ? services.visits : NoVisits(),
        clock: services.clock, wiring: tracer.list)
      return Screen(parts, on: surface, scheduler, beside: companion(navigator))
    case .favorites, .recent:
      let kind: FavoritesKind = place == .recent ? .recent : .favorites
      let areFavorites = kind == .favorites
      let parts = FavoritesAssembly.screen(
        services.entries(kind), of: kind, documents: services.documents,
        points: services.readPoints, links: areFavorites ? services.links : NoLinks(),
        catalogs: services.summaries,
        surface: surface, memory: hasHints && areFavorites ? favorites : FavoritesMemory(),
        navigator: navigator, strings: strings, formats: formats, hasHints: hasHints,
        keepsHistory: keepsHistory, clock: services.clock, wiring: tracer.favorites)
      return Screen(parts, on: surface, scheduler, beside: companion(navigator))
    case .detail(let reference):
      let parts = DetailAssembly.screen(
        reference.id, in: services.catalogs[reference.catalog],
        with: services.dependencies(
          of: reference, order: order(around: navigator.path), navigator, formats,
          wiring: tracer.detail),
        on: surface)
      return Screen(parts, on: surface, scheduler)
    case .map(let subject):
      return map(of: subject, on: surface, navigator: navigator, memory: maps)
    case .compare(let comparison):
      let parts = CompareAssembly.screen(
        comparison, with: services.comparing(navigator, formats, wiring: tracer.compare),
        on: surface)
      return Screen(parts, on: surface, scheduler)
    }
  }

  /// Takes note that an entity was opened.
  func keepVisit(of reference: Reference) async {
    guard keepsHistory else { return }
    let services = unwatched
    let catalog = services.summaries.first { $0.catalog.id == reference.catalog }
    // What its catalog does not know leads nowhere.
    guard let title = try? await catalog?.entity(reference.id)?.summary.title else { return }
    await services.visits.add(reference, title: title, at: services.clock())
  }

  /// What stands beside a list; nil where there is never room for it.
  private func companion(_ navigator: Navigator<Destination>) -> Companion? {
    guard setup.canSplit else { return nil }
    let traced = tracer.log.current
    return Companion(navigator, strings: strings, vocabulary: vocabulary, scheduler: scheduler) {
      // What stands beside the list is written with it.
      self.tracer.log.current = traced
      return self.screen(
        for: $0, navigator: navigator, memory: self.lists, maps: self.mapsBeside)
    }
  }

  /// The order of the list that a place was reached from; nil where it was reached from none.
  private func order(around path: [Destination]) -> (any RowOrder)? {
    for place in path.reversed() {
      switch place.listing {
      case .catalog(let catalog):
        return ListAssembly.order(
          services.catalogs[catalog], favorites: services.favorites, memory: lists)
      case .favorites: return FavoritesAssembly.order(services.favorites, memory: favorites)
      case nil: continue
      }
    }
    return nil
  }

  private func map(
    of subject: MapSubject, on surface: ScreenSurface, navigator: Navigator<Destination>,
    memory: MapMemory
  ) -> Screen {
    let list = listAround(navigator.path)
    let topic: MapTopic
    do throws(DataError) {
      topic = try services.topic(of: subject, list: list?.places)
    } catch {
      return Screen(error, scheduler, strings: strings)
    }
    let parts = MapAssembly.screen(
      topic, sources: services.mapSources, list: list, surface: surface, navigator: navigator,
      strings: strings, formats: formats, mode: setup.canvasMode, memory: memory, wiring: tracer.map
    )
    return Screen(parts, on: surface, scheduler)
  }

  /// The list that a place was reached from, and its places; nil where it was reached from none, or
  /// what is listed has no places.
  private func listAround(
    _ path: [Destination]
  ) -> (catalog: CatalogID, places: any PlaceListing)? {
    guard let catalog = path.reversed().compactMap(\.listed).first else { return nil }
    let places = ListAssembly.places(
      in: services.catalogs[catalog], favorites: services.favorites, memory: lists,
      clock: services.clock)
    return places.map { (catalog, $0) }
  }
}
