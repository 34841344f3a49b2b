import Contracts
import Database
import Domain
import Glibc
import Local
import TestSupport
import Testing

/// How SQLite takes back what was begun: by a journal, where older versions had a write-ahead log.
@Suite(.oneAtATime) struct FavoritesJournalTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("favorites.sqlite") }

  init() {
    chmod(folder.path, 0o777)
  }

  private func store(_ path: String? = nil) -> FavoritesStore {
    FavoritesStore(path ?? self.path)
  }

  /// The two bytes of the header that say who may write and read (sqlite.org/fileformat2.html, 1.3):
  /// 1 for a journal, 2 for a write-ahead log.
  private func versions(of path: String? = nil) throws -> [UInt8] {
    Array(try TestFiles.bytes(of: path ?? self.path)[18...19])
  }

  /// A store as older versions of the program left it.
  private func makeOldStore() async throws {
    _ = try await store().add([Samples.harbor])
    var bytes = try TestFiles.bytes(of: path)
    bytes.replaceSubrange(18...19, with: [2, 2])
    try TestFiles.write(bytes, to: path)
    unlink(path + "-journal")
  }

  @Test func theJournalIsEmptyBetweenWrites() async throws {
    let store = store()
    _ = try await store.add([Samples.harbor])
    #expect(try versions() == [1, 1])
    #expect(folder.names() == ["favorites.sqlite", "favorites.sqlite-journal"])
    #expect(try TestFiles.bytes(of: path + "-journal") == [])
    #expect(try await store.all() == [Samples.harbor])
  }

  @Test func readingAnOldStoreLeavesItAsItIs() async throws {
    try await makeOldStore()
    #expect(try await store().all() == [Samples.harbor])
    #expect(try versions() == [2, 2])
  }

  @Test func writingConvertsAnOldStore() async throws {
    try await makeOldStore()
    let store = store()
    #expect(try await store.all() == [Samples.harbor])
    _ = try await store.add([Samples.meadow])
    #expect(try versions() == [1, 1])
    #expect(folder.names() == ["favorites.sqlite", "favorites.sqlite-journal"])
    #expect(try await self.store().all() == [Samples.harbor, Samples.meadow])
  }

  /// Also what a program that was killed left in the log comes along.
  @Test func whatAnotherProgramHoldsStaysAndIsConvertedWithItsLog() async throws {
    try await makeOldStore()
    let reader = store()
    #expect(try await reader.all() == [Samples.harbor])
    let writer = store()
    _ = try await writer.add([Samples.meadow])
    #expect(try versions() == [2, 2])
    #expect(try await reader.all() == [Samples.harbor, Samples.meadow])

    let copy = folder.file("copy.sqlite")
    for file in ["", "-wal"] {
      try TestFiles.write(try TestFiles.bytes(of: path + file), to: copy + file)
    }
    #expect(try !TestFiles.contains(Samples.meadow.title, in: copy))
    #expect(try TestFiles.contains(Samples.meadow.title, in: copy + "-wal"))
    let opened = store(copy)
    _ = try await opened.add([Samples.harbor])
    #expect(try versions(of: copy) == [1, 1])
    #expect(TestFiles.mode(of: copy + "-wal") == nil)
    #expect(try await opened.all() == [Samples.harbor, Samples.meadow])
    #expect(try await reader.all() == [Samples.harbor, Samples.meadow])
  }

  /// What a program that was killed had begun can only be taken back by who may write.
  @Test func aJournalThatCannotBeTakenBackIsNotOverlooked() async throws {
    _ = try await store().add([Samples.harbor])
    try TestFiles.write([UInt8](repeating: 1, count: 512), to: path + "-journal")
    chmod(path, 0o444)
    chmod(path + "-journal", 0o444)
    chmod(folder.path, 0o555)
    try await Unprivileged.run { () async throws in
      await #expect(throws: DataError.unreadable(path: path, reason: .denied)) {
        _ = try await store().all()
      }
    }
  }
}
