import Atlas
import Catalog
import CatalogMocks
import Components
import Domain
import Gazetteer
import Localization
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
    settings: Settings = Settings()
  ) throws {
    let cities = CityCatalog(embedded: try Gazetteer(), path: nil)
    let services = Services.offline(
      cities: cities, placeCount: cities.count, neighbors: cities, maps: try Atlas(),
      places: cities,
      favorites: favorites, clock: { 1_795_176_000 })
    composition = Composition(
      Composition.Setup(
        canvasMode: console.isPlain ? nil : .braille, canShowUnicode: !console.isPlain,
        canSplit: console.isInteractive && console.canRedraw, settings: settings),
      services, language, tracer: tracer, scheduler: Scheduler(clock: clock))
    self.console = console
  }

  /// Runs a session over inputs; what it printed is in the console then.
  func run(_ reader: any LineReading, opening path: [Destination] = []) async -> ExitStatus {
    await Session(
      host: composition, navigator: navigator, reader: reader, console: console
    ).run(opening: path)
  }

  func run(_ lines: String...) async -> ExitStatus {
    await run(ScriptedReader(lines.map(LineInput.line)))
  }
}
