import CompareFeature
import Components
import Contracts
import DetailFeature
import Domain
import FavoritesFeature
import HomeFeature
import ListFeature
import Localization
import MapFeature
import Session
import TextUI
import Trace
import TraceDecorators
import Viper

/// Makes the screens of a session from the services it is given.
///
/// `Program.services(_:timeout:keepsInMemory:)` chooses the implementations of these services.
@MainActor
final class Composition {
  /// The choices that a session is made with: how it draws, what it keeps and what it logs.
  struct Setup {
    /// How maps are drawn; `nil` if they are told in words.
    let canvasMode: CanvasMode?
    let canShowUnicode: Bool
    /// Whether a wide window shows two screens beside each other.
    var canSplit = false
    /// Whether a search begins with the rows that are most likely meant.
    ///
    /// Scripts count on one order, so they go without.
    var hasTopHits = true
    /// The file of the favorites; `nil` if they are kept nowhere.
    var favoritesPath: String?
    /// The log of exchanges with services; `nil` if there is no place for one.
    var log: LogSwitch?
    var settings = Settings()
    /// The zoom of the first map, if the link that it is opened by names one.
    var firstZoom: Double?
  }

  private(set) var setup: Setup
  /// The services that screens are made with.
  ///
  /// The tracer watches them.
  let services: Services
  /// The language of the screens that are made from now on.
  var language: Language {
    didSet { context = Self.context(strings, scheduler) }
  }
  /// The parts that all screens of the language share.
  private var context: ScreenContext
  /// Watches the calls between the roles.
  let tracer: Tracer
  /// Starts the tasks of the screens.
  let scheduler: Scheduler

  /// The same services without the tracer.
  private let unwatched: Services
  let history: Switch

  private let lists = ListMemory()
  private let favorites = FavoritesMemory()
  private let mapsBeside = MapMemory()

  init(
    _ setup: Setup, _ services: Services, _ language: Language,
    tracer: Tracer = Tracer(isOn: false), scheduler: Scheduler = Scheduler()
  ) {
    self.setup = setup
    unwatched = services
    history = Switch(setup.settings.keepsHistory)
    self.services = services.traced(by: tracer)
    self.language = language
    self.tracer = tracer
    self.scheduler = scheduler
    context = Self.context(Strings(language), scheduler)
    for (catalog, key) in setup.settings.orders { start(catalog, sortedBy: key) }
  }

  private static func context(_ strings: Strings, _ scheduler: Scheduler) -> ScreenContext {
    ScreenContext(strings, .offered, scheduler) { MapAssembly.commands(strings).map { _ in () } }
  }

  /// Replaces the settings by those that were read from the file again.
  func reread(_ settings: Settings) { setup.settings = settings }

  /// Whether the program keeps what the user opens and types.
  var keepsHistory: Bool {
    get { history.isOn }
    set { history.isOn = newValue }
  }

  var hasRelief: Bool {
    get { services.relief.isOn }
    set { services.relief.isOn = newValue }
  }

  var strings: Strings { Strings(language) }
  var formats: Formats { Formats(language) }

  /// Makes the screen of a destination, with the lists whole, or again as they were left.
  func screen(
    for destination: Destination, navigator: Navigator<Destination>, again: Bool
  ) -> Screen {
    tracer.open(destination)
    return screen(
      for: destination, navigator: navigator, memory: lists, use: again ? .again : .anew)
  }

  /// Returns a screen for a search below the prompt.
  ///
  /// A list starts as its screen was left, and what happens to it stays in the preview until that is adopted.
  func preview(of destination: Destination) -> Preview {
    preview(of: destination, memory: lists, use: .preview)
  }

  /// Returns a list for choosing a place, in the order in which a map finds places.
  func previewOfPlaces() -> Preview {
    let catalog = Catalogs.everywhere
    return preview(of: catalog.id, starting: .typed(sort: catalog.search.relevance))
  }

  /// Returns a list for choosing an entry, which starts with a query.
  func preview(of catalog: CatalogID, starting query: CatalogQuery) -> Preview {
    preview(
      of: catalog == CatalogDescription.everything.id
        ? .everything(search: nil) : .list(catalog, search: nil),
      memory: ListMemory(catalog, starting: query), use: .choice)
  }

  private func preview(of destination: Destination, memory: ListMemory, use: ListUse) -> Preview {
    tracer.open(destination)
    let navigator = Navigator(root: Destination.home)
    switch destination {
    case .list(let catalog, _, _): navigator.push(.list(catalog, search: nil))
    case .everything: navigator.push(.everything(search: nil))
    default: navigator.push(destination)
    }
    return (
      screen(for: destination, navigator: navigator, memory: memory, use: use), navigator
    )
  }

  /// Sets the order in which a catalog's lists start, if they were not opened yet.
  func start(_ catalog: CatalogID, sortedBy key: String) {
    lists.orders[catalog] = key
  }

