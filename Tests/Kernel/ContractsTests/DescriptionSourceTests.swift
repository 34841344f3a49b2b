import ContractMocks
import Contracts
import Domain
import TestSupport
import Testing

@Suite struct DescriptionSourceTests {
  let place = Reference(.cities, "1")
  let position = Coordinate(wrappingLatitude: 1, longitude: 2)

  /// The present is 1,000; a description younger than 100 s is good.
  @Test(arguments: [(900, true), (901, false), (1_000, false), (1_001, true)])
  func asksForWhatIsStale(fetchedAt: Int, isDue: Bool) {
    let source = source(MockDescriptionDataManager(timeToLive: 100))
    let held = CachedDescription(nil, fetchedAt: fetchedAt)
    #expect(source.isDue(held, .ifDue) == isDue)
    #expect(source.isDue(held, .always))
  }

  @Test func asksForWhatIsMissing() {
    #expect(source(MockDescriptionDataManager()).isDue(nil, .ifDue))
  }

  @Test func holdsEachLanguageByItself() async throws {
    let cache = InMemoryCacheDataManager()
    let remote = MockDescriptionDataManager(.success(nil))
    let spanish = source(remote, cache: cache)
    let answer = try await spanish.fetch("Harbor", at: position)
    try await spanish.store(answer, of: place)
    #expect(answer == CachedDescription(nil, fetchedAt: 1_000))
    #expect(remote.calls == [.init("Harbor", position, "es")])
    #expect(try await spanish.held(of: place) == answer)
    #expect(try await source(remote, cache: cache, language: "en").held(of: place) == nil)
  }

  @Test func anAnswerThatTakesTooLongTimesOut() async {
    let source = source(StuckDescriptions(), timeout: .zero)
    await #expect(throws: DataError.service(.wikipedia, .timedOut)) {
      try await source.fetch("Harbor", at: position)
    }
  }

  private func source(
    _ remote: any DescriptionDataManager,
    cache: InMemoryCacheDataManager = InMemoryCacheDataManager(), language: String = "es",
    timeout: Duration = .seconds(5)
  ) -> DescriptionSource {
    DescriptionSource(
      cache: cache, remote: remote, language: language, timeout: timeout, clock: { 1_000 })
  }
}

/// Answers only when it is cancelled.
private struct StuckDescriptions: DescriptionDataManager {
  let service = RemoteService.wikipedia
  let timeToLive = 100

  func description(
    of name: String, at position: Coordinate, language: String
  ) async throws(DataError) -> PlaceDescription? {
    await Silence().last()
    return nil
  }
}
