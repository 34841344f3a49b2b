import Cities
import Components
import ContractMocks
import Contracts
import Domain
import Localization
import People
import Storage
import Synchronization
import Terminal
import TestSupport
import Testing
import TextUI
import Viper

@testable import App
@testable import Session

/// A person's session never waits for data that take their time; it says that they do.
@MainActor
@Suite struct SlowSessionTests {
  private let cities = GatedCities()
  private let time = Time()
  private let console = MemoryConsole(isInteractive: true)
  private let navigator = Navigator(root: Destination.home)
  private let services: Services

  init() {
    services = Self.services(cities, time)
  }

  private static func services(
    _ cities: GatedCities, _ time: Time, people: People? = nil
  ) -> Services {
    .offline(cities: cities, people: people, clock: { time.seconds })
  }

  private func session(
    _ reader: any LineReading, over services: Services? = nil,
    scheduler: Scheduler = Scheduler()
  ) -> Session {
    Session(
      host: Composition(
        Composition.Setup(canvasMode: .braille, canShowUnicode: true),
        services ?? self.services, .english, scheduler: scheduler),
      navigator: navigator, reader: reader, console: console)
  }

  @Test func thePromptComesBackAndTheAnswerIsShownAboveIt() async {
    let reader = PatientReader("cities")
    let session = session(reader)
    let running = Task { await session.run() }
    // The second read begins although the list has no answer yet.
    await reader.waitForRead(2)
    #expect(console.lines.suffix(2) == ["cities", "Loading…"])
    cities.barrier.open()
    #expect(
      await reader.waitForShow() == ["cities · less than 1 min old", "There is nothing here."])
    reader.end()
    #expect(await running.value == .done)
  }

  @Test func linearTextSaysAgainAndAgainWhatTakesLong() async {
    let console = MemoryConsole(isInteractive: true, isPlain: true)
    let clock = TestClock(passing: Delay.busy)
    let reader = PatientReader("cities")
    let session = Session(
      host: Composition(
        Composition.Setup(canvasMode: nil, canShowUnicode: false), services, .english,
        scheduler: Scheduler(clock: clock)),
      navigator: navigator, reader: reader, console: console)
    let running = Task { await session.run() }
    await reader.waitForRead(2)
    for _ in 1...2 {
      while clock.sleepers < 1 { await Task.yield() }
      clock.advance(by: Delay.reminder)
      #expect(await reader.waitForShow() == ["Loading cities…"])
    }
    cities.barrier.open()
    #expect(await reader.waitForShow().last == "There is nothing here.")
    reader.end()
    #expect(await running.value == .done)
  }

  @Test func aComparisonThatComesToNothingLateGivesWayToWhereItWasAskedFor() async {
    let reader = PatientReader("compare zz / yy")
    let session = session(reader)
    let running = Task { await session.run() }
    await reader.waitForRead(2)
    #expect(console.lines.last == "Loading…")
    cities.barrier.open()
    #expect(await reader.waitForShow().first?.hasPrefix("catalejo") == true)
    #expect(
      await reader.waitForShow().joined(separator: " ")
        == "Nothing stored here is called “zz” or “yy”; check how it is written, or search a list for it."
    )
    #expect(navigator.path == [.home])
    reader.end()
    #expect(await running.value == .done)
  }

  /// The word that leaves it is searched, and what comes of the text until that is done is drawn in its
  /// place, at the next prompt.
  @Test func aLongTextThatWasLeftIsNotShownAgainForWhatComesBetweenTwoReads() async throws {
    let console = MemoryConsole(size: Size(columns: 80, rows: 8), isInteractive: true)
    let reader = PatientReader("zzqq", isLive: true)
    let session = Session(
      host: Composition(
        Composition.Setup(canvasMode: .braille, canShowUnicode: true), services, .english,
        scheduler: Scheduler(clock: TestClock())),
      navigator: navigator, reader: reader, console: console)
    let running = Task { await session.run(opening: [.detail(Reference(.pokemon, "1"))]) }
    while !cities.barrier.isWaitedFor { await Task.yield() }
    #expect(session.output.part == 0..<7)
    let printed = console.lines.count
    session.stack.current?.surface.show { _ in (1...20).map { Line("new \($0)") } }
    try await session.update(isLate: true)
    #expect(console.lines.count == printed)
    cities.barrier.open()
    let message = [
      "Nothing is called “zzqq”, and it is no command. Not stored yet: people, items,", "articles.",
    ]
    await reader.waitForRead(2)
    try #require(!session.pager.isPaging)
    let shown = await reader.waitForShow()
    #expect(
      shown == (1...7).map { "new \($0)" }
        + ["Bulbasaur ❯ zzqq"] + message)
    #expect(Array(console.lines.dropFirst(printed)) == message.map { "! " + $0 })
    reader.end()
    #expect(await running.value == .done)
  }

  @Test func ctrlCEndsWhatIsLoading() async {
    let session = session(ScriptedReader([.line("cities"), .interrupted, .interrupted]))
    #expect(await session.run() == .done)
    #expect(console.lines.suffix(4) == ["cities", "Loading…", "cities", "! Stopped."])
    #expect(session.activity?.current == nil)
    cities.barrier.open()
  }

  /// Enter is decided by what this machine has, however long that takes to be read.
  @Test func enterOnASearchWaitsForWhatThisMachineHolds() async {
    let reader = PatientReader("/limzq", isLive: true)
    let clock = TestClock()
    let session = session(reader, scheduler: Scheduler(clock: clock))
    let running = Task { await session.run() }
    await reader.waitForRead(1)
    while clock.sleepers < 1 { await Task.yield() }
    clock.advance(by: .seconds(60))
    cities.barrier.open()
    await reader.waitForRead(2)
    #expect(navigator.path == [.home, .everything(search: nil)])
    #expect(console.lines.last?.hasPrefix("Nothing is called “limzq”") == true)
    reader.end()
    #expect(await running.value == .done)
  }

  /// A service is not waited for: without rows here Enter opens the list, which fills when they come.
  @Test func enterOnASearchDoesNotWaitForAService() async {
    let remote = GatedPeople()
    let people = People(
      source: CatalogSource(
        local: StoredCatalog(InMemoryCacheDataManager()), remote: remote, clock: { 0 }))
    let clock = TestClock()
    // A search counts what the other catalogs of this machine have.
    cities.barrier.open()
    let reader = PatientReader("people", "/li", isLive: true)
    let session = session(
      reader, over: Self.services(cities, time, people: people),
      scheduler: Scheduler(clock: clock))
    let running = Task { await session.run() }
    while reader.count < 3 {
      clock.advance(by: Delay.busy)
      await Task.yield()
    }
    #expect(navigator.path == [.home, .list(.people, search: nil)])
    while console.lines.last != "Loading…" { await Task.yield() }
    reader.end()
    remote.barrier.open()
    #expect(await running.value == .done)
  }

  @Test func whatTakesLongIsSaidUntilItIsThereOrLeft() async {
    let reader = PatientReader("cities")
    let session = session(reader)
    let running = Task { await session.run() }
    await reader.expect("Loading cities…")
    reader.enter("home")
    await reader.expect(nil)
    reader.enter("cities")
    await reader.expect("Loading cities…")
    cities.barrier.open()
    await reader.expect(nil)
    reader.end()
    #expect(await running.value == .done)
  }

  @Test func theConnectionIsSaidToBeGoneWithTheAgeOfWhatIsShown() async {
    cities.barrier.open()
    time.advance(hours: 3)
    let reader = PatientReader("cities")
    let session = session(reader)
    let running = Task { await session.run() }
    await reader.waitForRead(2)
    // Nobody types.
    services.connectivity.switchOff(true)
    await reader.expect("Offline — showing saved data (3 h old)")
    time.advance(hours: 2)
    reader.enter("")
    await reader.expect("Offline — showing saved data (5 h old)")
    reader.enter("home")
    await reader.expect("Offline — showing what is stored")
    services.connectivity.switchOff(false)
    await reader.expect(nil)
    reader.end()
    #expect(await running.value == .done)
  }

  /// What was begun is finished, and what fails is said, although the person has left.
  @Test func aFavoriteThatCantBeKeptIsSaidAfterQuitting() async throws {
    let favorites = GatedFavorites()
    let clock = TestClock(passing: Delay.rest)
    let world = try World(favorites: favorites, console: console, clock: clock)
    let reader = PatientReader("/lima")
    let running = Task { await world.run(reader) }
    await reader.waitForRead(2)
    reader.enter("fav 1")
    reader.enter("home")
    while reader.count < 4 {
      clock.advance(by: Delay.busy)
      await Task.yield()
    }
    favorites.barrier.open()
    reader.end()
    #expect(await running.value == .done)
    // Above the prompt, where it fails before the session has the end of the input.
    let said =
      console.lines.suffix(1).map { $0.dropFirst(2) } + reader.shown.suffix(1).map { $0[...] }
    #expect(said.contains { $0.hasPrefix("favorites can't be written") })
  }
}

