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

@testable import FavoritesFeature

/// The real presenter, interactor and router, over mock data managers.
@MainActor
@Suite struct FavoritesIntegrationTests {
  private typealias Fixtures = FavoritesFixtures

  private let navigator = Navigator<Destination>(root: .home)
  private let favorites = InMemoryFavoritesDataManager(
    (1...3).map { Fixtures.favorite(String($0)) })
  private let documents = InMemoryDocumentDataManager()
  private let surface = MockSurface(columns: 70, rows: 8)
  private let catalogs: [any SummaryDataManager] = [
    LocalSummaries(Fixtures.harbors(3), of: .cities)
  ]

  private func screen() -> ScreenParts<FavoritesEvent> {
    FavoritesAssembly.screen(
      favorites, documents: documents, catalogs: catalogs, surface: surface,
      navigator: navigator, strings: Strings(.english), formats: Formats(.english),
      clock: { 1 })
  }

  @Test func aSessionOfRemovingAndBringingBack() async throws {
    let screen = screen()
    await screen.presenter.handle(.appeared)
    for line in ["2", "export f", "fav 2", "undo", "remove 1", "import f", "info 3"] {
      let event = try #require(try screen.view.commands.event(line))
      await screen.presenter.handle(event)
    }
    #expect(
      surface.screens.suffix(2) == [
        """
        favorites
        ›1 Port 2  1.5000, -2.0000  January 1, 1970
         2 Port 3  1.5000, -2.0000  January 1, 1970
         3 Port 1  1.5000, -2.0000  January 1, 1970
        1–3 of 3 · a number opens · /TEXT searches · help
        Favorites added: 1; entries skipped: 2. Entry 2, “Port 2”: it is a
        favorite already.
        """,
        """
        favorites
         1 Port 2  1.5000, -2.0000  January 1, 1970
         2 Port 3  1.5000, -2.0000  January 1, 1970
        ›3 Port 1  1.5000, -2.0000  January 1, 1970
        1–3 of 3 · a number opens · /TEXT searches · help
        """,
      ])
    let path: [Destination] = [
      .home, .map(.entity(Fixtures.reference("2"))), .detail(Fixtures.reference("1")),
    ]
    #expect(navigator.path == path)
  }

  @Test func aScreenThatIsLeftFreesItsPresenter() async {
    #expect(await isFreed(after: .appeared) { screen().presenter })
  }
}
