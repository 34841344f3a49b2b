import Catalog
import Domain
import Local
import TestSupport
import Testing

@Suite struct UnstoredFavoritesTests {
  @Test func areEmptyAndSayWhyTheyStaySo() async throws {
    let favorites = UnstoredFavorites()
    let error = DataError.unwritable(path: "favorites.sqlite", reason: .noHome)
    #expect(try await favorites.all() == [])
    #expect(try await favorites.ids(in: .cities) == [])
    await #expect(throws: error) { _ = try await favorites.add([Samples.harbor]) }
    await #expect(throws: error) { _ = try await favorites.remove([Samples.harbor.reference]) }
    await #expect(throws: error) { _ = try await favorites.undo() }
  }
}
