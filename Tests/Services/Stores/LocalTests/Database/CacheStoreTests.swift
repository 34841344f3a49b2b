import Contracts
import Database
import Domain
import Glibc
import TestSupport
import Testing

@testable import Local

/// What only the cache on a file does.
@Suite struct CacheStoreTests {
  private typealias Samples = CacheSamples
  private let folder = TemporaryFolder()
  private var path: String { folder.file("cache/cache.sqlite") }
  private var aside: String { path + ".corrupt-20260131-235959" }
  private var newer: String { path + ".newer-20260131-235959" }
  private let warnings = Recorder<StoreWarning>()

  private func store() -> CacheStore {
    CacheStore(path: path, clock: { 1_769_903_999 }, warn: warnings.record)
  }

  @Test func neverMixesWhatManyWriteAtOnce() async throws {
    // Each task opens the file by itself, so they also race to make it.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 1...6 {
        group.addTask {
          let store = store()
          for round in 1...10 {
            let parts = [CatalogPart.whole, .categories].map {
              Samples.part($0, at: task, ["1", "2", "3"], "\(task)")
            }
            try await store.replace(parts, confirming: [:], of: .pokemon)
            let held = try #require(try await store.part(.whole, of: .pokemon))
            let text = "\(held.metadata.fetchedAt)"
            #expect(held.rows == ["1", "2", "3"].map { Samples.row($0, text) }, "\(round)")
          }
        }
      }
      try await group.waitForAll()
    }
    let metadata = await store().metadata(of: .pokemon)
    #expect(metadata["whole"] == metadata["categories"])
    #expect(warnings.all == [])
  }

  @Test func leavesEverythingAsItWasWhenAWriteFails() async throws {
    try await store().replace([Samples.whole], confirming: [:], of: .pokemon)
    try TestFiles.run(
      """
      CREATE TRIGGER stop BEFORE INSERT ON rows WHEN new.id = 'bad'
      BEGIN SELECT raise(ABORT, 'no'); END
      """, in: path)
    let parts = [
      Samples.part(.page(1), ["new"]), Samples.part(.whole, at: 200, ["4", "bad", "5"]),
    ]
    let reason = FileProblem.damaged(detail: "no")
    await #expect(throws: DataError.malformed(path: path, reason: reason)) {
      try await store().replace(parts, confirming: [:], of: .pokemon)
    }
    #expect(try await store().part(.whole, of: .pokemon) == Samples.whole)
    #expect(await store().metadata(of: .pokemon) == ["whole": Samples.whole.metadata])
  }

  @Test func quarantinesADamagedFile() async throws {
    mkdir(folder.file("cache"), 0o700)
    try TestFiles.write("This is no database.", to: path)
    let store = store()
    #expect(await store.metadata(of: .pokemon) == [:])
    let warning = StoreWarning.cacheQuarantined(path: path, as: aside, because: .damaged)
    #expect(warnings.all == [warning])
    try await store.replace([Samples.whole], confirming: [:], of: .pokemon)
    #expect(try await store.part(.whole, of: .pokemon) == Samples.whole)
    #expect(warnings.all == [warning])
    #expect(try TestFiles.bytes(of: aside) == Array("This is no database.".utf8))
  }

  @Test func quarantinesRowsOfTheWrongType() async throws {
    try await store().replace([Samples.whole], confirming: [:], of: .pokemon)
    try TestFiles.run("UPDATE rows SET body = 'text' WHERE id = '2'", in: path)
    #expect(try await store().part(.whole, of: .pokemon) == nil)
    #expect(
      warnings.all == [.cacheQuarantined(path: path, as: aside, because: .damaged)])
  }

  /// As someone's hand, or another program, may have left it.
  @Test(
    arguments: [
      "DROP TABLE rows", "ALTER TABLE rows RENAME COLUMN body TO text",
      "DROP TABLE grdb_migrations",
    ], [false, true])
  func quarantinesAFileOfOtherTables(_ change: String, isRead: Bool) async throws {
    try await store().replace([Samples.whole], confirming: [:], of: .pokemon)
    try TestFiles.run(change, in: path)
    if isRead { #expect(try await store().part(.whole, of: .pokemon) == nil) }
    try await store().replace([Samples.whole], confirming: [:], of: .pokemon)
    #expect(try await store().part(.whole, of: .pokemon) == Samples.whole)
    #expect(warnings.all == [.cacheQuarantined(path: path, as: aside, because: .damaged)])
  }

  @Test(arguments: [false, true])
  func quarantinesAFileOfANewerVersion(isRead: Bool) async throws {
    try await store().replace([Samples.whole], confirming: [:], of: .pokemon)
    try TestFiles.run("INSERT INTO grdb_migrations VALUES ('from the future')", in: path)
    if isRead { #expect(try await store().part(.whole, of: .pokemon) == nil) }
    let next = Samples.part(.whole, at: 200, ["4"])
    try await store().replace([next], confirming: [:], of: .pokemon)
    #expect(try await store().part(.whole, of: .pokemon) == next)
    #expect(
      warnings.all == [.cacheQuarantined(path: path, as: newer, because: .newerVersion)])
    #expect(try TestFiles.contains("body of 2", in: newer))
  }

  @Test func takesAFileFromBeforePartsCouldBePartial() async throws {
    try await store().replace([Samples.whole], confirming: [:], of: .pokemon)
    try TestFiles.run(
      """
      ALTER TABLE parts DROP COLUMN is_partial;
      DELETE FROM grdb_migrations WHERE identifier = 'partial parts';
      """, in: path)
    #expect(try await store().part(.whole, of: .pokemon) == Samples.whole)
    #expect(warnings.all == [])
  }

  @Test func ignoresWhatOnlyAnotherVersionKnows() async throws {
    try await store().replace([Samples.whole], confirming: [:], of: .pokemon)
    try TestFiles.run(
      """
      INSERT INTO parts VALUES ('pokemon', 'zoo/1', 900, NULL, NULL, 0);
      INSERT INTO rows VALUES ('pokemon', 'zoo/1', 0, '1', x'00');
      INSERT INTO parts VALUES ('pokemon', 'page/01', 900, NULL, NULL, 0);
      INSERT INTO rows VALUES ('pokemon', 'page/01', 0, '1', x'00');
      INSERT INTO parts VALUES ('zebras', 'whole', 900, NULL, NULL, 0);
      INSERT INTO rows VALUES ('pokemon', 'categories', 0, '1', x'00');
      """, in: path)
    #expect(await store().metadata(of: .pokemon) == ["whole": Samples.whole.metadata])
    #expect(await store().parts(having: "1", of: .pokemon).flatMap(\.rows) == [Samples.row("1")])
    #expect(try await store().pages(of: .pokemon) == [])
    #expect(warnings.all == [])
  }

  @Test func takesADescriptionWithoutAUsableSourceForNone() async throws {
    let place = Reference(.cities, "1")
    let description = CachedDescription(Samples.description, fetchedAt: 7)
    try await store().store(description, of: place, language: "en")
    try TestFiles.run("UPDATE descriptions SET source = 'javascript:x'", in: path)
    #expect(await store().description(of: place, language: "en") == nil)
    #expect(warnings.all == [])
  }
}

