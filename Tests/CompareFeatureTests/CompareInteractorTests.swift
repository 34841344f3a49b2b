import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import CompareFeature

@Suite struct CompareInteractorTests {
  private static let harbors = [
    Harbor(id: "1", name: "Lima", coordinate: Coordinate(wrappingLatitude: 0, longitude: 0)),
    Harbor(id: "2", name: "New Quay", coordinate: Coordinate(wrappingLatitude: 1, longitude: 0)),
    Harbor(id: "3", name: "Limassol"), Harbor(id: "4", name: "Los Puertos"),
  ]

  private func catalog<Item: Entity & Summarizable & Describable>(
    _ items: [Item], failing error: DataError? = nil
  ) -> any CatalogModule {
    let matches = items.map { CatalogPage<Item>.Match($0) }
    let local = MockLocalDataManager(matches, error: error)
    return NamedCatalog(source: CatalogSource(local: local, remote: nil, clock: { 0 }))
  }

  private func interactor(_ starred: [Favorite] = []) -> CompareInteractor {
    let harbors = catalog(Self.harbors)
    let ropes = catalog([Rope(id: "7"), Rope(id: "8")])
    return CompareInteractor(
      catalogs: [
        NamedCatalog<Rope>.description, NamedCatalog<Harbor>.description, .people,
      ],
      catalog: { $0 == .cities ? harbors : ropes },
      favorites: InMemoryFavoritesDataManager(starred))
  }

  private func found(_ catalog: CatalogID? = nil, _ words: String) async throws -> [Reference]? {
    let words = words.split(separator: " ").map(String.init)
    return try await interactor().answer(Comparison(catalog, words))?.items.map(\.reference)
  }

  private func reference(_ id: String) -> Reference { Reference(.cities, id) }

  @Test(arguments: [
    ("lima limassol", ["1", "3"]), ("lima new quay", ["1", "2"]), ("new quay lima", ["2", "1"]),
    ("los puertos new quay", ["4", "2"]), ("new quay / los puertos", ["2", "4"]),
  ])
  func whereTheFirstNameEndsIsFoundOut(words: String, ids: [String]) async throws {
    #expect(try await found(nil, words) == ids.map(reference))
  }

  @Test(arguments: [
    "lima", "", "lima lima", "lima atlantis", "/ lima", "lima /", "a b c d e f g h i j k l m n o",
  ])
  func whatNoCatalogHasBothOfIsNotFound(words: String) async throws {
    #expect(try await found(nil, words) == nil)
  }

  @Test func anIdCountsWhereTheCatalogIsNamed() async throws {
    #expect(try await found(.cities, "2 1") == [.quay, .harbor])
    #expect(try await found(.cities, "2 lima") == [.quay, .harbor])
    #expect(try await found(nil, "2 1") == nil)
    #expect(try await found(.cities, "2 9") == nil)
  }

  @Test func aCatalogCanBeNamedFirst() async throws {
    #expect(try await found(nil, "cities 2 1") == [.quay, .harbor])
    #expect(try await found(.items, "Cities new quay lima") == [.quay, .harbor])
    #expect(try await found(nil, "items lima new quay") == nil)
    #expect(try await found(.items, "lima new quay") == [.harbor, .quay])
  }

  @Test func theFirstCatalogThatHasBothIsMeant() async throws {
    #expect(
      try await found(nil, "rope 7 rope 8") == [Reference(.items, "7"), Reference(.items, "8")])
  }

  @Test func placesHaveAWayBetweenThem() async throws {
    let star = Favorite(reference: .quay, title: "", position: nil, added: 1)
    let answer = try #require(try await interactor([star]).answer(.both))
    #expect(answer.items.map(\.title) == ["Lima", "New Quay"])
    #expect(answer.items.map(\.isFavorite) == [false, true])
    #expect(answer.items.map(\.facts) == Self.harbors.prefix(2).map(\.facts))
    let way = try #require(answer.way)
    #expect(way.direction == .north)
    #expect((111.1...111.3).contains(way.kilometres))
    #expect(try await interactor().answer(Comparison(.items, ["7", "8"]))?.way == nil)
  }

  @Test func favoritesThatCannotBeReadAreNone() async throws {
    let harbors = catalog(Self.harbors)
    let interactor = CompareInteractor(
      catalogs: [], catalog: { _ in harbors },
      favorites: InMemoryFavoritesDataManager(error: .broken))
    #expect(try await interactor.answer(.both)?.items.map(\.isFavorite) == [false, false])
  }
}

/// A catalog in which bare names are looked for.
private struct NamedCatalog<Item: Entity & Summarizable & Describable>: CatalogModule {
  let source: CatalogSource<Item>

  static var description: CatalogDescription { .named(Item.catalog) }
}
