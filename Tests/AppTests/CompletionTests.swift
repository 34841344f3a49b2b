import Articles
import Cities
import ContractMocks
import Contracts
import Domain
import Glibc
import Localization
import People
import Storage
import Synchronization
import Terminal
import TestSupport
import Testing
import TextUI

@testable import App
@testable import Pokedex
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
    let reader = ScriptedReader(
      lines.map(LineInput.line),
      atEnd: {
        let offered = await completer.completion(of: line).candidates
        answer.withLock { $0 = offered }
      })
    _ = await world.run(reader, completer: completer)
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
    #expect(try await texts("map 1", after: "favorites") == ["1"])
    #expect(try await texts("map al", after: "favorites") == ["all"])
    #expect(try await texts("info machupicch", after: "home") == ["Machupicchu, PE"])
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
    #expect(try await texts("filter region=cajam", after: "cities") == ["Cajamarca"])
    #expect(try await texts("filter catalog=pok", after: "favorites") == ["pokemon"])
    #expect(try await texts("filter category=", after: "items") == [])
    #expect(try await texts("filter planet=", after: "items") == [])
  }

  @Test func keysAreInTheLanguageAndWorkInBoth() async throws {
    func texts(_ line: String, _ screen: String) async throws -> [String] {
      try await offered(line, after: [screen], in: .spanish).map(\.text)
    }
    #expect(try await texts("filtrar p", "cities") == ["país=", "población="])
    #expect(try await texts("filtrar re", "cities") == ["región="])
    #expect(try await texts("filtrar pai", "cities") == ["país="])
    #expect(try await texts("filtrar coun", "cities") == ["country="])
    #expect(try await texts("filtrar pais=per", "cities") == ["Perú"])
    #expect(try await texts("filter country=per", "cities") == ["Perú"])
    #expect(try await texts("filtrar favorito=", "cities") == ["sí"])
    #expect(try await texts("filtrar ti", "pokemon") == ["tipo="])
    #expect(try await texts("filtrar deb", "pokemon") == ["débil="])
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

/// What Tab offers from what is stored.
@Suite struct StoredWordsTests {
  private func source<Item: Entity & Summarizable & Describable>(
    _ items: [Item], error: DataError? = nil
  ) -> CatalogSource<Item> {
    CatalogSource(
      local: error.map { MockLocalDataManager(.failure($0)) } ?? MockLocalDataManager(items),
      remote: nil, clock: { 0 })
  }

  private func words(
    people: [Person] = [], items: [PokedexItem] = [],
    favorites: [Favorite] = [], error: DataError? = nil
  ) -> StoredWords {
    let catalogs = Catalogs([
      Cities(source: source([], error: error)), People(source: source(people, error: error)),
      Pokedex(source: source(EmbeddedPokedex.items.all, error: error)),
      Items(source: source(items, error: error)),
      Articles(source: source([], error: error)),
    ])
    return StoredWords(
      services: .offline(
        favorites: InMemoryFavoritesDataManager(favorites), catalogs: catalogs))
  }

  private func person(_ id: String, _ first: String, _ last: String) -> Person? {
    Coordinate(latitude: 0, longitude: 0).map {
      Person(id: id, honorific: "Ms", firstName: first, lastName: last, coordinate: $0)
    }
  }

  @Test func eachCatalogHasItsOwnTitles() async {
    let words = words(
      people: [person("1", "Ana", "Núñez"), person("2", "Bo", "Anker")].compactMap(\.self),
      items: [PokedexItem(id: "1", slug: "poke-ball"), PokedexItem(id: "2", slug: "potion")],
      favorites: [
        Favorite(reference: Reference(.people, "1"), title: "Ms Ana Núñez", position: nil, added: 0)
      ])
    func titles(_ destination: Destination, _ text: String) async -> [String] {
      await words.titles(in: destination, matching: text).titles
    }
    let people = Destination.list(.people, search: nil)
    #expect(await titles(people, "an") == ["Ms Ana Núñez", "Ms Bo Anker"])
    #expect(await titles(people, "NUNEZ") == ["Ms Ana Núñez"])
    #expect(await titles(people, "ms b") == ["Ms Bo Anker"])
    #expect(await titles(people, "") == ["Ms Ana Núñez", "Ms Bo Anker"])
    #expect(await titles(.list(.items, search: "x"), "po") == ["Poke Ball", "Potion"])
    #expect(await titles(.list(.pokemon, search: nil), "pikach") == ["Pikachu"])
    #expect(await titles(.favorites, "nun") == ["Ms Ana Núñez"])
    #expect(await titles(.list(.articles, search: nil), "") == [])
    #expect(await titles(people, "zzz") == [])
  }

  @Test func valuesAreThoseThatOccur() async {
    let words = words(
      items: [
        PokedexItem(id: "1", slug: "a", category: "medicine"), PokedexItem(id: "2", slug: "b"),
        PokedexItem(id: "3", slug: "c", category: "berries"),
        PokedexItem(id: "4", slug: "d", category: "medicine"),
      ])
    #expect(
      await words.values(of: "category", in: .list(.items, search: nil)) == [
        "berries", "medicine",
      ])
    #expect(await words.values(of: "category", in: .list(.people, search: nil)) == [])
    #expect(await words.values(of: "nonsense", in: .list(.items, search: nil)) == [])
    #expect(await words.values(of: "section", in: .list(.articles, search: nil)) == [])
  }

  @Test func whatCantBeReadHasNothingToOffer() async {
    let words = words(error: .unreadable(path: "cache", reason: .noSpace))
    for catalog in Catalogs.ids {
      #expect(await words.titles(in: .list(catalog, search: nil), matching: "a") == FoundTitles())
    }
    #expect(await words.values(of: "category", in: .list(.items, search: nil)) == [])
  }

  @Test func filesAtHomeAreOfferedAsTheyAreTyped() throws {
    let home = TemporaryFolder()
    mkdir(home.file("notes"), 0o700)
    #expect(FileNames.starting("~/no", home: home.path) == ["~/notes/"])
    #expect(FileNames.starting("~", home: home.path) == ["~/"])
    #expect(FileNames.starting("~/x", home: home.path) == [])
    #expect(FileNames.starting(home.path + "/n") == [home.file("notes/")])
  }
}
