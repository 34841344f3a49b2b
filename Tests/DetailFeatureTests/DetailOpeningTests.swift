import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import DetailFeature

/// Cached first, then fresh, as a detail does it.
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
  private static let offline = DataError.service(.people, .offline)

  /// What is cached, what the service says, and what comes of it.
  private typealias Way = (
    part: PartStatus, cached: [Town], remote: Remote.Answer, policy: CachePolicy,
    steps: [Loaded<DetailAnswer>]
  )

  private static let ways: [Way] = [
    (stale, [old], result([new]), .ifDue, [.cached(stored), .final(fetched)]),
    // What is only a part of the program is shown and then fresh.
    (missing, [old], result([new]), .ifDue, [.cached(answer(old, .embedded)), .final(fetched)]),
    (stale, [old], .failure(offline), .ifDue, [.cached(stored), .final(stored)]),
    (stale, [old], .failure(offline), .always, [.cached(stored), .failed(offline)]),
    (missing, [], result([new]), .ifDue, [.final(fetched)]),
    (missing, [], result([]), .ifDue, [.failed(.notFound(.harbor))]),
    // What comes with a list is looked for where that was never fetched, and only there.
    (PartStatus(.whole, nil), [], result([new], of: .whole), .ifDue, [.final(fetched)]),
    (PartStatus(.whole, nil), [], result([], of: .whole), .ifDue, [.failed(.notFound(.harbor))]),
    (
      PartStatus(.whole, CacheMetadata(fetchedAt: 900)), [], result([new], of: .whole), .ifDue,
      [.failed(.notFound(.harbor))]
    ),
  ]

  @Test(arguments: ways.indices)
  func whatIsCachedComesFirstAndTheServiceSecond(_ index: Int) async {
    let way = Self.ways[index]
    let local = MockLocalDataManager(way.cached.map { .init($0) }, parts: [way.part])
    #expect(await steps(local, Remote(way.remote, timeToLive: 100), way.policy) == way.steps)
  }

  @Test func aStoreThatCanNotBeReadFails() async {
    let error = DataError.unreadable(path: "db", reason: .denied)
    let local = MockLocalDataManager<Town>([], parts: [Self.stale], error: error)
    #expect(await steps(local, Remote()) == [.failed(error)])
  }

  @Test func whatOnlyAddsComesLastAndMayFail() async {
    let extra = PartStatus(.categories, nil)
    let remote = Remote(Self.result([Self.new]), .failure(.broken), timeToLive: 100)
    let local = MockLocalDataManager([.init(Self.old)], parts: [extra, Self.stale])
    #expect(
      await steps(local, remote) == [
        .cached(Self.stored), .cached(Self.fetched), .final(Self.fetched),
      ])
    #expect(remote.calls.map(\.part) == [Self.part, .categories])
  }

  private static func result(
    _ towns: [Town], of part: CatalogPart = part
  ) -> Remote.Answer {
    .success(FetchResult(part, items: towns, metadata: CacheMetadata(fetchedAt: 1_000)))
  }

  private func steps(
    _ local: MockLocalDataManager<Town>, _ remote: Remote, _ policy: CachePolicy = .ifDue
  ) async -> [Loaded<DetailAnswer>] {
    let source = CatalogSource(local: local, remote: remote, clock: { 1_000 })
    return await DetailInteractor(source).open("1", policy).all()
  }

  private static func answer(_ town: Town, _ provenance: Provenance) -> DetailAnswer {
    DetailAnswer(title: town.name, facts: town.facts, provenance: provenance)
  }
}
