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

  private func store() -> CacheStore {
    CacheStore(path: path, clock: { 0 }, warn: warnings.record)
  }

  private func store(on executor: any SerialExecutor) -> CacheStore {
    CacheStore(path: path, clock: { 0 }, warn: warnings.record, executor: executor)
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
}
