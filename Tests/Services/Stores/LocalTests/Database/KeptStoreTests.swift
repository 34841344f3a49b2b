import ContractMocks
import Contracts
import Database
import Domain
import TestSupport
import Testing

@testable import Local

/// What favorites are kept with outlives the cache, and nothing else does.
@Suite struct KeptStoreTests {
  private typealias Samples = CacheSamples
  private let folder = TemporaryFolder()
  private var path: String { folder.file("data/kept.sqlite") }
  private let favorites = InMemoryFavoritesDataManager()
  private let warnings = Recorder<StoreWarning>()
  private let one = Reference(.pokemon, "1")

  /// The store over a cache: by default one that was deleted.
  private func store(
    over cache: any CacheDataManager = InMemoryCacheDataManager()
  ) -> KeptStore {
    storeOfAll(over: cache).showing(favorites)
  }

  /// The same store, which shows what is kept of removed favorites too.
  private func storeOfAll(over cache: any CacheDataManager) -> KeptStore {
    KeptStore(
      path: path, over: cache, catalogs: [.pokemon], languages: ["en", "es"],
      clock: { 1_769_903_999 }, warn: warnings.record)
  }

  private func star() async throws {
    _ = try await favorites.add([
      Favorite(reference: one, title: "One", position: nil, added: 1)
    ])
  }

  private func cache(_ parts: CachedPart...) async throws -> any CacheDataManager {
    let cache: any CacheDataManager = InMemoryCacheDataManager()
    try await cache.replace(parts, confirming: [:], of: .pokemon)
    return cache
  }

  @Test func whatARowKnowsIsKeptUntilItsOwnAnswerComes() async throws {
    let held = try await cache(Samples.part(.whole, at: 7, ["1", "2"]))
    try await store(over: held).keep([one])
    try await star()
    let row = CachedPart(
      .entity("1"), CacheMetadata(fetchedAt: 7, isPartial: true), rows: [Samples.row("1")])
    #expect(try await store().parts(having: "1", of: .pokemon) == [row])
    #expect(try await store().parts(having: "2", of: .pokemon) == [])
    let own = Samples.part(.entity("1"), at: 9, ["1"], "all of 1")
    try await store(over: held).replace([own], confirming: [:], of: .pokemon)
    let kept = try #require(try await store().parts(having: "1", of: .pokemon).first)
    #expect(kept.metadata == own.metadata)
    #expect(kept.rows == [Samples.row("1", "all of 1"), Samples.row("1")])
    #expect(TestFiles.mode(of: path) == "600")
  }

  @Test func ofWhatIsNoFavoriteNothingIsShownUntilItIsBack() async throws {
    try await store(over: cache(Samples.part(.whole, ["1"]))).keep([one])
    let described = CachedDescription(Samples.description, fetchedAt: 5)
    try await store(over: InMemoryCacheDataManager([one: ["es": described]])).keep([one])
    try await star()
    #expect(try await store().parts(having: "1", of: .pokemon).count == 1)
    #expect(try await store().description(of: one, language: "es") == described)
    #expect(try await store().description(of: one, language: "en") == nil)
    _ = try await favorites.remove([one])
    #expect(try await store().parts(having: "1", of: .pokemon) == [])
    #expect(try await store().description(of: one, language: "es") == nil)
    _ = try await favorites.undo()
    #expect(try await store().parts(having: "1", of: .pokemon).count == 1)
    #expect(try await store().description(of: one, language: "es") == described)
  }

  /// A hundred changes can be undone.
  @Test func whatNoUndoBringsBackLeavesTheFile() async throws {
    let all = storeOfAll(over: try await cache(Samples.part(.whole, ["1"], "a body to find")))
    let kept = FavoritesStore(
      path: folder.file("favorites.sqlite"), keeping: [all], catalogs: [.pokemon], clock: { 0 },
      warn: warnings.record)
    let store = all.showing(kept)
    let favorite = Favorite(reference: one, title: "One", position: nil, added: 1)
    _ = try await kept.add([favorite])
    let described = CachedDescription(Samples.description, fetchedAt: 5)
    try await store.store(described, of: one, language: "en")
    _ = try await kept.remove([one])
    for number in 2...51 {
      #expect(await store.references() == [one])
      let other = Favorite(
        reference: Reference(.pokemon, "\(number)"), title: "Other", position: nil, added: 1)
      _ = try await kept.add([other])
      _ = try await kept.remove([other.reference])
    }
    #expect(await store.references() == [])
    for file in folder.names(in: folder.file("data")) {
      #expect(try !TestFiles.contains("a body to find", in: folder.file("data/" + file)), "\(file)")
    }
    #expect(warnings.all == [])
  }

