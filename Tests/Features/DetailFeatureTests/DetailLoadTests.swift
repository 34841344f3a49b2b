import ContractMocks
import Contracts
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
    (nil, .success(.harbor), .ifDue, [.cached(unknown), .final(known)]),
    (nil, .success(nil), .ifDue, [.cached(unknown), .final(answer(.nothing))]),
    (CachedDescription(nil, fetchedAt: 901), .success(new), .ifDue, [.final(answer(.nothing))]),
  ]

  @Test(arguments: ways.indices)
  func theStoreComesFirstAndTheEncyclopediaSecond(_ index: Int) async throws {
    let way = Self.ways[index]
    let cache = way.held.map(cache) ?? InMemoryCacheDataManager()
    let remote = MockDescriptionDataManager(way.remote, timeToLive: 100)
    #expect(await steps(cache, remote, way.policy) == way.steps)
    let isAsked = way.steps.count > 1
    #expect(remote.calls == (isAsked ? [.init("Harbor", .harbor, "es")] : []))
    // What failed is not stored.
    let fetched =
      isAsked ? try? way.remote.map { CachedDescription($0, fetchedAt: 1_000) }.get() : nil
    #expect(try cache.description(of: .harbor, language: "es") == fetched ?? way.held)
  }

  @Test func oneInTheOtherLanguageIsBetterThanNone() async {
    let english = PlaceDescription(text: "A town.", source: .article, language: "en")
    let cache = InMemoryCacheDataManager([
      .harbor: ["en": CachedDescription(english, fetchedAt: 900)]
    ])
    let remote = MockDescriptionDataManager(
      .failure(.service(.wikipedia, .offline)), timeToLive: 100)
    #expect(
      await steps(cache, remote) == [
        .cached(Self.unknown), .final(Self.answer(.known(english))),
      ])
  }

  @Test func aStoreThatFailsKeepsNothingFromBeingShown() async {
    let cache = InMemoryCacheDataManager(error: Self.unreadable)
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
      await steps(InMemoryCacheDataManager(), remote, town: town) == [
        .final(Self.answer(.unknown(nil), town))
      ])
    #expect(remote.calls == [])
  }

  @Test func anEntityThatWasFetchedIsAskedAboutThen() async {
    let part = CatalogPart.entity("1")
    let metadata = CacheMetadata(fetchedAt: 1_000)
    let result = FetchResult(part, items: [Town.harbor], metadata: metadata)
    let source = CatalogSource(
      local: MockLocalDataManager(
        .holding([], PartStatus(part, nil)), .holding([Town.harbor], PartStatus(part, metadata))),
      remote: MockRemoteDataManager(.success(result)), clock: { 1_000 })
    let remote = MockDescriptionDataManager(.success(.harbor), timeToLive: 100)
    let fresh = Provenance(.fresh, fetchedAt: 1_000)
    #expect(
      await steps(source, descriptions(InMemoryCacheDataManager(), remote)) == [
        .cached(Self.answer(.unknown(nil), provenance: fresh)),
        .final(Self.answer(.known(.harbor), provenance: fresh)),
      ])
  }

  private func cache(_ held: CachedDescription) -> InMemoryCacheDataManager {
    InMemoryCacheDataManager([.harbor: ["es": held]])
  }

  private func descriptions(
    _ cache: InMemoryCacheDataManager, _ remote: MockDescriptionDataManager
  ) -> DescriptionSource {
    DescriptionSource(cache: cache, remote: remote, language: "es", clock: { 1_000 })
  }

  private func steps(
    _ cache: InMemoryCacheDataManager, _ remote: MockDescriptionDataManager,
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

/// Cached first, then fresh, as a detail does it; the rule itself is in `CatalogLoadTests`.
@Suite struct DetailOpeningTests {
  typealias Remote = MockRemoteDataManager<Town>

  static let part = CatalogPart.entity("1")
  static let old = Town(id: "1", name: "Harbor", coordinate: .harbor, isPlaced: false)
  static let new = Town(
    id: "1", name: "New Harbor", coordinate: .harbor, population: 9, isPlaced: false)

  /// The present is 1,000; what is younger than 100 s is good.
  static let stale = PartStatus(part, CacheMetadata(fetchedAt: 900))
  static let missing = PartStatus(part, nil)

  private static let stored = answer(old, Provenance(.cached, fetchedAt: 900))
  private static let fetched = answer(new, Provenance(.fresh, fetchedAt: 1_000))

  /// What is cached, what the service has of the same part, and what comes of it.
  private typealias Way = (
    part: PartStatus, cached: [Town], fetched: [Town], steps: [Loaded<DetailAnswer>]
  )

  private static let ways: [Way] = [
    (stale, [old], [new], [.cached(stored), .final(fetched)]),
    // What is only a part of the program is shown and then fresh.
    (missing, [old], [new], [.cached(answer(old, .embedded)), .final(fetched)]),
    (missing, [], [new], [.final(fetched)]),
    (missing, [], [], [.failed(.notFound(.harbor))]),
    // What comes with a list is looked for where that was never fetched, and only there.
    (PartStatus(.whole, nil), [], [new], [.final(fetched)]),
    (PartStatus(.whole, nil), [], [], [.failed(.notFound(.harbor))]),
    (
      PartStatus(.whole, CacheMetadata(fetchedAt: 900)), [], [new],
      [.failed(.notFound(.harbor))]
    ),
  ]

  @Test(arguments: ways.indices)
  func whatIsCachedComesFirstAndTheServiceSecond(_ index: Int) async {
    let way = Self.ways[index]
    let fetched = PartStatus(way.part.part, CacheMetadata(fetchedAt: 1_000))
    let local = MockLocalDataManager(
      .holding(way.cached, way.part), .holding(way.fetched, fetched))
    let result = FetchResult(
      way.part.part, items: way.fetched, metadata: CacheMetadata(fetchedAt: 1_000))
    let source = CatalogSource(
      local: local, remote: Remote(.success(result), timeToLive: 100), clock: { 1_000 })
    #expect(await DetailInteractor(source).open("1", .ifDue).all() == way.steps)
  }

  /// A list that was never fetched is not asked for an entity that a service has by itself.
  @Test func whatIsFetchedAloneIsNotLookedForInLists() async {
    let page = MockPage<Town>(
      matches: [], total: 0, parts: [Self.missing, PartStatus(.whole, nil)])
    let remote = Remote(
      .success(FetchResult(Self.part, items: [], metadata: CacheMetadata(fetchedAt: 1_000))))
    let source = CatalogSource(
      local: MockLocalDataManager(.success(page)), remote: remote, clock: { 1_000 })
    _ = await DetailInteractor(source).open("1", .ifDue).all()
    #expect(remote.calls == [.init(Self.part)])
  }

  private static func answer(_ town: Town, _ provenance: Provenance) -> DetailAnswer {
    DetailAnswer(title: town.name, facts: town.facts, provenance: provenance)
  }
}

extension Result<MockPage<Town>, DataError> {
  /// What is held of a part.
  fileprivate static func holding(_ towns: [Town], _ part: PartStatus) -> Self {
    let provenance = part.metadata.map { Provenance(.cached, fetchedAt: $0.fetchedAt) }
    return .success(
      MockPage(
        matches: towns.map { .init($0) }, total: towns.count, parts: [part],
        provenance: provenance ?? .embedded))
  }
}
