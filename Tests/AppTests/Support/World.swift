import Articles
import Atlas
import Cities
import Components
import Connectivity
import ContractMocks
import Contracts
import Countries
import Domain
import Localization
import People
import Places
import Points
import Pokedex
import Storage
import Terminal
import TestSupport
import TextUI
import Trace
import Viper

@testable import App
@testable import Session

/// A program put together for a test: the real cities and map, favorites that are forgotten, on
/// Friday, 20 November 2026, 12:00 UTC.
///
/// No time passes: whatever is begun is waited for, however slow the machine is.
@MainActor
struct World {
  let composition: Composition
  let navigator = Navigator(root: Destination.home)
  let console: MemoryConsole

  init(
    _ language: Language = .english,
    favorites: any FavoritesDataManager = InMemoryFavoritesDataManager(),
    console: MemoryConsole = MemoryConsole(), tracer: Tracer = Tracer(isOn: false),
    clock: any Clock<Duration> = TestClock(passing: Delay.rest),
    settings: Settings = Settings(), changing change: (inout Services) -> Void = { _ in }
  ) throws {
    let cities = CityCatalog(embedded: try Gazetteer(), path: nil)
    var services = Services.offline(
      cities: cities, placeCount: cities.count, neighbors: cities, maps: try Atlas(),
      places: cities,
      favorites: favorites, clock: { 1_795_176_000 })
    change(&services)
    composition = Composition(
      Composition.Setup(
        canvasMode: console.isPlain ? nil : .braille, canShowUnicode: !console.isPlain,
        canSplit: console.isInteractive && console.canRedraw, settings: settings),
      services, language, tracer: tracer, scheduler: Scheduler(clock: clock))
    self.console = console
  }

  /// Runs a session over inputs; what it printed is in the console then.
  func run(
    _ reader: any LineReading, opening path: [Destination] = [], completer: Completer? = nil
  ) async -> ExitStatus {
    await Session(
      host: composition, navigator: navigator, reader: reader, console: console,
      completer: completer
    ).run(opening: path)
  }

  func run(_ lines: String...) async -> ExitStatus { await run(lines) }

  func run(_ lines: [String], opening path: [Destination] = []) async -> ExitStatus {
    await run(ScriptedReader(lines.map(LineInput.line)), opening: path)
  }

  /// The same, and what is typed stands in the console after a mark made of the prompt.
  func run(_ lines: [String], marking mark: @escaping @MainActor (Line) -> String) async
    -> ExitStatus
  {
    await run(
      ScriptedReader(lines.map(LineInput.line), show: { console.echo(mark($0) + $1) }))
  }
}

extension Services {
  /// Services of a machine without a network, which has stored nothing yet.
  static func offline(
    cities: any LocalDataManager<City> = MockLocalDataManager([]), placeCount: Int = 0,
    neighbors: any NeighborDataManager = MockNeighborDataManager(),
    maps: any MapDataManager = MockMapDataManager(),
    places: any PlaceDataManager = MockPlaceDataManager(),
    favorites: any FavoritesDataManager = InMemoryFavoritesDataManager(), people: People? = nil,
    catalogs: Catalogs? = nil, clock: @escaping @Sendable () -> Int = { 0 }
  ) -> Services {
    let cache = InMemoryCacheDataManager()
    func source<Item: Entity>(
      _ local: any LocalDataManager<Item>, _ service: RemoteService
    ) -> CatalogSource<Item> {
      CatalogSource(
        local: local, remote: MockRemoteDataManager<Item>(service: service), clock: clock)
    }
    let pokeapi = Pokedex.description.services[0]
    let offered = Catalogs([
      Cities(source: CatalogSource(local: cities, remote: nil, clock: clock)),
      people ?? People(source: source(StoredCatalog(cache), People.service)),
      Pokedex(
        source: source(StoredCatalog(cache, embedded: { EmbeddedPokedex.items }), pokeapi)),
      Items(source: source(StoredCatalog(cache), pokeapi)),
      Articles(source: source(StoredCatalog(cache), Articles.service)),
      Countries(
        source: Countries.source(
          CatalogResources(http: MockHTTPDataManager([:]), cache: cache, clock: clock))),
      Places(NoPlaceArchive(), clock: clock), OwnPoints(favorites, clock: clock),
      (cities as? CityCatalog).map { Regions($0, clock: clock) }
        ?? Regions(
          source: CatalogSource(local: MockLocalDataManager<Region>([]), remote: nil, clock: clock)),
    ])
    return Services(
      catalogs: catalogs ?? offered, placeCount: { placeCount }, restorePlaces: {},
      descriptions: { _ in nil }, neighbors: neighbors, maps: maps, places: places,
      favorites: favorites, documents: InMemoryDocumentDataManager(),
      points: PointFiles(neighbors: neighbors), links: MockLinkDataManager(),
      connectivity: ConnectivityMonitor(), clock: clock)
  }
}

extension Catalogs {
  /// All catalogs that the program offers, made already.
  convenience init(_ made: [any OfferedCatalog]) {
    self.init { type in
      // Whoever offers another catalog adds it to the test's.
      made.first { Swift.type(of: $0).description == type.description } ?? made[0]
    }
  }
}
