import Catalog
import Domain
import Glibc
import TestSupport
import Testing

@testable import Local

/// The cache where it may not write, or not even read.
///
/// Permissions do not bind root, so what is about them runs on an ``Unprivileged`` thread.
@Suite struct CacheAccessTests {
  private typealias Samples = CacheSamples
  private let folder: TemporaryFolder
  private let path: String
  private let warnings = Recorder<StoreWarning>()

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("cache/cache.sqlite")
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

  private func expectEmpty(_ cache: any CacheDataManager) async throws {
    #expect(try await cache.part(.whole, of: .pokemon) == nil)
    #expect(try await cache.metadata(of: .pokemon) == [:])
    #expect(try await cache.pages(of: .pokemon) == [])
    #expect(try await cache.parts(having: "1", of: .pokemon).flatMap(\.rows) == [])
    let place = Reference(.cities, "1")
    #expect(try await cache.description(of: place, language: "en") == nil)
  }

  @Test func isEmptyWhereItMayNotBeRead() async throws {
    try await store().replace([Samples.whole], confirming: [:], of: .pokemon)
    chmod(path, 0o000)
    chmod(folder.file("cache"), 0o777)
    try await Unprivileged.run { (executor) async throws in
      try await expectEmpty(store(on: executor))
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
      try await expectEmpty(store(on: executor))
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
    #expect((CacheStore.lastingFailure(error) != nil) == isLasting)
  }
}
