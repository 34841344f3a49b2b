import Contracts
import Decoding
import Domain
import TestSupport
import Testing

@Suite struct ToleranceTests {
  private func read<Value: Decodable & Sendable>(
    _ type: Value.Type, _ json: String
  ) async throws(DataError) -> Value {
    try await AnswerDecoder.value(type, from: Array(json.utf8), of: .people)
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
