import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@Suite struct FavoriteKeeperTests {
  private let lima = Reference(.cities, "1")
  private let position = Coordinate(latitude: -12, longitude: -77)
  private let favorites = InMemoryFavoritesDataManager()

  private var keeper: FavoriteKeeper { FavoriteKeeper(favorites: favorites, clock: { 1234 }) }

  private var favorite: Favorite {
    Favorite(reference: lima, title: "Lima, PE", position: position, added: 1234)
  }

  @Test func togglesOnAndOff() async throws {
    #expect(try await !keeper.contains(lima))
    #expect(try await keeper.toggle(lima, title: "Lima, PE", position: position) == favorite)
    #expect(try await keeper.contains(lima))
    #expect(try await !keeper.contains(Reference(.cities, "2")))
    #expect(try await favorites.all() == [favorite])
    #expect(try await keeper.toggle(lima, title: "Lima, PE", position: position) == nil)
    #expect(try await !keeper.contains(lima))
    #expect(try await favorites.all() == [])
  }

  @Test func undoesTheLastRemoval() async throws {
    _ = try await keeper.toggle(lima, title: "Lima, PE", position: position)
    _ = try await keeper.toggle(lima, title: "Lima, PE", position: position)
    #expect(try await keeper.undo() == [favorite])
    #expect(try await favorites.all() == [favorite])
    await #expect(throws: DataError.nothingToUndo) { _ = try await keeper.undo() }
  }
}
