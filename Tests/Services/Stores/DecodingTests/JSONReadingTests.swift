import ContractMocks
import Contracts
import Decoding
import Domain
import TestSupport
import Testing

@Suite struct JSONDataManagerTests {
  private let validators = Validators(etag: "\"1\"")
  private let endpoint = Endpoint(.people, ["guests"])

  private func fetch(
    _ part: CatalogPart, _ answer: MockHTTPDataManager.Answer
  ) async throws -> (FetchResult<Guest>, [MockHTTPDataManager.Call]) {
    let http = MockHTTPDataManager([endpoint: [answer]])
    let resources = CatalogResources(
      http: http, cache: InMemoryCacheDataManager(), clock: { 1_000 })
    let manager = JSONDataManager(.people, timeToLive: 60, resources) { (ids: [String]) in
      ids.map(Guest.init)
    } endpoint: { [endpoint] part in
      part == .page(3) ? endpoint : nil
    }
    return (try await manager.fetch(part, unless: validators), http.calls)
  }

  @Test func deliversWhatAnAnswerHolds() async throws {
    let new = Validators(etag: "\"2\"")
    let (result, calls) = try await fetch(
      .page(3), .success(.body(Array(#"["a", "b"]"#.utf8), new)))
    #expect(
      result
        == FetchResult(
          .page(3), items: [Guest(id: "a"), Guest(id: "b")],
          metadata: CacheMetadata(fetchedAt: 1_000, validators: new)))
    #expect(calls == [.init(endpoint, validators)])
  }

  @Test func whatDidNotChangeKeepsItsValidators() async throws {
    let metadata = CacheMetadata(fetchedAt: 1_000, validators: validators)
    let result = try await fetch(.page(3), .success(.notModified)).0
    #expect(result == FetchResult(.page(3), items: nil, metadata: metadata))
  }

  @Test func failuresArePassedOn() async {
    let error = DataError.service(.people, .status(500))
    await #expect(throws: error) { try await fetch(.page(3), .failure(error)) }
  }

  @Test func aPartTheCatalogDoesNotHaveIsUnexpected() async {
    await #expect(throws: DataError.service(.people, .unexpected(detail: "whole"))) {
      try await fetch(.whole, .success(.notModified))
    }
  }
}

private struct Guest: Entity {
  static let catalog = CatalogID.people
  let id: String
}
