import Catalog
import CatalogMocks
import Cities
import Components
import Domain
import Localization
import People
import Synchronization
import Terminal
import TestSupport
import Testing
import TextUI
import Viper

@testable import App
@testable import CommandLine
@testable import Session

/// A person's session never waits for data that take their time.
@MainActor
@Suite struct SlowSessionTests {
  @Test func thePromptComesBackAndTheAnswerIsShownAboveIt() async throws {
    let cities = GatedCities()
    let services = Services.offline(
      cities: cities, placeCount: 0, neighbors: MockNeighborDataManager(),
      maps: MockMapDataManager(), places: MockPlaceDataManager(), clock: { 0 })
    let console = MemoryConsole(isInteractive: true)
    let reader = PatientReader(lines: ["cities"])
    let session = Session(
      host: Composition(
        services: services, language: .english, canvasMode: .braille, canShowUnicode: true,
        favoritesPath: nil),
      navigator: Navigator(root: .home), reader: reader, console: console)

    let running = Task { await session.run() }
    // The second read begins although the list has no answer yet.
    await reader.waitForRead(2)
    #expect(console.lines.suffix(2) == ["cities", "Loading…"])
    cities.open()
    let shown = await reader.waitForShow()
    #expect(shown.map(\.text) == ["cities · less than 1 min old", "There is nothing here."])
    reader.end()
    #expect(await running.value == .done)
  }

  @Test func ctrlCEndsWhatIsLoading() async throws {
    let cities = GatedCities()
    let services = Services.offline(
      cities: cities, placeCount: 0, neighbors: MockNeighborDataManager(),
      maps: MockMapDataManager(), places: MockPlaceDataManager(), clock: { 0 })
    let console = MemoryConsole(isInteractive: true)
    let session = Session(
      host: Composition(
        services: services, language: .english, canvasMode: .braille, canShowUnicode: true,
        favoritesPath: nil),
      navigator: Navigator(root: .home),
      reader: ScriptedReader([.line("cities"), .interrupted, .interrupted]), console: console)
    #expect(await session.run() == .done)
    #expect(console.lines.suffix(4) == ["cities", "Loading…", "cities", "! Stopped."])
    #expect(session.activity?.current == nil)
    cities.open()
  }

  /// Enter is decided by what this machine has, however long that takes to be read.
  @Test func enterOnASearchWaitsForWhatThisMachineHolds() async throws {
    let cities = GatedCities()
    let services = Services.offline(
      cities: cities, placeCount: 0, neighbors: MockNeighborDataManager(),
      maps: MockMapDataManager(), places: MockPlaceDataManager(), clock: { 0 })
    let console = MemoryConsole(isInteractive: true)
    let reader = PatientReader(lines: ["/lim"], isLive: true)
    let navigator = Navigator(root: Destination.home)
    let clock = TestClock()
    let session = Session(
      host: Composition(
        services: services, language: .english, canvasMode: .braille, canShowUnicode: true,
        favoritesPath: nil, scheduler: Scheduler(clock: clock)),
      navigator: navigator, reader: reader, console: console)

    let running = Task { await session.run() }
    await reader.waitForRead(1)
    while clock.sleepers < 1 { await Task.yield() }
    clock.advance(by: .seconds(60))
    cities.open()
    await reader.waitForRead(2)
    #expect(navigator.path == [.home, .list(.cities, search: "lim")])
    #expect(console.lines.last?.hasPrefix("No city starts with “lim”") == true)
    reader.end()
    #expect(await running.value == .done)
  }

  /// A service is not waited for: without rows here Enter opens the list, which fills when they come.
  @Test func enterOnASearchDoesNotWaitForAService() async throws {
    let remote = GatedPeople()
    let people = People(
      source: CatalogSource(
        local: StoredCatalog(InMemoryCacheDataManager()), remote: remote, clock: { 0 }))
    let services = Services.offline(
      cities: MockLocalDataManager([]), placeCount: 0, neighbors: MockNeighborDataManager(),
      maps: MockMapDataManager(), people: people, clock: { 0 })
    let console = MemoryConsole(isInteractive: true)
    let navigator = Navigator(root: Destination.home)
    let clock = TestClock()
    let reader = PatientReader(lines: ["people", "/li"], isLive: true)
    let session = Session(
      host: Composition(
        services: services, language: .english, canvasMode: .braille, canShowUnicode: true,
        favoritesPath: nil, scheduler: Scheduler(clock: clock)),
      navigator: navigator, reader: reader, console: console)

    let running = Task { await session.run() }
    while reader.count < 3 {
      clock.advance(by: Delay.busy)
      await Task.yield()
    }
    #expect(navigator.path == [.home, .list(.people, search: nil)])
    #expect(console.lines.last == "Loading…")
    reader.end()
    remote.open()
    #expect(await running.value == .done)
  }
}