  @Test func allThatIsKeptIsShownWhereThatIsAskedFor() async throws {
    let store = store(over: try await cache(Samples.part(.whole, ["1"])))
    try await store.keep([one])
    let later = storeOfAll(over: InMemoryCacheDataManager())
    #expect(try await later.showing(favorites).parts(having: "1", of: .pokemon) == [])
    #expect(try await later.parts(having: "1", of: .pokemon).count == 1)
  }

  @Test func aDescriptionThatComesLaterIsKeptToo() async throws {
    let described = CachedDescription(Samples.description, fetchedAt: 5)
    try await store().store(described, of: one, language: "en")
    try await star()
    #expect(try await store().description(of: one, language: "en") == nil)
    try await store().store(described, of: one, language: "en")
    #expect(try await store().description(of: one, language: "en") == described)
  }

  @Test func theCacheAnswersFirst() async throws {
    try await store(over: cache(Samples.part(.whole, ["1"], "old"))).keep([one])
    try await star()
    let own = Samples.part(.entity("1"), ["1"], "new")
    let held = try await cache(own)
    #expect(try await store(over: held).parts(having: "1", of: .pokemon) == [own])
    #expect(try await store(over: held).parts([.entity("1")], of: .pokemon) == [own])
    #expect(try await store(over: held).metadata(of: .pokemon) == [own.part.key: own.metadata])
  }

  @Test func whereNothingIsHeldThereIsNoFile() async throws {
    try await store().keep([one])
    #expect(TestFiles.mode(of: path) == nil)
  }

  @Test func aDamagedFileIsSetAsideAndSaidOnce() async throws {
    let held = try await cache(Samples.part(.whole, ["1"]))
    try await store(over: held).keep([one])
    try TestFiles.write(String(repeating: "no database ", count: 1_000), to: path)
    try await star()
    let store = store(over: InMemoryCacheDataManager())
    #expect(try await store.parts(having: "1", of: .pokemon) == [])
    #expect(try await store.parts(having: "1", of: .pokemon) == [])
    let aside = path + ".corrupt-20260131-235959"
    #expect(warnings.all == [.cacheQuarantined(path: path, as: aside, because: .damaged)])
    #expect(try TestFiles.contains("no database", in: aside))
    try await self.store(over: held).keep([one])
    #expect(try await self.store().parts(having: "1", of: .pokemon).count == 1)
  }
}

/// Whoever is told of a new favorite can rely on what is kept with it.
@Suite struct KeptFavoritesTests {
  private let folder = TemporaryFolder()
  private let favorite = Favorite(
    reference: Reference(.people, "1"), title: "One", position: nil, added: 1)

  private func store(_ kept: MockKeptDataManager) -> FavoritesStore {
    FavoritesStore(
      path: folder.file("favorites.sqlite"), keeping: [kept], catalogs: [.people], clock: { 0 },
      warn: { _ in })
  }

  @Test func whatIsKnownIsKeptFirst() async throws {
    let kept = MockKeptDataManager()
    let favorites = store(kept)
    #expect(try await favorites.add([favorite]) == [favorite.reference])
    #expect(kept.kept == [favorite.reference])
    #expect(try await favorites.remove([favorite.reference]) == [favorite])
    #expect(try await favorites.undo() == .restored([favorite]))
    #expect(kept.kept == [favorite.reference])
  }

  @Test func whatCantBeKeptIsNoFavorite() async throws {
    let error = DataError.unwritable(path: "kept.sqlite", reason: .noSpace)
    let favorites = store(MockKeptDataManager(error: error))
    await #expect(throws: error) { try await favorites.add([favorite]) }
    #expect(try await favorites.all() == [])
  }
}
