import Catalog
import CatalogMocks
import Domain
import Terminal
import TestSupport
import Testing
import Viper

@testable import App
@testable import CommandLine
@testable import Session

/// Details are turned over in the order of the list they were opened from.
@MainActor
@Suite struct TurningTests {
  private func place(
    after lines: String..., favorites: [Favorite] = [], opening path: [Destination] = []
  ) async throws -> Destination {
    let world = try World(favorites: InMemoryFavoritesDataManager(favorites))
    _ = await world.run(ScriptedReader(lines.map(LineInput.line)), opening: path)
    return world.navigator.current
  }

  private func favorite(_ catalog: CatalogID, _ id: String, _ title: String) -> Favorite {
    Favorite(reference: Reference(catalog, id), title: title, position: nil, added: 0)
  }

  @Test(arguments: [
    ["search springf", "sort population"], ["pokemon", "search fire flying", "sort name"],
    ["pokemon", "filter type=dragon"],
  ])
  func aSearchAndItsOrderAreFollowed(lines: [String]) async throws {
    func place(_ rest: String...) async throws -> Destination {
      let world = try World()
      _ = await world.run(ScriptedReader((lines + rest).map(LineInput.line)))
      return world.navigator.current
    }
    let second = try await place("info 2")
    #expect(try await place("info 1", "next") == second)
    #expect(try await place("info 2", "next", "prev") == second)
    #expect(try await place("info 1", "prev") == (try await place("info 1")))
  }

  @Test func favoritesLeadFromOneCatalogToAnother() async throws {
    let favorites = [
      favorite(.cities, "3936456", "Lima, PE"), favorite(.pokemon, "25", "Pikachu"),
      favorite(.cities, "3128760", "Barcelona, ES"),
    ]
    #expect(
      try await place(after: "favorites", "info 1", "next", favorites: favorites)
        == .detail(Reference(.pokemon, "25")))
    #expect(
      try await place(
        after: "favorites", "filter catalog=cities", "info 1", "next", "next",
        favorites: favorites) == .detail(Reference(.cities, "3128760")))
  }

  @Test func whatWasOpenedFromNoListFollowsTheCatalog() async throws {
    let bulbasaur = Destination.detail(Reference(.pokemon, "1"))
    let ivysaur = Destination.detail(Reference(.pokemon, "2"))
    #expect(try await place(after: "next", opening: [bulbasaur]) == ivysaur)
    #expect(
      try await place(
        after: "next", opening: [.list(.pokemon, search: nil), bulbasaur]) == ivysaur)
  }

  @Test func whatIsNotInTheListFollowsTheCatalog() async throws {
    let world = try World()
    let path: [Destination] = [
      .list(.pokemon, search: "pikachu"), .detail(Reference(.pokemon, "1")),
    ]
    _ = await world.run(ScriptedReader([.line("next")]), opening: path)
    #expect(world.navigator.current == .detail(Reference(.pokemon, "2")))
  }
}
