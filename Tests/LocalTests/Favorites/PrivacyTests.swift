import Catalog
import Domain
import Glibc
import Local
import TestSupport
import Testing

/// The modes of what the program writes.
///
/// The umask is the whole process's, so one test sets it.
@Suite(.serialized) struct PrivacyTests {
  @Test func everythingIsItsOwnersWhateverTheUmask() async throws {
    let folder = try TemporaryFolder()
    let old = umask(0)
    defer { umask(old) }
    let path = folder.file("made/by/us/favorites.sqlite")
    let store = FavoritesStore(path: path, catalogs: CatalogID.known, clock: { 0 }, warn: { _ in })
    _ = try await store.add([Samples.harbor])
    try await FileDocuments(output: { _ in }).write(
      [1], to: folder.file("export.json"), replacing: false)
    let folders = ["made", "made/by", "made/by/us"].map { TestFiles.mode(of: folder.file($0)) }
    #expect(folders == ["700", "700", "700"])
    let files = [path, path + "-journal", folder.file("export.json")]
    #expect(files.map(TestFiles.mode) == ["600", "600", "600"])
  }

  @Test func aFileOthersCouldReadIsClosedToThem() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("favorites.sqlite")
    try TestFiles.write("", to: path)
    chmod(path, 0o644)
    let store = FavoritesStore(path: path, catalogs: CatalogID.known, clock: { 0 }, warn: { _ in })
    _ = try await store.add([Samples.harbor])
    #expect(TestFiles.mode(of: path) == "600")
    #expect(TestFiles.mode(of: path + "-journal") == "600")
    #expect(try await store.all() == [Samples.harbor])
  }
}