/// A clock that stands still at the start of 1970, until it is told to go on.
private final class Time: Sendable {
  private let elapsed = Mutex(0)

  var seconds: Int { elapsed.withLock { $0 } }

  func advance(hours: Int) { elapsed.withLock { $0 += hours * 3_600 } }
}

/// Holds back whoever comes before it is opened, also who is cancelled.
private final class Barrier: Sendable {
  /// Those who wait; nil once it was opened.
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]?>([])

  func open() {
    let all = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting ?? []
    }
    for one in all { one.resume() }
  }

  var isWaitedFor: Bool { waiting.withLock { $0?.isEmpty == false } }

  func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = waiting.withLock { waiting in
        waiting?.append(continuation)
        return waiting == nil
      }
      if isOpen { continuation.resume() }
    }
  }
}

/// Has no favorites, and fails to add one only after it was opened.
private struct GatedFavorites: FavoritesDataManager {
  let barrier = Barrier()

  func all() async throws(DataError) -> [Favorite] { [] }

  func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> { [] }

  func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] {
    await barrier.pass()
    throw .unwritable(path: "favorites", reason: .noSpace)
  }

  func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] { [] }

  func undo() async throws(DataError) -> StarOutcome { throw .nothingToUndo }

  func remembered() async throws(DataError) -> Set<Reference> { [] }
}

/// A service of people that answers only after it was opened, and then fails.
private struct GatedPeople: RemoteDataManager {
  let service = People.service
  let timeToLive: Int? = 60
  let barrier = Barrier()

  func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> FetchResult<Person> {
    await barrier.pass()
    throw .service(service, .offline)
  }
}

/// Has no cities, and says so only after it was opened; they were fetched at the start of 1970.
private struct GatedCities: LocalDataManager {
  typealias Item = City

  let sortKeys: [String] = []
  let barrier = Barrier()

  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    await barrier.pass()
    return ListPage(provenance: Provenance(.cached, fetchedAt: 0))
  }

  func held(_ id: String) async throws(DataError) -> HeldItem<City> {
    HeldItem(nil, parts: [], provenance: Provenance(.cached, fetchedAt: 0))
  }

  func store(_ results: [FetchResult<City>]) async throws(DataError) {}
}
