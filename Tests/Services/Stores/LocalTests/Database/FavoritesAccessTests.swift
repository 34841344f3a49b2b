import Contracts
import Database
import Domain
import Glibc
import Local
import TestSupport
import Testing

/// The store where it may not write, or not even read.
///
/// Permissions do not bind root, so what is about them runs on an ``Unprivileged`` thread.
@Suite(.oneAtATime) struct FavoritesAccessTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("data/favorites.sqlite") }
  private let warnings = Recorder<StoreWarning>()

  init() {
    chmod(folder.path, 0o777)
  }

  private func store() -> FavoritesStore {
    FavoritesStore(path, warn: warnings.record)
  }

  /// Every write fails with the error.
  private func expectWritesThrow(_ error: DataError, _ store: FavoritesStore) async {
    await #expect(throws: error) { _ = try await store.add([Samples.meadow]) }
    await #expect(throws: error) { _ = try await store.remove([Samples.harbor.reference]) }
    await #expect(throws: error) { _ = try await store.undo() }
  }

  @Test(
    arguments: [
      ("/proc/catalejo/favorites.sqlite", FileProblem.missing),
      ("/dev/null/catalejo/favorites.sqlite", .notAFolder), (nil, .noHome),
    ] as [(String?, FileProblem)])
  func isEmptyWhereNoFolderCanBeMade(_ path: String?, _ reason: FileProblem) async throws {
    let store = FavoritesStore(path, warn: warnings.record)
    #expect(try await store.all() == [])
    #expect(try await store.ids(in: .cities) == [])
    await expectWritesThrow(
      .unwritable(path: path ?? "favorites.sqlite", reason: reason), store)
    #expect(warnings.all == [])
  }

  @Test func doesNotWriteUnderAFile() async throws {
    try TestFiles.write("not a folder", to: folder.file("data"))
    #expect(try await store().all() == [])
    await expectWritesThrow(.unwritable(path: path, reason: .notAFolder), store())
    #expect(try TestFiles.bytes(of: folder.file("data")) == Array("not a folder".utf8))
  }

  @Test(arguments: [FileProblem.isFolder, .notAFile])
  func refusesAFolderOrAPipeInItsPlace(_ reason: FileProblem) async throws {
    mkdir(folder.file("data"), 0o700)
    if reason == .isFolder { mkdir(path, 0o700) } else { mkfifo(path, 0o600) }
    await #expect(throws: DataError.unreadable(path: path, reason: reason)) {
      _ = try await store().all()
    }
    await expectWritesThrow(.unwritable(path: path, reason: reason), store())
  }

  @Test func isEmptyWhereTheFolderMayNotBeMade() async throws {
    chmod(folder.path, 0o555)
    try await Unprivileged.run { () async throws in
      #expect(try await store().all() == [])
      await expectWritesThrow(.unwritable(path: path, reason: .denied), store())
    }
    #expect(folder.names() == [])
  }

  @Test(arguments: [(folder: 0o000, file: 0o600), (0o777, 0o000)])
  func saysThatItMayNotBeRead(_ mode: (folder: Int, file: Int)) async throws {
    _ = try await store().add([Samples.harbor])
    chmod(path, mode_t(mode.file))
    chmod(folder.file("data"), mode_t(mode.folder))
    try await Unprivileged.run { () async throws in
      await #expect(throws: DataError.unreadable(path: path, reason: .denied)) {
        _ = try await store().all()
      }
      await expectWritesThrow(.unwritable(path: path, reason: .denied), store())
    }
  }

  @Test(arguments: [(folder: 0o555, file: 0o644), (folder: 0o777, file: 0o444), (0o555, 0o444)])
  func readsWhatItMayNotWrite(_ mode: (folder: Int, file: Int)) async throws {
    _ = try await store().add([Samples.harbor, Samples.meadow])
    let bytes = try TestFiles.bytes(of: path)
    chmod(path, mode_t(mode.file))
    chmod(folder.file("data"), mode_t(mode.folder))
    try await Unprivileged.run { () async throws in
      let store = store()
      #expect(try await store.all() == [Samples.harbor, Samples.meadow])
      await expectWritesThrow(.unwritable(path: path, reason: .denied), store)
      #expect(try await store.ids(in: .cities) == ["11", "22"])
      #expect(try await self.store().ids(in: .cities) == ["11", "22"])
    }
    #expect(try TestFiles.bytes(of: path) == bytes)
    let names = ["favorites.sqlite", "favorites.sqlite-journal"]
    #expect(folder.names(in: folder.file("data")) == names)
    #expect(warnings.all == [])
  }

  @Test func writesAgainOnceItMay() async throws {
    _ = try await store().add([Samples.harbor])
    chmod(path, 0o444)
    chmod(folder.file("data"), 0o777)
    let store = store()
    try await Unprivileged.run { () async throws in
      #expect(try await store.all() == [Samples.harbor])
      await expectWritesThrow(.unwritable(path: path, reason: .denied), store)
    }
    chmod(path, 0o644)
    _ = try await store.add([Samples.meadow])
    #expect(try await store.all() == [Samples.harbor, Samples.meadow])
  }

  @Test func saysThatADamagedFileCannotBeMoved() async throws {
    mkdir(folder.file("data"), 0o777)
    try TestFiles.write("This is no database at all.", to: path)
    chmod(folder.file("data"), 0o555)
    try await Unprivileged.run { () async throws in
      let reason = FileProblem.immovable(.denied)
      await #expect(throws: DataError.malformed(path: path, reason: reason)) {
        _ = try await store().all()
      }
    }
    #expect(folder.names(in: folder.file("data")) == ["favorites.sqlite"])
    #expect(warnings.all == [])
  }
}

/// The modes of what the program writes.
///
/// The umask is the whole process's, so one test sets it.
@Suite(.serialized) struct PrivacyTests {
  @Test func everythingIsItsOwnersWhateverTheUmask() async throws {
    let folder = TemporaryFolder()
    let old = umask(0)
    defer { umask(old) }
    let path = folder.file("made/by/us/favorites.sqlite")
    let store = FavoritesStore(path)
    _ = try await store.add([Samples.harbor])
    try await FileDocuments(output: { _ in }).write(
      [1], to: folder.file("export.json"), replacing: false)
    let folders = ["made", "made/by", "made/by/us"].map { TestFiles.mode(of: folder.file($0)) }
    #expect(folders == ["700", "700", "700"])
    let files = [path, path + "-journal", folder.file("export.json")]
    #expect(files.map(TestFiles.mode) == ["600", "600", "600"])
  }

  @Test func anEmptyFileThatOthersCouldReadIsClosedToThem() async throws {
    let folder = TemporaryFolder()
    let path = folder.file("favorites.sqlite")
    try TestFiles.write("", to: path)
    chmod(path, 0o644)
    let store = FavoritesStore(path)
    #expect(try await store.all() == [])
    _ = try await store.add([Samples.harbor])
    #expect(TestFiles.mode(of: path) == "600")
    #expect(TestFiles.mode(of: path + "-journal") == "600")
    #expect(try await store.all() == [Samples.harbor])
  }
}