  /// Makes the screen of a destination: this is the one switch from destinations to screens.
  private func screen(
    for destination: Destination, navigator: Navigator<Destination>, memory: ListMemory,
    maps: MapMemory = MapMemory(), use: ListUse = .again
  ) -> Screen {
    let surface = ScreenSurface()
    switch destination {
    case .home:
      let parts = HomeAssembly.screen(
        of: Catalogs.descriptions,
        sources: HomeSources(
          map: services.maps, favorites: services.favorites,
          visits: visits, catalogs: services.summaries,
          countPlaces: services.placeCount),
        mode: setup.canSplit ? setup.canvasMode : nil, isInteractive: setup.hasTopHits,
        surface: surface, navigator: navigator, formats: formats, wiring: tracer.home)
      return Screen(parts, on: surface, context)
    case .list(let catalog, let search, let filters):
      let parts = ListAssembly.screen(
        services.catalogs[catalog], search: search, filters: filters, favorites: services.favorites,
        // A choice is for reading, so typing must not wait for pictures.
        pictures: use == .choice ? NoPictures() : services.pictures, links: services.links,
        memory: memory, surface: surface, navigator: navigator, formats: formats,
        use: use, hasTopHits: setup.hasTopHits,
        visits: visits,
        elsewhere: setup.hasTopHits && use != .choice ? services.catalogs.everything : nil,
        origin: services.origin, clock: services.clock, wiring: tracer.list)
      return Screen(parts, on: surface, context, beside: companion(navigator))
    case .everything(let search):
      let parts = EverythingAssembly.screen(
        search: search, in: services.catalogs.everything, favorites: services.favorites,
        links: services.links, visits: visits,
        memory: memory, surface: surface, navigator: navigator, formats: formats, use: use,
        clock: services.clock, wiring: tracer.list)
      return Screen(parts, on: surface, context, beside: companion(navigator))
    case .favorites, .recent:
      let kind: FavoritesKind = destination == .recent ? .recent : .favorites
      let areFavorites = kind == .favorites
      let parts = FavoritesAssembly.screen(
        services.favorites, of: kind, visits: services.visits, documents: services.documents,
        points: services.readPoints, links: areFavorites ? services.links : NoLinks(),
        catalogs: services.summaries,
        surface: surface, memory: areFavorites ? favorites : FavoritesMemory(),
        navigator: navigator, strings: strings, formats: formats, isPreview: use == .preview,
        keepsHistory: keepsHistory, clock: services.clock, wiring: tracer.favorites)
      return Screen(parts, on: surface, context, beside: companion(navigator))
    case .detail(let reference, _):
      let parts = DetailAssembly.screen(
        reference.id, in: services.catalogs[reference.catalog],
        with: services.dependencies(
          of: reference, order: order(around: navigator.path), navigator, formats,
          wiring: tracer.detail),
        on: surface)
      return Screen(parts, on: surface, context)
    case .map(let subject):
      if let zoom = setup.firstZoom { (maps.zoom, setup.firstZoom) = (zoom, nil) }
      return map(of: subject, on: surface, navigator: navigator, memory: maps)
    case .compare(let comparison):
      let parts = CompareAssembly.screen(
        comparison, with: services.comparing(navigator, formats, wiring: tracer.compare),
        on: surface)
      return Screen(parts, on: surface, context)
    }
  }

  /// The entities that were opened, if a history is kept.
  var visits: any VisitsDataManager { keepsHistory ? services.visits : NoVisits() }

  /// Finds what the search of everything finds.
  var everything: any ListInteracting {
    EverythingAssembly.interactor(
      in: services.catalogs.everything, favorites: services.favorites,
      visits: visits, clock: services.clock)
  }

  /// Notes that the user opened an entity.
  func keepVisit(of reference: Reference) async {
    guard keepsHistory else { return }
    let services = unwatched
    let catalog = services.summaries.first { $0.catalog.id == reference.catalog }
    // An entity that its catalog does not know can't be opened again, so it is not noted.
    guard let title = try? await catalog?.row(reference.id)?.title else { return }
    await services.visits.add(reference, title: title, at: services.clock())
  }

  /// Returns the screen that stands beside a list in a wide window; `nil` if the window is never
  /// split.
  private func companion(_ navigator: Navigator<Destination>) -> Companion? {
    guard setup.canSplit else { return nil }
    let traced = tracer.log.current
    return Companion(navigator, context) {
      // A trace has the calls of the screen beside the list together with those of the list.
      self.tracer.log.current = traced
      return self.screen(
        for: $0, navigator: navigator, memory: self.lists, maps: self.mapsBeside)
    }
  }

  /// Returns the order of the rows that lead to the current screen; `nil` if no rows do.
  ///
  /// They are those that were opened together; if none were, those of the list.
  private func order(around path: [Destination]) -> (any RowOrder)? {
    for destination in path.reversed() {
      if !destination.openedRows.isEmpty { return PickedRows(destination.openedRows) }
      switch destination.listing {
      case .catalog(let catalog):
        return ListAssembly.order(
          services.catalogs[catalog], favorites: services.favorites, memory: lists)
      case .favorites: return FavoritesAssembly.order(services.favorites, memory: favorites)
      case .everything:
        return lists.query(of: CatalogDescription.everything.id).map {
          EverythingAssembly.order(of: $0, everything)
        }
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
      return Screen(error, context)
    }
    let parts = MapAssembly.screen(
      topic, sources: services.mapSources, list: list, surface: surface, navigator: navigator,
      strings: strings, formats: formats, mode: setup.canvasMode, memory: memory, wiring: tracer.map
    )
    return Screen(parts, on: surface, context)
  }

  /// Returns the list that leads to the current screen, with its places; `nil` if no list does, or
  /// if its items have no places.
  private func listAround(
    _ path: [Destination]
  ) -> (catalog: CatalogID, places: any PlaceListing)? {
    let listing = path.reversed().compactMap(\.listing).first { $0 != .favorites }
    guard case .catalog(let catalog)? = listing else {
      guard case .everything? = listing else { return nil }
      let id = CatalogDescription.everything.id
      return (id, EverythingAssembly.places(everything) { [lists] in await lists.query(of: id) })
    }
    let places = ListAssembly.places(
      of: { [lists] in await lists.query(of: catalog) }, in: services.catalogs[catalog],
      favorites: services.favorites, clock: services.clock)
    return places.map { (catalog, $0) }
  }
}