/// The cache where it may not write, or not even read.
///
/// Permissions do not bind root, so what is about them runs on an ``Unprivileged`` thread.
@Suite struct CacheAccessTests {
  private typealias Samples = CacheSamples
  private let folder = TemporaryFolder()
  private var path: String { folder.file("cache/cache.sqlite") }
  private let warnings = Recorder<StoreWarning>()

  init() {
    chmod(folder.path, 0o777)
  }

  private func store(
    on executor: any SerialExecutor = DatabaseExecutor(label: "test"), keepsInMemory: Bool = false
  ) -> CacheStore {
    CacheStore(
      path: path, keepsInMemory: keepsInMemory, clock: { 0 }, warn: warnings.record,
      executor: executor)
  }

  /// Every write fails with the error.
  private func expectWritesThrow(_ error: DataError, _ cache: any CacheDataManager) async {
    await #expect(throws: error) {
      try await cache.replace([Samples.whole], confirming: [:], of: .pokemon)
    }
    await #expect(throws: error) {
      try await cache.store(
        CachedDescription(nil, fetchedAt: 0), of: Reference(.cities, "1"), language: "en")
    }
  }

  @Test func isEmptyWhereItMayNotBeRead() async throws {
    try await store().replace([Samples.whole], confirming: [:], of: .pokemon)
    chmod(path, 0o000)
    chmod(folder.file("cache"), 0o777)
    try await Unprivileged.run { (executor) async throws in
      try await Samples.expectEmpty(store(on: executor))
      await expectWritesThrow(.unwritable(path: path, reason: .denied), store(on: executor))
    }
    #expect(warnings.all == [])
  }

  @Test func isEmptyWhereADamagedFileCannotBeMoved() async throws {
    mkdir(folder.file("cache"), 0o777)
    try TestFiles.write("This is no database at all.", to: path)
    chmod(folder.file("cache"), 0o555)
    chmod(path, 0o444)
    try await Unprivileged.run { (executor) async throws in
      try await Samples.expectEmpty(store(on: executor))
      await expectWritesThrow(
        .unwritable(path: path, reason: .denied), store(on: executor))
    }
    #expect(folder.names(in: folder.file("cache")) == ["cache.sqlite"])
    #expect(warnings.all == [])
  }

  @Test func keepsACopyInMemoryWhereItMayOnlyBeRead() async throws {
    let page = Samples.part(.page(1), at: 200, ["p"])
    let place = Reference(.cities, "1")
    let description = CachedDescription(Samples.description, fetchedAt: 5)
    try await store().replace([Samples.whole, page], confirming: [:], of: .pokemon)
    try await store().store(description, of: place, language: "en")
    chmod(folder.file("cache"), 0o555)
    chmod(path, 0o444)
    try await Unprivileged.run { (executor) async throws in
      let cache = store(on: executor, keepsInMemory: true)
      let newer = Samples.part(.page(1), at: 300, ["q"])
      let confirmed = CacheMetadata(fetchedAt: 400)
      try await cache.replace([newer], confirming: [.whole: confirmed], of: .pokemon)
      try await cache.store(description, of: place, language: "es")
      let metadata = await cache.metadata(of: .pokemon)
      #expect(metadata == ["whole": confirmed, "page/1": newer.metadata])
      #expect(try await cache.part(.whole, of: .pokemon)?.rows == Samples.whole.rows)
      #expect(try await cache.pages(of: .pokemon) == [newer])
      for language in ["en", "es"] {
        #expect(await cache.description(of: place, language: language) == description)
      }
      #expect(try await store(on: executor).pages(of: .pokemon) == [page])
    }
    #expect(warnings.all == [.cacheUnwritable(path: path, reason: .denied)])
  }

  @Test func startsEmptyInMemoryWhereItMayNotBeRead() async throws {
    try await store().replace([Samples.whole], confirming: [:], of: .pokemon)
    chmod(path, 0o000)
    try await Unprivileged.run { (executor) async throws in
      let cache = store(on: executor, keepsInMemory: true)
      let page = Samples.part(.page(1), ["p"])
      try await cache.replace([page], confirming: [:], of: .pokemon)
      #expect(await cache.metadata(of: .pokemon) == ["page/1": page.metadata])
    }
    #expect(warnings.all.count == 1)
  }

  @Test(arguments: [
    (DataError.unwritable(path: "x", reason: .noSpace), true),
    (.malformed(path: "x", reason: .immovable(.denied)), true),
    (.unwritable(path: "x", reason: .busy), false), (.nothingToUndo, false),
  ])
  func onlyAFailureThatLastsSendsItToMemory(_ error: DataError, _ isLasting: Bool) {
    #expect((SQLiteFailure.lasting(error) != nil) == isLasting)
  }
}
