import Catalog
import Domain
import TestSupport
import Testing

@Suite struct ToleranceTests {
  private struct Sample: Decodable, Equatable, Sendable {
    let line: String?
    let id: String?
    let count: Int?
    let size: Double?
    let link: WebLink?

    enum Key: CodingKey { case line, id, count, size, link }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      line = container.line(.line)
      id = container.identifier(.id)
      count = container.wholeNumber(.count)
      size = container.number(.size)
      link = container.webLink(.link)
    }

    init(
      line: String? = nil, id: String? = nil, count: Int? = nil, size: Double? = nil,
      link: WebLink? = nil
    ) {
      self.line = line
      self.id = id
      self.count = count
      self.size = size
      self.link = link
    }
  }

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

  @Test func brokenElementsAreLeftOut() async throws {
    #expect(
      try await read(ReadableElements<Int>.self, #"["a", 1, null, [2], 3]"#).elements == [1, 3])
  }

  @Test func anEmptyArrayIsReadable() async throws {
    #expect(try await read(ReadableElements<Int>.self, "[]").elements == [])
  }

  @Test func nothingButBrokenElementsIsAnotherShape() async {
    await #expect(throws: DataError.service(.people, .unexpected(detail: "0"))) {
      try await read(ReadableElements<Int>.self, #"["a", null]"#)
    }
  }
}
