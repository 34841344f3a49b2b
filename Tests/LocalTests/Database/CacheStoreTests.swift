import Catalog
import Domain
import Glibc
import TestSupport
import Testing

@testable import Local

/// What only the cache on a file does.
@Suite struct CacheStoreTests {
  private typealias Samples = CacheSamples
  private let folder: TemporaryFolder
  private let path: String
  private let aside: String
  private let newer: String
  private let warnings = Recorder<StoreWarning>()

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("cache/cache.sqlite")
    aside = path + ".corrupt-20260131-235959"
    newer = path + ".newer-20260131-235959"
  }

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
