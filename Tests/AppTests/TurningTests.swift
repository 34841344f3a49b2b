import Catalog
import CatalogMocks
import Domain
import Terminal
import TestSupport
import Testing
import Viper

/// Details are turned over in the order of the list they were opened from.
@MainActor
@Suite struct TurningTests {
  private func place(
    after lines: [String], favorites: [Favorite] = [], opening path: [Destination] = []
  ) async throws -> Destination {
    let world = try World(favorites: InMemoryFavoritesDataManager(favorites))
    _ = await world.run(ScriptedReader(lines.map(LineInput.line)), opening: path)
    return world.navigator.current
  }

  private func favorite(_ catalog: CatalogID, _ id: String, _ title: String) -> Favorite {
    Favorite(reference: Reference(catalog, id), title: title, position: nil, added: 0)
  }

  @Test(arguments: [["search springf", "sort population"], ["pokemon", "filter type=dragon"]])
  func aSearchAndItsOrderAreFollowed(lines: [String]) async throws {
    let second = try await place(after: lines + ["info 2"])
    #expect(try await place(after: lines + ["info 1", "next"]) == second)
    #expect(try await place(after: lines + ["info 2", "next", "prev"]) == second)
  }

  @Test func favoritesLeadFromOneCatalogToAnother() async throws {
    let favorites = [
      favorite(.cities, "3936456", "Lima, PE"), favorite(.pokemon, "25", "Pikachu"),
      favorite(.cities, "3128760", "Barcelona, ES"),
    ]
    #expect(
      try await place(after: ["favorites", "info 1", "next"], favorites: favorites)
        == .detail(Reference(.pokemon, "25")))
    #expect(
      try await place(
        after: ["favorites", "filter catalog=cities", "info 1", "next", "next"],
        favorites: favorites) == .detail(Reference(.cities, "3128760")))
  }

  /// Where a detail was opened from no list, or from one that it is not in.
  @Test(arguments: [
    [], [Destination.list(.pokemon, search: nil)], [.list(.pokemon, search: "pikachu")],
  ])
  func whatIsInNoListFollowsTheCatalog(path: [Destination]) async throws {
    let bulbasaur = Destination.detail(Reference(.pokemon, "1"))
    #expect(
      try await place(after: ["next"], opening: path + [bulbasaur])
        == .detail(Reference(.pokemon, "2")))
  }
}
