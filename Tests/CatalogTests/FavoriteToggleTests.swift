import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@Suite struct FavoriteToggleTests {
  @Test func togglesOnAndOff() async throws {
    let favorites = InMemoryFavoritesDataManager()
    let lima = Reference(.cities, "1")
    let position = Coordinate(latitude: -12, longitude: -77)
    let favorite = Favorite(reference: lima, title: "Lima, PE", position: position, added: 1234)
    for state in [favorite, nil] {
      #expect(
        try await favorites.toggle(lima, title: "Lima, PE", position: position, at: 1234) == state)
      #expect(try await favorites.all() == [state].compactMap(\.self))
    }
  }
}
