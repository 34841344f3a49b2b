import Catalog
import CatalogMocks
import Cities
import Components
import Domain
import Localization
import Synchronization
import Terminal
import Testing
import TextUI
import Viper

@testable import App
@testable import CommandLine
@testable import Session

/// What comes and goes above the prompt by itself.
@MainActor
@Suite struct BannerSessionTests {
  private let cities = GatedCities()
  private let clock = Clock()
  private let reader = BannerReader()
  private let services: Services

  init() {
    services = Services.offline(
      cities: cities, placeCount: 0, neighbors: MockNeighborDataManager(),
      maps: MockMapDataManager(), places: MockPlaceDataManager(), clock: { [clock] in clock.now })
  }

  private func start() -> Task<Components.ExitStatus, Never> {
    let session = Session(
      host: Composition(
        services: services, language: .english, canvasMode: .braille, canShowUnicode: true,
        favoritesPath: nil),
      navigator: Navigator(root: .home), reader: reader,
      console: MemoryConsole(isInteractive: true))
    return Task { await session.run() }
  }

  @Test func whatTakesLongIsSaidUntilItIsThere() async {
    let running = start()
    reader.enter("cities")
    await reader.expect("Loading cities…")
    cities.open()
    await reader.expect(nil)
    reader.end()
    #expect(await running.value == .done)
  }

  @Test func whatIsLeftIsNotWaitedFor() async {
    let running = start()
    reader.enter("cities")
    await reader.expect("Loading cities…")
    reader.enter("home")
    await reader.expect(nil)
    cities.open()
    reader.end()
    #expect(await running.value == .done)
  }

  @Test func theConnectionIsSaidToBeGoneWithTheAgeOfWhatIsShown() async {
    cities.open()
    let running = start()
    reader.enter("cities")
    await reader.waitForRead(2)
    // Nobody types.
    services.connectivity.force(offline: true)
    await reader.expect("Offline — showing saved data (3 h old)")
    clock.advance(hours: 2)
    reader.enter("")
    await reader.expect("Offline — showing saved data (5 h old)")
    reader.enter("home")
    await reader.expect("Offline — showing what is stored")
    services.connectivity.force(offline: false)
    await reader.expect(nil)
    reader.end()
    #expect(await running.value == .done)
  }
}

/// A clock that stands still, three hours after the cities were fetched, until it is told to go on.
private final class Clock: Sendable {
  private let seconds = Mutex(3 * 3_600)

  var now: Int { seconds.withLock { $0 } }

  func advance(hours: Int) { seconds.withLock { $0 += hours * 3_600 } }
}

/// Types lines when told, and tells which banners are kept.
private final class BannerReader: LineReading {
  private let (lines, line) = AsyncStream.makeStream(of: String.self)
  private let (banners, banner) = AsyncStream.makeStream(of: String?.self)
  private let (reads, didRead) = AsyncStream.makeStream(of: Int.self)
  private let count = Mutex(0)

  func read(prompt: Line) async -> LineInput {
    didRead.yield(
      count.withLock { count in
        count += 1
        return count
      })
    for await line in lines { return .line(line) }
    return .end
  }

  func show(_ lines: [Line]) throws(OutputError) {}

  func setBanner(_ line: Line?) { banner.yield(line?.text) }

  func enter(_ text: String) { line.yield(text) }

  func end() { line.finish() }

  func waitForRead(_ number: Int) async {
    for await read in reads where read == number { return }
  }

  /// Waits for a banner; nil is none.
  func expect(_ text: String?) async {
    for await shown in banners where shown == text { return }
  }
}
