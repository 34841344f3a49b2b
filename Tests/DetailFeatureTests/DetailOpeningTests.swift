import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import DetailFeature

/// What is held first, the service second: each way an answer can take.
@Suite struct DetailOpeningTests {
  typealias Remote = MockRemoteDataManager<Town>

  static let part = CatalogPart.entity("1")
  static let old = Town(id: "1", name: "Harbor", coordinate: .harbor, isPlaced: false)
  static let new = Town(
    id: "1", name: "New Harbor", coordinate: .harbor, population: 9, isPlaced: false)
  static let broken = DataError.service(.people, .status(500))

  /// The present is 1,000; what is younger than 100 s is good.
  static let stale = PartStatus(part, Stamp(fetchedAt: 900, validators: Validators(etag: "a")))
  static let young = PartStatus(part, Stamp(fetchedAt: 901))
  static let delivery = Delivery(part, items: [new], stamp: Stamp(fetchedAt: 1_000))

  private static let stored = answer(old, Provenance(.cached, fetchedAt: 900))
  private static let youngOne = answer(old, Provenance(.cached, fetchedAt: 901))
  private static let fetched = answer(new, Provenance(.fresh, fetchedAt: 1_000))
  private static let confirmed = Delivery<Town>(part, items: nil, stamp: Stamp(fetchedAt: 1_000))
  private static let empty = Delivery<Town>(part, items: [], stamp: Stamp(fetchedAt: 1_000))
  private static let offline = DataError.service(.people, .offline)

  /// What is held, what the service says, and what comes of it.
  private typealias Way = (
    part: PartStatus, held: [Town], remote: Remote.Answer, demand: Demand,
    steps: [Loaded<DetailAnswer>]
  )

  private static let ways: [Way] = [
    // What is stale, or only a part of the program, is shown and then fresh.
    (stale, [old], .success(delivery), .ifDue, [.held(stored), .settled(fetched)]),
    (
      PartStatus(part, nil), [old], .success(delivery), .ifDue,
      [.held(answer(old, .embedded)), .settled(fetched)]
    ),
    // What is young is not asked for, unless all is to be.
    (young, [old], .success(delivery), .ifDue, [.settled(youngOne)]),
    (
      young, [old], .success(confirmed), .always,
      [.held(youngOne), .settled(answer(old, Provenance(.fresh, fetchedAt: 1_000)))]
    ),
    // A failure is said; offline what is held is good enough, unless all was to be asked for.
    (stale, [old], .failure(broken), .ifDue, [.held(stored), .failed(broken)]),
    (stale, [old], .failure(offline), .ifDue, [.held(stored), .settled(stored)]),
    (stale, [old], .failure(offline), .always, [.held(stored), .failed(offline)]),
    // Nothing is held.
    (PartStatus(part, nil), [], .success(delivery), .ifDue, [.settled(fetched)]),
    (PartStatus(part, nil), [], .failure(broken), .ifDue, [.failed(broken)]),
    (PartStatus(part, nil), [], .failure(offline), .ifDue, [.failed(offline)]),
    (PartStatus(part, nil), [], .success(empty), .ifDue, [.failed(.notFound(.harbor))]),
  ]

  @Test(arguments: ways.indices)
  func whatIsHeldComesFirstAndTheServiceSecond(_ index: Int) async {
    let way = Self.ways[index]
    #expect(
      await steps(local([way.part], held: way.held), remote(way.remote), way.demand) == way.steps)
  }

  @Test func whatIsStaleIsAskedForAndStored() async {
    let (local, remote) = (local([Self.stale]), remote(.success(Self.delivery)))
    _ = await steps(local, remote)
    #expect(remote.calls == [.init(Self.part, Validators(etag: "a"))])
    #expect(local.stored == [[Self.delivery]])
    let (young, idle) = (self.local([Self.young]), self.remote(.success(Self.delivery)))
    _ = await steps(young, idle)
    #expect(idle.calls == [])
  }

  @Test func whatComesWithAListIsLookedForWhereThatWasNeverFetched() async {
    let list = Delivery(.whole, items: [Self.new], stamp: Stamp(fetchedAt: 1_000))
    let remote = remote(.success(list))
    let local = MockLocalDataManager<Town>([], parts: [PartStatus(.whole, nil)])
    #expect(
      await steps(local, remote) == [
        .settled(Self.fetched)
      ])
    #expect(remote.calls == [.init(.whole)])
  }

  @Test func whatAFetchedListDoesNotHaveIsNotThere() async {
    let remote = remote()
    let stale = PartStatus(.whole, Stamp(fetchedAt: 900))
    let local = MockLocalDataManager<Town>([], parts: [stale])
    #expect(await steps(local, remote) == [.failed(.notFound(.harbor))])
    #expect(remote.calls == [])
  }

  @Test func aStoreThatCanNotBeReadFails() async {
    let error = DataError.unreadable(path: "db", reason: .denied)
    let local = MockLocalDataManager<Town>([], parts: [Self.stale], error: error)
    #expect(await steps(local, remote(.success(Self.delivery))) == [.failed(error)])
  }

  @Test func whatOnlyAddsComesLastAndMayFail() async {
    let extra = PartStatus(.categories, nil)
    let remote = remote(.success(Self.delivery), .failure(Self.broken))
    #expect(
      await steps(local([extra, Self.stale]), remote) == [
        .held(Self.stored), .held(Self.fetched), .settled(Self.fetched),
      ])
    #expect(remote.calls.map(\.part) == [Self.part, .categories])
  }

  @Test func theAnswerIsGivenUpAtTheDeadline() async {
    let source = CatalogSource(
      local: local([Self.stale]), remote: StuckRemoteDataManager<Town>(), patience: .zero,
      clock: { 1_000 })
    #expect(
      await DetailInteractor(source).open("1", .ifDue).all() == [
        .held(Self.stored), .failed(.service(.people, .timedOut)),
      ])
  }

  @Test func whoLeavesEndsTheRequest() async {
    let remote = StuckRemoteDataManager<Town>()
    let source = CatalogSource(
      local: local([Self.stale]), remote: remote, patience: nil, clock: { 1_000 })
    let interactor = DetailInteractor(source)
    let reader = Task { await interactor.open("1", .ifDue).all() }
    await remote.asked()
    reader.cancel()
    await remote.ended()
    // Who leaves may do so before taking what was held.
    #expect([[], [.held(Self.stored)]].contains(await reader.value))
  }

  private func local(
    _ parts: [PartStatus], held: [Town] = [DetailOpeningTests.old]
  ) -> MockLocalDataManager<Town> {
    MockLocalDataManager(held.map { .init($0) }, parts: parts)
  }

  private func remote(_ first: Remote.Answer? = nil, _ second: Remote.Answer? = nil) -> Remote {
    let offline = Remote.Answer.failure(Self.offline)
    return Remote(first ?? offline, second ?? offline, timeToLive: 100)
  }

  private func steps(
    _ local: MockLocalDataManager<Town>, _ remote: Remote, _ demand: Demand = .ifDue
  ) async -> [Loaded<DetailAnswer>] {
    let source = CatalogSource(local: local, remote: remote, clock: { 1_000 })
    return await DetailInteractor(source).open("1", demand).all()
  }

  private static func answer(_ town: Town, _ provenance: Provenance) -> DetailAnswer {
    DetailAnswer(title: town.name, facts: town.facts, provenance: provenance)
  }
}
