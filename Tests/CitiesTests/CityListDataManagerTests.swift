import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import Cities

@Suite struct CityListDataManagerTests {
  private let endpoint = Endpoint(.cities, limits: .cityList)
  private let validators = Validators(etag: "\"a\"")

  private func list(rows: Int) -> [UInt8] {
    let rows = (1...rows).map {
      #"{"country":"XA","name":"N\#($0)","_id":\#($0 % 100 + 1),"coord":{"lon":2.5,"lat":1.5}}"#
    }
    return Array("[\(rows.joined(separator: ",\n"))]".utf8)
  }

  @Test func fetchesTheListAndSaysWhatItLeftOut() async throws {
    let http = MockHTTPDataManager([endpoint: [.success(.body(list(rows: 130), validators))]])
    let remote = CityListDataManager(http) { 77 }
    let result = try await remote.fetch(.whole, unless: Validators())
    #expect(result.items?.map(\.name) == (1...100).map { "N\($0)" })
    #expect(result.part == .whole)
    #expect(result.metadata == CacheMetadata(fetchedAt: 77, validators: validators))
    #expect(result.skipped == 30)
    #expect(http.calls == [.init(endpoint)])
  }

  @Test func whatIsStillRightIsConfirmed() async throws {
    let http = MockHTTPDataManager([endpoint: [.success(.notModified)]])
    let result = try await CityListDataManager(http) { 77 }.fetch(.whole, unless: validators)
    #expect(
      result
        == FetchResult(
          .whole, items: nil, metadata: CacheMetadata(fetchedAt: 77, validators: validators)))
    #expect(http.calls == [.init(endpoint, validators)])
  }

  @Test func failuresAreTheServices() async throws {
    let half = Array(list(rows: 50).dropLast())
    let http = MockHTTPDataManager([
      endpoint: [
        .failure(.service(.cities, .timedOut)),
        .success(.body(Array("<html>".utf8), validators)),
        .success(.body(half, validators)),
      ]
    ])
    let remote = CityListDataManager(http) { 77 }
    for problem in [ServiceProblem.timedOut, .notJSON, .garbled] {
      await #expect(throws: DataError.service(.cities, problem)) {
        try await remote.fetch(.whole, unless: Validators())
      }
    }
  }
}
