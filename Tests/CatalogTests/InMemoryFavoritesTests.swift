import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

/// What is the double's own; what it shares with the store, the compatibility suite checks.
@Suite struct InMemoryFavoritesTests {
  private func favorite(_ id: String, added: Int) -> Favorite {
    Favorite(reference: Reference(.cities, id), title: id, position: nil, added: added)
  }

  @Test func putsWhatItStartsWithInOrder() async throws {
    let (late, early, twin) = (
      favorite("1", added: 9), favorite("2", added: 3), favorite("3", added: 3)
    )
    let favorites = InMemoryFavoritesDataManager([late, early, twin])
    #expect(try await favorites.all() == [early, twin, late])
    _ = try await favorites.add([favorite("4", added: 3)])
    #expect(try await favorites.all().map(\.reference.id) == ["2", "3", "4", "1"])
  }

  @Test func failsWithTheErrorItWasGiven() async {
    let error = DataError.unreadable(path: "p", reason: .system("r"))
    let favorites = InMemoryFavoritesDataManager([favorite("1", added: 0)], error: error)
    await #expect(throws: error) { _ = try await favorites.all() }
    await #expect(throws: error) { _ = try await favorites.ids(in: .cities) }
    await #expect(throws: error) { _ = try await favorites.add([]) }
    await #expect(throws: error) { _ = try await favorites.remove([]) }
    await #expect(throws: error) { _ = try await favorites.undo() }
  }
}
