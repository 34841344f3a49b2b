import Catalog
import CatalogMocks
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

@Suite struct ToleranceTests {
  private func read<Value: Decodable & Sendable>(
    _ type: Value.Type, _ json: String
  ) async throws(DataError) -> Value {
    try await JSONReading.value(type, from: Array(json.utf8), of: .people)
  }

  @Test func numbersAndTextsStandForEachOther() async throws {
    #expect(
      try await read(
        [Sample].self, #"[{"line": 7, "id": 8, "count": "9", "size": "1.5"}, {"count": 3.0}]"#)
        == [Sample(line: "7", id: "8", count: 9, size: 1.5), Sample(count: 3)])
  }

  @Test func aLineHasSingleSpacesAndNoNUL() async throws {
    #expect(
      try await read(
        [Sample].self, #"[{"line": " a\n\tb\u0000c "}, {"line": " \n"}, {"line": ["a"]}]"#)
        == [Sample(line: "a b c"), Sample(), Sample()])
  }

  @Test(arguments: [
    #""a b""#, #""a\nb""#, #""a\u0000""#, #""a/b""#, #""""#, #""\u202ea""#, "null", "1.5", "[1]",
    "true",
  ])
  func isNoIdentifier(_ id: String) async throws {
    #expect(try await read(Sample.self, "{\"id\": \(id)}") == Sample())
  }

  @Test func onlyWebAddressesAreLinks() async throws {
    let link = WebLink("https://example.org/a")
    #expect(
      try await read(
        [Sample].self,
        #"[{"link": "https://example.org/a"}, {"link": "javascript:1"}, {"link": 1}]"#)
        == [Sample(link: link), Sample(), Sample()])
  }

  @Test(arguments: ["<html></html>", " \n<!DOCTYPE html>", "\u{FEFF}<html>"])
  func aPageForPeopleIsNoData(_ answer: String) async {
    await #expect(throws: DataError.service(.people, .notJSON)) { try await read(Int.self, answer) }
  }

  @Test(arguments: ["", "{\"results\": [", "Not found", "{\"results\": <b>"])
  func whatIsNoWholeJSONIsBroken(_ answer: String) async {
    await #expect(throws: DataError.service(.people, .garbled)) { try await read(Int.self, answer) }
  }

  @Test(arguments: [
    #"{"error": "Something has gone wrong."}"#, #"{"error": 1, "results": []}"#,
    #"{"fault": {"faultstring": "F", "detail": {"errorcode": "E"}}}"#,
    #"{"status": "ERROR", "results": 7}"#,
  ])
  func anApologyIsAFailureOfTheService(_ answer: String) async {
    await #expect(throws: DataError.service(.people, .failed)) { try await read(Int.self, answer) }
  }

  @Test(arguments: [(#"["a", 1, null, [2], 3]"#, [1, 3]), ("[]", [])])
  func brokenElementsAreLeftOut(array: String, elements: [Int]) async throws {
    #expect(try await read(ReadableElements<Int>.self, array).elements == elements)
  }

  @Test func nothingButBrokenElementsIsAnotherShape() async {
    await #expect(throws: DataError.service(.people, .unexpected(detail: "0"))) {
      try await read(ReadableElements<Int>.self, #"["a", null]"#)
    }
  }
}

private struct Sample: Equatable, Sendable {
  var line: String?
  var id: String?
  var count: Int?
  var size: Double?
  var link: WebLink?
}

extension Sample: Decodable {
  private enum Key: CodingKey { case line, id, count, size, link }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    line = container.line(.line)
    id = container.identifier(.id)
    count = container.wholeNumber(.count)
    size = container.number(.size)
    link = container.webLink(.link)
  }
}
