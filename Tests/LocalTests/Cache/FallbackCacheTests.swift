import Catalog
import Domain
import Glibc
import TestSupport
import Testing

@testable import Local

/// A cache that can't be written, and what is kept in its place.
@Suite struct FallbackCacheTests {
  private typealias Samples = CacheSamples
  private let warnings = Recorder<StoreWarning>()
  private let unwritable = DataError.unwritable(path: "x", reason: .noSpace)
  private let page = CacheSamples.part(.page(1), at: 200, ["p"])

  private func cache(_ stored: any CacheDataManager) -> FallbackCache {
    FallbackCache(stored, warn: warnings.record)
  }

  @Test func keepsInMemoryWhatCannotBeStored() async throws {
    let cache = cache(CacheStore(path: nil, clock: { 0 }, warn: warnings.record))
    try await cache.replace([Samples.whole, page], confirming: [:], of: .pokemon)
    try await cache.replace(
      [], confirming: [.page(1): CacheMetadata(fetchedAt: 300)], of: .pokemon)
    #expect(try await cache.part(.whole, of: .pokemon) == Samples.whole)
    #expect(
      try await cache.metadata(of: .pokemon) == [
        .whole: Samples.whole.metadata, .page(1): CacheMetadata(fetchedAt: 300),
      ])
    #expect(try await cache.pages(of: .pokemon).map(\.rows) == [page.rows])
    #expect(try await cache.parts(having: "2", of: .pokemon).flatMap(\.rows) == [Samples.row("2")])
    #expect(warnings.all == [.cacheUnwritable(path: "cache.sqlite", reason: .noHome)])
  }

  @Test func keepsDescriptionsAndWarnsOnce() async throws {
    let cache = cache(CacheStore(path: nil, clock: { 0 }, warn: warnings.record))
    let place = Reference(.cities, "1")
    let held = CachedDescription(Samples.description, fetchedAt: 5)
    try await cache.store(held, of: place, language: "en")
    try await cache.replace([page], confirming: [:], of: .pokemon)
    #expect(try await cache.description(of: place, language: "en") == held)
    #expect(try await cache.description(of: place, language: "es") == nil)
    #expect(warnings.all.count == 1)
  }

  @Test func addsToWhatIsStoredAndReplacesIt() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("cache.sqlite")
    let held = CachedDescription(Samples.description, fetchedAt: 5)
    let place = Reference(.cities, "1")
    do {
      let before = CacheStore(path: path, clock: { 0 }, warn: warnings.record)
      try await before.replace([Samples.whole, page], confirming: [:], of: .pokemon)
      try await before.store(held, of: place, language: "en")
    }
    chmod(folder.path, 0o555)
    chmod(path, 0o444)
    try await Unprivileged.run { (executor) async throws in
      let store = CacheStore(path: path, clock: { 0 }, warn: warnings.record, executor: executor)
      let cache = cache(store)
      let newer = Samples.part(.page(1), at: 300, ["q"])
      try await cache.replace(
        [newer], confirming: [.whole: CacheMetadata(fetchedAt: 400)], of: .pokemon)
      #expect(
        try await cache.metadata(of: .pokemon) == [
          .whole: CacheMetadata(fetchedAt: 400), .page(1): newer.metadata,
        ])
      #expect(try await cache.part(.whole, of: .pokemon)?.rows == Samples.whole.rows)
      #expect(try await cache.pages(of: .pokemon) == [newer])
      #expect(try await cache.parts(having: "p", of: .pokemon).flatMap(\.rows) == [])
      #expect(try await store.pages(of: .pokemon) == [page])
      #expect(try await cache.description(of: place, language: "en") == held)
    }
    #expect(warnings.all == [.cacheUnwritable(path: path, reason: .denied)])
    chmod(folder.path, 0o755)
  }

  @Test func writesThatFailAtOnceAreAllKept() async throws {
    let cache = cache(RefusingCache(with: unwritable))
    await withTaskGroup { group in
      for number in 1...20 {
        group.addTask {
          let part = Samples.part(.page(number), ["\(number)"])
          await #expect(throws: Never.self) {
            try await cache.replace([part], confirming: [:], of: .pokemon)
          }
        }
      }
    }
    #expect(
      try await cache.pages(of: .pokemon).map(\.part) == (1...20).map(CatalogPart.page))
    #expect(warnings.all == [.cacheUnwritable(path: "x", reason: .noSpace)])
  }

  @Test(arguments: [RefusingCache.Moment.read, .write])
  func aWriteThatSucceedsMeanwhileIsKept(_ moment: RefusingCache.Moment) async throws {
    let store = RefusingCache(refusing: .whole, with: unwritable)
    let cache = cache(store)
    let before = Samples.part(.page(1), at: 100, ["old"])
    try await cache.replace([before], confirming: [:], of: .pokemon)
    let writes = [[Samples.whole], [page]]
    // The first that begins fails where the other is stored while what is held is read.
    let (first, second) = moment == .read ? (writes[0], writes[1]) : (writes[1], writes[0])
    await store.happen(at: moment) { () async throws(DataError) in
      try await cache.replace(second, confirming: [:], of: .pokemon)
    }
    try await cache.replace(first, confirming: [:], of: .pokemon)
    #expect(try await cache.part(.whole, of: .pokemon) == Samples.whole)
    #expect(try await cache.pages(of: .pokemon) == [page])
    #expect(try await store.pages(of: .pokemon) == [page])
  }

  @Test func whileAnotherProgramWritesAWriteFailsAlone() async throws {
    let busy = DataError.unwritable(path: "x", reason: .busy)
    let store = RefusingCache(refusing: .whole, with: busy)
    let cache = cache(store)
    await #expect(throws: busy) {
      try await cache.replace([Samples.whole], confirming: [:], of: .pokemon)
    }
    await store.relent()
    try await cache.replace([Samples.whole], confirming: [:], of: .pokemon)
    #expect(await store.metadata(of: .pokemon) == [.whole: Samples.whole.metadata])
    #expect(warnings.all == [])
  }

  @Test func whileAnotherProgramWritesADescriptionIsNotKept() async throws {
    let busy = DataError.unwritable(path: "x", reason: .busy)
    let cache = cache(RefusingCache(with: busy))
    let place = Reference(.cities, "1")
    await #expect(throws: busy) {
      try await cache.store(CachedDescription(nil, fetchedAt: 5), of: place, language: "en")
    }
    #expect(try await cache.description(of: place, language: "en") == nil)
    #expect(warnings.all == [])
  }

  @Test func whatIsNoFailureOfAFileIsThrown() async {
    let error = DataError.nothingToUndo
    let cache = cache(RefusingCache(with: error))
    await #expect(throws: error) {
      try await cache.replace([page], confirming: [:], of: .pokemon)
    }
    #expect(warnings.all == [])
  }
}
