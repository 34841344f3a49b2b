import Components
import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import HomeFeature

@MainActor
@Suite struct HomeViewTests {
  private let surface = MockSurface()

  private func view(
    _ scene: HomeScene, _ language: Language = .english, mode: CanvasMode? = .ascii,
    isInteractive: Bool = true
  ) -> HomeView {
    let layout = HomeLayout(strings: Strings(language), mode: mode, isInteractive: isInteractive)
    let view = HomeView(scene: scene, surface: surface, layout: layout)
    view.display(scene)
    return view
  }

  @Test func intentsAreEvents() {
    let view = view(.full())
    let intents: [Intent] = [
      .appear, .resize(Size(columns: 9, rows: 9)), .step(-2), .open,
      .click(row: 2, isSecond: false),
      .click(row: 2, isSecond: true), .point(PointerEvent(.turned(1), column: 1)),
      .nextPage,
    ]
    #expect(
      intents.map(view.event) == [
        .appeared, .resized(Size(columns: 9, rows: 9)), .moved(by: -2), .opened(nil), .chose(2),
        .opened(2), .moved(by: -1), nil,
      ])
    #expect(view.title == "home")
  }

  @Test func commandsAreRead() throws {
    let commands = view(.full()).commands
    #expect(
      try ["2", "open", "open 3", "down", "up", "retry"].map { try commands.event($0) } == [
        .opened(2), .opened(nil), .opened(3), .moved(by: 1), .moved(by: -1),
        .retried,
      ])
    #expect(throws: CommandError.self) { try commands.event("open x") }
    #expect(commands.keys == [.down, .up])
  }

  @Test func scriptsLearnHowItTurnedOut() {
    var missing = HomeScene.full()
    missing.notice = .noRow(9, shown: 1...6)
    var unread = HomeScene.full()
    unread.entries = .failure(.broken, previous: nil)
    #expect(
      [HomeScene.full(), missing, unread].map { view($0).status.outcome } == [
        .done, .nothingFound, .done,
      ])
    #expect(
      view(.full(), .spanish).status.numbers.rows == [
        "cities", "people", "favoritos", "Harbor, PE", "Quay", "Cape, JP",
      ])
  }
}