/// What was begun is finished, and what fails is said, although the person has left.
@MainActor
@Suite struct LeavingTests {
  @Test func aFavoriteThatCantBeKeptIsSaidAfterQuitting() async throws {
    let favorites = GatedFavorites()
    let console = MemoryConsole(isInteractive: true)
    let world = try World(favorites: favorites, console: console, clock: ContinuousClock())
    // Leaving opens the gate: the store fails only after the screen has gone.
    let reader = FarewellReader(
      lines: ["/lima", "fav 1", "home"],
      rows: { console.lines.contains { $0.contains("Lima") } }, farewell: { favorites.open() })
    #expect(await world.run(reader) == .done)
    // Above the prompt, where it fails before the session has the end of the input.
    let said =
      console.lines.suffix(1).map { $0.dropFirst(2) } + reader.shown.suffix(1).map { $0[...] }
    #expect(said.contains { $0.hasPrefix("favorites can't be written") })
  }
}

/// Types some lines, each but the first when there are rows, and leaves; says so just before.
private actor FarewellReader: LineReading {
  private var lines: [String]
  private var isFirst = true
  private let log = Mutex<[String]>([])
  private let rows: @MainActor @Sendable () -> Bool
  private let farewell: @Sendable () -> Void

  init(
    lines: [String], rows: @escaping @MainActor @Sendable () -> Bool,
    farewell: @escaping @Sendable () -> Void
  ) {
    self.lines = lines
    self.rows = rows
    self.farewell = farewell
  }

  func read(prompt: Line) async -> LineInput {
    while !isFirst, !hasRows, await !rows() { await Task.yield() }
    isFirst = false
    guard lines.isEmpty else { return .line(lines.removeFirst()) }
    farewell()
    return .end
  }

  nonisolated func show(_ lines: [Line]) throws(OutputError) {
    log.withLock { $0 += lines.map(\.text) }
  }

  /// What was shown above the prompt.
  nonisolated var shown: [String] { log.withLock { $0 } }

  /// Whether rows came late, above the prompt.
  private var hasRows: Bool { shown.contains { $0.contains("Lima") } }
}

/// Has no favorites, and fails to add one only after it was opened.
private final class GatedFavorites: FavoritesDataManager {
  private let (gate, opener) = AsyncStream.makeStream(of: Void.self)

  func open() { opener.finish() }

  func all() async throws(DataError) -> [Favorite] { [] }

  func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> { [] }

  func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] {
    for await _ in gate {}
    throw .unwritable(path: "favorites", reason: .noSpace)
  }

  func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] { [] }

  func undo() async throws(DataError) -> [Favorite] { throw .nothingToUndo }
}

/// A service of people that answers only after it was opened, and then fails.
private final class GatedPeople: RemoteDataManager {
  let service = People.service
  let timeToLive: Int? = 60
  /// One for each who waits: who is cancelled lets nobody else through.
  private let openers = Mutex<[AsyncStream<Void>.Continuation]>([])

  func open() {
    for opener in openers.withLock({ $0 }) { opener.finish() }
  }

  func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> Delivery<Person> {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    openers.withLock { $0.append(opener) }
    for await _ in gate {}
    throw .service(service, .offline)
  }
}

/// A person who types some lines and then waits.
private final class PatientReader: LineReading {
  private let lines: [String]
  private let reads = Mutex(0)
  private let (readNumbers, readNumber) = AsyncStream.makeStream(of: Int.self)
  private let (shown, show) = AsyncStream.makeStream(of: [Line].self)
  private let (ends, ending) = AsyncStream.makeStream(of: Void.self)

  let isLive: Bool

  init(lines: [String], isLive: Bool = false) {
    self.lines = lines
    self.isLive = isLive
  }

  func read(prompt: Line) async -> LineInput {
    let number = reads.withLock { reads in
      reads += 1
      return reads
    }
    readNumber.yield(number)
    if number <= lines.count { return .line(lines[number - 1]) }
    for await _ in ends {}
    return .end
  }

  func show(_ lines: [Line]) throws(OutputError) { show.yield(lines) }

  func end() { ending.finish() }

  /// How many reads have begun.
  var count: Int { reads.withLock { $0 } }

  func waitForRead(_ number: Int) async {
    for await read in readNumbers where read == number { return }
  }

  func waitForShow() async -> [Line] {
    for await lines in shown { return lines }
    return []
  }
}
