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

  @Test func aStoredOneIsShown() async {
    let remote = MockDescriptionDataManager(timeToLive: 100)
    #expect(await steps(cache(Self.young), remote) == [.settled(answer(.known(.harbor)))])
    #expect(remote.calls == [])
  }

  @Test func aMissingOneIsAskedForAndStored() async {
    let cache = MockDescriptionCache()
    let remote = MockDescriptionDataManager(.success(.harbor), timeToLive: 100)
    #expect(
      await steps(cache, remote) == [
        .held(answer(.unknown(nil))), .settled(answer(.known(.harbor))),
      ])
    #expect(remote.calls == [.init("Harbor", .harbor, "es")])
    #expect(
      await cache.descriptions == [
        .init(.harbor, "es"): CachedDescription(.harbor, fetchedAt: 1_000)
      ])
  }

  @Test func aStaleOneIsShownUntilThereIsANewOne() async {
    let new = PlaceDescription(text: "A town.", source: .article, language: "es")
    let remote = MockDescriptionDataManager(.success(new), timeToLive: 100)
    #expect(
      await steps(cache(Self.stale), remote) == [
        .held(answer(.known(.harbor))), .settled(answer(.known(new))),
      ])
  }

  @Test func aFailureKeepsTheStaleOne() async {
    let cache = cache(Self.stale)
    let remote = MockDescriptionDataManager(.failure(Self.broken), timeToLive: 100)
    let known = answer(.known(.harbor))
    #expect(await steps(cache, remote) == [.held(known), .settled(known)])
    #expect(await cache.descriptions == [.init(.harbor, "es"): Self.stale])
  }

  @Test func offlineTheStaleOneIsGoodEnoughUnlessAllWasToBeAskedFor() async {
    let offline = DataError.service(.wikipedia, .offline)
    let known = answer(.known(.harbor))
    for (demand, last) in [(Demand.ifDue, .settled(known)), (.always, .failed(offline))]
      as [(Demand, Loaded<DetailAnswer>)]
    {
      let remote = MockDescriptionDataManager(.failure(offline), timeToLive: 100)
      #expect(await steps(cache(Self.stale), remote, demand) == [.held(known), last])
    }
  }

  @Test(arguments: [DetailDescriptionTests.broken, .service(.wikipedia, .offline)])
  func aFailureWithNothingHeldIsSaidBesideTheFacts(error: DataError) async {
    let cache = MockDescriptionCache()
    let remote = MockDescriptionDataManager(.failure(error), timeToLive: 100)
    #expect(
      await steps(cache, remote) == [
        .held(answer(.unknown(nil))), .settled(answer(.unknown(error))),
      ])
    #expect(await cache.descriptions == [:])
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
        .held(answer(.unknown(nil))), .settled(answer(.known(english))),
      ])
  }

  @Test func thatNothingIsKnownIsStored() async {
    let cache = MockDescriptionCache()
    let remote = MockDescriptionDataManager(.success(nil), timeToLive: 100)
    #expect(
      await steps(cache, remote) == [.held(answer(.unknown(nil))), .settled(answer(.nothing))])
    #expect(await steps(cache, remote) == [.settled(answer(.nothing))])
    #expect(remote.calls.count == 1)
  }

  @Test func forcedItIsAskedForAgain() async {
    let remote = MockDescriptionDataManager(.success(nil), timeToLive: 100)
    #expect(
      await steps(cache(Self.young), remote, .always) == [
        .held(answer(.known(.harbor))), .settled(answer(.nothing)),
      ])
  }

  @Test func aStoreThatFailsKeepsNothingFromBeingShown() async {
    let cache = MockDescriptionCache(error: Self.unreadable)
    let remote = MockDescriptionDataManager(.success(.harbor), timeToLive: 100)
    #expect(
      await steps(cache, remote) == [
        .held(answer(.unknown(Self.unreadable))), .settled(answer(.known(.harbor))),
      ])
  }

  @Test func whatHasNoPlaceIsNotAskedAbout() async {
    let remote = MockDescriptionDataManager(.success(.harbor), timeToLive: 100)
    let town = Town(id: "1", name: "Harbor", coordinate: .harbor, isPlaced: false)
    #expect(
      await steps(MockDescriptionCache(), remote, town: town) == [
        .settled(answer(.unknown(nil), town))
      ])
    #expect(remote.calls == [])
  }

  @Test func anEntityThatWasFetchedIsAskedAboutThen() async {
    let part = CatalogPart.entity("1")
    let delivery = Delivery(part, items: [Town.harbor], stamp: Stamp(fetchedAt: 1_000))
    let source = CatalogSource(
      local: MockLocalDataManager<Town>([], parts: [PartStatus(part, nil)]),
      remote: MockRemoteDataManager(.success(delivery)), clock: { 1_000 })
    let remote = MockDescriptionDataManager(.success(.harbor), timeToLive: 100)
    let fresh = Provenance(.fresh, fetchedAt: 1_000)
    #expect(
      await steps(source, descriptions(MockDescriptionCache(), remote)) == [
        .held(answer(.unknown(nil), provenance: fresh)),
        .settled(answer(.known(.harbor), provenance: fresh)),
      ])
  }

  @Test func aYoungOneIsNotAskedForWithWhatElseIsDue() async {
    let part = PartStatus(.categories, nil, isEssential: false)
    let source = CatalogSource(
      local: MockLocalDataManager([.init(Town.harbor)], parts: [part]),
      remote: MockRemoteDataManager(.failure(Self.broken)), clock: { 1_000 })
    let remote = MockDescriptionDataManager(.success(nil), timeToLive: 100)
    let known = answer(.known(.harbor))
    #expect(
      await steps(source, descriptions(cache(Self.young), remote)) == [
        .held(known), .settled(known),
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
    _ cache: MockDescriptionCache, _ remote: MockDescriptionDataManager, _ demand: Demand = .ifDue,
    town: Town = .harbor
  ) async -> [Loaded<DetailAnswer>] {
    await steps(DetailInteractor.holding(town), descriptions(cache, remote), demand)
  }

  private func steps(
    _ source: CatalogSource<Town>, _ descriptions: DescriptionSource, _ demand: Demand = .ifDue
  ) async -> [Loaded<DetailAnswer>] {
    await DetailInteractor(source, descriptions: descriptions).open("1", demand).all()
  }

  private func answer(
    _ description: DetailDescription, _ town: Town = .harbor, provenance: Provenance = .embedded
  ) -> DetailAnswer {
    DetailAnswer(
      title: town.name, facts: town.facts, description: description, provenance: provenance)
  }
}
