import Articles
import Catalog
import CatalogMocks
import Cities
import Domain
import People
import Pokedex
import TestSupport
import Testing

@testable import App
@testable import Session

/// What Tab offers from what is stored.
@Suite struct StoredWordsTests {
  private func source<Item: Entity>(
    _ items: [Item], error: DataError? = nil
  ) -> CatalogSource<Item> {
    CatalogSource(
      local: MockLocalDataManager(items.map { .init($0) }, error: error), remote: nil,
      clock: { 0 })
  }

  private func words(
    people: [Person] = [], items: [PokedexItem] = [], articles: [Article] = [],
    favorites: [Favorite] = [], error: DataError? = nil
  ) -> StoredWords {
    let catalogs = Catalogs([
      Cities(source: source([], error: error)), People(source: source(people, error: error)),
      Pokedex(source: source(EmbeddedPokedex.all, error: error)),
      Items(source: source(items, error: error)),
      Articles(source: source(articles, error: error)),
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
    func titles(_ place: Destination, _ text: String) async -> [String] {
      await words.titles(in: place, matching: text).titles
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

  @Test func veryManyAreCounted() {
    let found = FoundTitles.matching("ti", (0..<200_000).map { "Title \($0)" })
    #expect(found.titles.count == 200)
    #expect(found.titles.first == "Title 0")
    #expect(found.unlisted == 199_800)
  }

  @Test func titlesThatBeginSoComeBeforeThoseWithAWordThatDoes() {
    let titles = ["Great Ball", "Ballad", "\u{1B}[2J\u{9B}", "Élan Ball"]
    #expect(FoundTitles.matching("ball", titles).titles == ["Ballad"])
    #expect(FoundTitles.matching("elan", titles).titles == ["Élan Ball"])
    #expect(FoundTitles.matching("great b", titles).titles == ["Great Ball"])
    #expect(FoundTitles.matching("all", titles).titles == [])
  }
}
