import Catalog
import CatalogMocks
import Domain
import Localization
import Synchronization
import Terminal
import TestSupport
import Testing
import TextUI

@testable import App
@testable import Session

/// What Tab offers on each screen of a session.
@MainActor
@Suite struct ScreenCompletionTests {
  /// What is offered for a line, after some others were entered.
  private func offered(
    _ line: String, after lines: [String], in language: Language = .english
  ) async throws -> [Completion.Candidate] {
    let world = try World(
      language,
      favorites: InMemoryFavoritesDataManager([
        Favorite(
          reference: Reference(.pokemon, "25"), title: "Pikachu", position: nil, added: 0)
      ]),
      console: MemoryConsole(isInteractive: true))
    let completer = Completer(StoredWords(services: world.composition.services))
    let answer = Mutex<[Completion.Candidate]>([])
    let reader = ScriptedReader(lines.map(LineInput.line)) {
      let offered = await completer.completion(of: line).candidates
      answer.withLock { $0 = offered }
    }
    _ = await Session(
      host: world.composition, navigator: world.navigator, reader: reader,
      console: world.console, completer: completer
    ).run()
    return answer.withLock { $0 }
  }

  private func texts(_ line: String, after lines: String...) async throws -> [String] {
    try await offered(line, after: lines).map(\.text)
  }

  @Test func searchesOfferTheTitlesOfTheirScreen() async throws {
    #expect(try await texts("search machupicch") == ["Machupicchu, PE"])
    #expect(try await texts("search bulba", after: "pokemon") == ["Bulbasaur"])
    #expect(try await texts("search machupicch", after: "pokemon") == [])
    #expect(try await texts("search pik", after: "favorites") == ["Pikachu"])
    #expect(try await texts("search pik", after: "people") == [])
    // What is known of one is searched in the cities, as the command does.
    #expect(
      try await texts("search machupicch", after: "pokemon", "info 1") == ["Machupicchu, PE"])
  }

  @Test func rowsAreThoseOnScreen() async throws {
    let rows = try await offered("info 1", after: ["pokemon"])
    #expect(rows.first == Completion.Candidate("1", remark: "Bulbasaur"))
    #expect(try await texts("fav squi", after: "pokemon") == ["7"])
    #expect(try await texts("map ", after: "favorites") == ["1", "all"])
    #expect(try await texts("info ", after: "home") == [])
    // The larger cities near one.
    #expect(try await texts("open ", after: "search lima, pe", "info 1").first == "1")
  }

  @Test func valuesAreInTheLanguage() async throws {
    #expect(try await texts("filter type=fir", after: "pokemon") == ["fire"])
    #expect(
      try await offered("filter type=fue", after: ["pokemon"], in: .spanish).map(\.text) == [
        "fuego"
      ])
    #expect(try await texts("filter country=per", after: "cities") == ["Peru"])
    #expect(try await texts("filter catalog=po", after: "favorites") == ["pokemon"])
    #expect(try await texts("filter category=", after: "items") == [])
    #expect(try await texts("filter planet=", after: "items") == [])
  }

  @Test func sessionsOwnCommandsAreCompletedEverywhere() async throws {
    for screen in ["home", "cities", "favorites", "items"] {
      #expect(try await texts("lang e", after: screen) == ["en", "es"])
      #expect(try await texts("help und", after: screen) == ["undo"])
    }
    #expect(try await texts("page 205", after: "pokemon") == [])
    #expect(try await texts("page 5", after: "pokemon").first == "5")
    #expect(try await texts("page 1", after: "home") == [])
  }
}
