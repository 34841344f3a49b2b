import Contracts
import Database
import Domain
import Local
import TestSupport
import Testing

/// Favorites in databases of each encoding that SQLite has.
@Suite struct FavoritesEncodingTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("favorites.sqlite") }
  private let warnings = Recorder<StoreWarning>()

  /// A store as this program makes it, in UTF-16, with a favorite and one that was removed.
  private func fill(_ encoding: String) async throws {
    try TestFiles.write([], to: path)
    try TestFiles.run("PRAGMA encoding = '\(encoding)'; CREATE TABLE other (a)", in: path)
    let store = FavoritesStore(path, warn: warnings.record)
    _ = try await store.add([Samples.harbor, Samples.summit])
    _ = try await store.remove([Samples.harbor.reference])
  }

  @Test(arguments: ["UTF-8", "UTF-16le", "UTF-16be"])
  func aStoreInAnyEncodingIsRead(_ encoding: String) async throws {
    try await fill(encoding)
    let store = FavoritesStore(path, warn: warnings.record)
    #expect(try await store.all() == [Samples.summit])
    #expect(try await store.ids(in: .cities) == ["33"])
    #expect(try await store.undo() == .restored([Samples.harbor]))
    #expect(warnings.all == [])
  }
}
