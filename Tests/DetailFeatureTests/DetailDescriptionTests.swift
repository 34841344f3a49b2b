import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import DetailFeature

/// The description of a city: it comes beside the facts, and never instead of them.
@Suite struct DetailDescriptionTests {
  static let broken = DataError.service(.wikipedia, .status(500))
  static let unreadable = DataError.unreadable(path: "db", reason: .denied)

  /// The present is 1,000; what is younger than 100 s is good.
  static let stale = CachedDescription(.harbor, fetchedAt: 900)
  static let young = CachedDescription(.harbor, fetchedAt: 901)

  private static let new = PlaceDescription(text: "A town.", source: .article, language: "es")
  private static let offline = DataError.service(.wikipedia, .offline)
  private static let known = answer(.known(.harbor))
  private static let unknown = answer(.unknown(nil))

  /// What is held, what the encyclopedia says, and what comes of it.
  private typealias Way = (
    held: CachedDescription?, remote: Result<PlaceDescription?, DataError>, policy: CachePolicy,
    steps: [Loaded<DetailAnswer>]
  )

  private static let ways: [Way] = [
    (young, .success(new), .ifDue, [.final(known)]),
    (young, .success(nil), .always, [.cached(known), .final(answer(.nothing))]),
    (stale, .success(new), .ifDue, [.cached(known), .final(answer(.known(new)))]),
    // A failure keeps the stale one; offline that is not enough for who wanted it asked for.
    (stale, .failure(broken), .ifDue, [.cached(known), .final(known)]),
    (stale, .failure(offline), .ifDue, [.cached(known), .final(known)]),
    (stale, .failure(offline), .always, [.cached(known), .failed(offline)]),
    // With nothing held it is said beside the facts.
    (nil, .failure(broken), .ifDue, [.cached(unknown), .final(answer(.unknown(broken)))]),
    (nil, .failure(offline), .ifDue, [.cached(unknown), .final(answer(.unknown(offline)))]),
  ]

  @Test(arguments: ways.indices)
  func theStoreComesFirstAndTheEncyclopediaSecond(_ index: Int) async {
    let way = Self.ways[index]
    let cache = way.held.map(cache) ?? MockDescriptionCache()
    let before = await cache.descriptions
    let remote = MockDescriptionDataManager(way.remote, timeToLive: 100)
    #expect(await steps(cache, remote, way.policy) == way.steps)
    // What failed is not stored.
    if case .failure = way.remote { #expect(await cache.descriptions == before) }
    if way.steps == [.final(Self.known)] { #expect(remote.calls == []) }
  }

  @Test func aMissingOneIsAskedForAndStored() async {
    let cache = MockDescriptionCache()
    let remote = MockDescriptionDataManager(.success(.harbor), timeToLive: 100)
    #expect(await steps(cache, remote) == [.cached(Self.unknown), .final(Self.known)])
    #expect(remote.calls == [.init("Harbor", .harbor, "es")])
    #expect(
      await cache.descriptions == [
        .init(.harbor, "es"): CachedDescription(.harbor, fetchedAt: 1_000)
      ])
  }

  @Test func oneInTheOtherLanguageIsBetterThanNone() async {
    let english = PlaceDescription(text: "A town.", source: .article, language: "en")
    let cache = MockDescriptionCache([
      .init(.harbor, "en"): CachedDescription(english, fetchedAt: 900)
    ])
    let remote = MockDescriptionDataManager(
      .failure(.service(.wikipedia, .offline)), timeToLive: 100)
    #expect(
      await steps(cache, remote) == [
        .cached(Self.answer(.unknown(nil))), .final(Self.answer(.known(english))),
      ])
  }

  @Test func thatNothingIsKnownIsStored() async {
    let cache = MockDescriptionCache()
    let remote = MockDescriptionDataManager(.success(nil), timeToLive: 100)
    #expect(
      await steps(cache, remote) == [
        .cached(Self.answer(.unknown(nil))), .final(Self.answer(.nothing)),
      ])
    #expect(await steps(cache, remote) == [.final(Self.answer(.nothing))])
    #expect(remote.calls.count == 1)
  }

  @Test func aStoreThatFailsKeepsNothingFromBeingShown() async {
    let cache = MockDescriptionCache(error: Self.unreadable)
    let remote = MockDescriptionDataManager(.success(.harbor), timeToLive: 100)
    #expect(
      await steps(cache, remote) == [
        .cached(Self.answer(.unknown(Self.unreadable))), .final(Self.answer(.known(.harbor))),
      ])
  }

  @Test func whatHasNoPlaceIsNotAskedAbout() async {
    let remote = MockDescriptionDataManager(.success(.harbor), timeToLive: 100)
    let town = Town(id: "1", name: "Harbor", coordinate: .harbor, isPlaced: false)
    #expect(
      await steps(MockDescriptionCache(), remote, town: town) == [
        .final(Self.answer(.unknown(nil), town))
      ])
    #expect(remote.calls == [])
  }

  @Test func anEntityThatWasFetchedIsAskedAboutThen() async {
    let part = CatalogPart.entity("1")
    let result = FetchResult(part, items: [Town.harbor], metadata: CacheMetadata(fetchedAt: 1_000))
    let source = CatalogSource(
      local: MockLocalDataManager<Town>([], parts: [PartStatus(part, nil)]),
      remote: MockRemoteDataManager(.success(result)), clock: { 1_000 })
    let remote = MockDescriptionDataManager(.success(.harbor), timeToLive: 100)
    let fresh = Provenance(.fresh, fetchedAt: 1_000)
    #expect(
      await steps(source, descriptions(MockDescriptionCache(), remote)) == [
        .cached(Self.answer(.unknown(nil), provenance: fresh)),
        .final(Self.answer(.known(.harbor), provenance: fresh)),
      ])
  }

  @Test func aYoungOneIsNotAskedForWithWhatElseIsDue() async {
    let part = PartStatus(.categories, nil)
    let source = CatalogSource(
      local: MockLocalDataManager([.init(Town.harbor)], parts: [part]),
      remote: MockRemoteDataManager(.failure(Self.broken)), clock: { 1_000 })
    let remote = MockDescriptionDataManager(.success(nil), timeToLive: 100)
    #expect(
      await steps(source, descriptions(cache(Self.young), remote)) == [
        .cached(Self.known), .final(Self.known),
      ])
    #expect(remote.calls == [])
  }

  private func cache(_ held: CachedDescription) -> MockDescriptionCache {
    MockDescriptionCache([.init(.harbor, "es"): held])
  }

  private func descriptions(
    _ cache: MockDescriptionCache, _ remote: MockDescriptionDataManager
  ) -> DescriptionSource {
    DescriptionSource(cache: cache, remote: remote, language: "es", clock: { 1_000 })
  }

  private func steps(
    _ cache: MockDescriptionCache, _ remote: MockDescriptionDataManager,
    _ policy: CachePolicy = .ifDue,
    town: Town = .harbor
  ) async -> [Loaded<DetailAnswer>] {
    await steps(DetailInteractor.holding(town), descriptions(cache, remote), policy)
  }

  private func steps(
    _ source: CatalogSource<Town>, _ descriptions: DescriptionSource, _ policy: CachePolicy = .ifDue
  ) async -> [Loaded<DetailAnswer>] {
    await DetailInteractor(source, descriptions: descriptions).open("1", policy).all()
  }

  private static func answer(
    _ description: DetailDescription, _ town: Town = .harbor, provenance: Provenance = .embedded
  ) -> DetailAnswer {
    DetailAnswer(
      title: town.name, facts: town.facts, description: description, provenance: provenance)
  }
}
