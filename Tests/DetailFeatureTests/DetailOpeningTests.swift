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

  @Test func withinItsTimeNothingIsAsked() async {
    let remote = remote(.success(Self.delivery))
    #expect(
      await steps(local([Self.young]), remote) == [
        .settled(answer(Self.old, Provenance(.cached, fetchedAt: 901)))
      ])
    #expect(remote.calls == [])
  }

  @Test func whatIsStaleIsShownAndThenFresh() async {
    let local = local([Self.stale])
    let remote = remote(.success(Self.delivery))
    #expect(
      await steps(local, remote) == [
        .held(answer(Self.old, Provenance(.cached, fetchedAt: 900))),
        .settled(answer(Self.new, Provenance(.fresh, fetchedAt: 1_000))),
      ])
    #expect(remote.calls == [.init(Self.part, Validators(etag: "a"))])
    #expect(local.stored == [[Self.delivery]])
  }

  @Test func whatIsEmbeddedIsShownBeforeItsFirstFetch() async {
    #expect(
      await steps(local([PartStatus(Self.part, nil)]), remote(.success(Self.delivery))) == [
        .held(answer(Self.old, .embedded)),
        .settled(answer(Self.new, Provenance(.fresh, fetchedAt: 1_000))),
      ])
  }

  @Test func forcedItAsksHoweverYoungThatIs() async {
    let confirmed = Delivery<Town>(Self.part, items: nil, stamp: Stamp(fetchedAt: 1_000))
    #expect(
      await steps(local([Self.young]), remote(.success(confirmed)), .always) == [
        .held(answer(Self.old, Provenance(.cached, fetchedAt: 901))),
        .settled(answer(Self.old, Provenance(.fresh, fetchedAt: 1_000))),
      ])
  }

  @Test func heldThenFailed() async {
    let local = local([Self.stale])
    #expect(
      await steps(local, remote(.failure(Self.broken))) == [
        .held(answer(Self.old, Provenance(.cached, fetchedAt: 900))), .failed(Self.broken),
      ])
    #expect(local.stored == [])
  }

  @Test func offlineWhatIsHeldIsGoodEnough() async {
    let held = answer(Self.old, Provenance(.cached, fetchedAt: 900))
    #expect(await steps(local([Self.stale]), remote()) == [.held(held), .settled(held)])
  }

  @Test func offlineThatIsNotEnoughForWhoWantsItAsked() async {
    let held = answer(Self.old, Provenance(.cached, fetchedAt: 900))
    #expect(
      await steps(local([Self.stale]), remote(), .always) == [
        .held(held), .failed(.service(.people, .offline)),
      ])
  }

  @Test func nothingAndFetched() async {
    let local = local([PartStatus(Self.part, nil)], held: [])
    #expect(
      await steps(local, remote(.success(Self.delivery))) == [
        .settled(answer(Self.new, Provenance(.fresh, fetchedAt: 1_000)))
      ])
  }

  @Test(arguments: [
    DetailOpeningTests.broken, .service(.people, .offline), .notFound(.harbor),
  ])
  func nothingAndFailed(error: DataError) async {
    let local = local([PartStatus(Self.part, nil)], held: [])
    #expect(await steps(local, remote(.failure(error))) == [.failed(error)])
  }

  @Test func nothingAndTheServiceHasNoSuchEntity() async {
    let local = local([PartStatus(Self.part, nil)], held: [])
    let empty = Delivery<Town>(Self.part, items: [], stamp: Stamp(fetchedAt: 1_000))
    #expect(await steps(local, remote(.success(empty))) == [.failed(.notFound(.harbor))])
  }

  @Test func whatComesWithAListIsLookedForWhereThatWasNeverFetched() async {
    let list = Delivery(.whole, items: [Self.new], stamp: Stamp(fetchedAt: 1_000))
    let remote = remote(.success(list))
    let local = MockLocalDataManager<Town>([], parts: [PartStatus(.whole, nil)], entityParts: [])
    #expect(
      await steps(local, remote) == [
        .settled(answer(Self.new, Provenance(.fresh, fetchedAt: 1_000)))
      ])
    #expect(remote.calls == [.init(.whole)])
  }

  @Test func whatAFetchedListDoesNotHaveIsNotThere() async {
    let remote = remote()
    let stale = PartStatus(.whole, Stamp(fetchedAt: 900))
    let local = MockLocalDataManager<Town>([], parts: [stale], entityParts: [])
    #expect(await steps(local, remote) == [.failed(.notFound(.harbor))])
    #expect(remote.calls == [])
  }

  @Test func aStoreThatCanNotBeReadFails() async {
    let error = DataError.unreadable(path: "db", reason: .denied)
    let local = MockLocalDataManager<Town>([], parts: [Self.stale], error: error)
    #expect(await steps(local, remote(.success(Self.delivery))) == [.failed(error)])
  }

  @Test func whatOnlyAddsComesLastAndMayFail() async {
    let extra = PartStatus(.categories, nil, isEssential: false)
    let remote = remote(.success(Self.delivery), .failure(Self.broken))
    let fresh = answer(Self.new, Provenance(.fresh, fetchedAt: 1_000))
    #expect(
      await steps(local([extra, Self.stale]), remote) == [
        .held(answer(Self.old, Provenance(.cached, fetchedAt: 900))), .held(fresh),
        .settled(fresh),
      ])
    #expect(remote.calls.map(\.part) == [Self.part, .categories])
  }

  @Test func theAnswerIsGivenUpAtTheDeadline() async {
    let held = answer(Self.old, Provenance(.cached, fetchedAt: 900))
    let source = CatalogSource(
      local: local([Self.stale]), remote: StuckRemoteDataManager<Town>(), patience: .zero,
      clock: { 1_000 })
    #expect(
      await DetailInteractor(source).open("1", .ifDue).all() == [
        .held(held), .failed(.service(.people, .timedOut)),
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
    let held = answer(Self.old, Provenance(.cached, fetchedAt: 900))
    #expect([[], [.held(held)]].contains(await reader.value))
  }

  private func local(
    _ parts: [PartStatus], held: [Town] = [DetailOpeningTests.old]
  ) -> MockLocalDataManager<Town> {
    MockLocalDataManager(held.map { .init($0) }, parts: parts)
  }

  private func remote(_ first: Remote.Answer? = nil, _ second: Remote.Answer? = nil) -> Remote {
    let offline = Remote.Answer.failure(.service(.people, .offline))
    return Remote(first ?? offline, second ?? offline, timeToLive: 100)
  }

  private func steps(
    _ local: MockLocalDataManager<Town>, _ remote: Remote, _ demand: Demand = .ifDue
  ) async -> [Loaded<DetailAnswer>] {
    let source = CatalogSource(local: local, remote: remote, clock: { 1_000 })
    return await DetailInteractor(source).open("1", demand).all()
  }

  private func answer(_ town: Town, _ provenance: Provenance) -> DetailAnswer {
    DetailAnswer(title: town.name, facts: town.facts, provenance: provenance)
  }
}
